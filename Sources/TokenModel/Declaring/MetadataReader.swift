import TokenDiagnostics
import TokenSyntax

/// Reads the `$…` keys that groups and tokens share.
struct MetadataReader {
  private let types: [String: TokenType]
  private let typeNames: [String]

  init(types: [TokenType]) {
    self.types = Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    typeNames = types.map(\.name) + Self.laterTypes.sorted()
  }

  /// Types of DTCG and of this field that a later version will read.
  private static let laterTypes: Set<String> = [
    "budget", "grid", "adjacentSpacing",
  ]
  private static let laterKeys: Set<String> = ["$extends", "$ref", "$root"]
  private static let keys = [
    "$value", "$type", "$description", "$source", "$deprecated", "$when", "$use", "$extensions", "$extends",
    "$ref", "$root", "$checks",
  ]

  /// Takes one entry of a group or token into `metadata`; false if its key is not one of metadata's.
  func read(
    _ entry: Node.Entry, of owner: TokenPath, into metadata: inout Metadata, _ bag: inout DiagnosticBag
  ) -> Bool {
    let node = entry.value
    let saidBefore = node.isReported ? bag : nil
    defer { if let saidBefore { bag = saidBefore } }
    switch entry.key.text {
    case "$type": metadata.type = Located(readType(node, &bag), at: node.range)
    case "$description": metadata.description = readText(node, entry.key, &bag)
    case "$source": metadata.source = readSource(node, &bag).map { Located($0, at: node.range) }
    case "$deprecated": metadata.deprecation = readDeprecation(node, &bag).map { Located($0, at: node.range) }
    case "$extensions": metadata.extensions = readExtensions(node, &bag).map { Located($0, at: node.range) }
    case "$use": metadata.use = readUse(node, &bag).map { Located($0, at: node.range) }
    case "$checks": metadata.checks += readChecks(node, of: owner, &bag)
    default: return false
    }
    return true
  }

  /// Reports a `$…` key that has no meaning where it stands. Of what may have given the type nothing more is said.
  func refuse(_ key: Node.Key, _ metadata: inout Metadata, _ bag: inout DiagnosticBag) {
    if metadata.type == nil, key.text == "$extends" || NearMiss.find(key.text, among: Self.keys) == "$type" {
      metadata.type = Located(nil, at: key.range)
    }
    if Self.laterKeys.contains(key.text) {
      bag.add(.notSupportedYet("'\(key.text)'", at: key.range))
    } else {
      bag.add(.unknownKey(key, keys: Self.keys))
    }
  }

  private func readType(_ node: Node, _ bag: inout DiagnosticBag) -> TokenType? {
    guard case .scalar(let scalar) = node.content, !scalar.isNull, node.isTextOrInYAML,
      !scalar.text.allSatisfy(\.isWhitespace)
    else {
      bag.add(.wrongValue(node, expected: "the name of a type such as dimension"))
      return nil
    }
    if let type = types[scalar.text] { return type }
    if Self.laterTypes.contains(scalar.text) {
      bag.add(.notSupportedYet("the type '\(scalar.text)'", at: node.range))
    } else if let meant = nearMiss(ofType: scalar.text) {
      bag.add(.unknownType(scalar.text, node, meant: meant))
    } else {
      return .foreign(scalar.text)
    }
    return nil
  }

  private func nearMiss(ofType name: String) -> String? {
    if Self.typesOfOtherTools.contains(name) { return nil }
    return NearMiss.find(name, among: typeNames)
  }

  /// Near to one of ours in letters only.
  private static let typesOfOtherTools: Set<String> = ["spacing"]

  func isTypeName(_ name: String) -> Bool { types[name] != nil || Self.laterTypes.contains(name) }

  func readText(_ node: Node, _ key: Node.Key, _ bag: inout DiagnosticBag) -> Located<String>? {
    guard case .scalar(let scalar) = node.content, !scalar.isNull, node.isTextOrInYAML else {
      bag.add(.wrongValue(node, expected: "text for '\(key.text)'"))
      return nil
    }
    if !scalar.text.isPrintableASCII, scalar.text.unicodeScalars.contains(where: \.isBidirectionalControl) {
      bag.add(.bidirectionalControl(node))
    }
    if let whole = node.textBeforeComment { bag.add(.textCutByComment(whole, after: node)) }
    return Located(scalar.text, at: node.range)
  }

  private func readDeprecation(_ node: Node, _ bag: inout DiagnosticBag) -> Deprecation? {
    if case .scalar(let scalar) = node.content {
      switch scalar.meaning {
      case .boolean(true): return .deprecated
      case .boolean(false): return .notDeprecated
      case .text:
        return readText(node, Node.Key(text: "$deprecated", range: node.range), &bag).map {
          .because($0.value)
        }
      case .null, .number, .notFinite: break
      }
    }
    bag.add(.wrongValue(node, expected: "true, false or a reason for '$deprecated'"))
    return nil
  }

  /// False where it is none, which is reported.
  func readBoolean(_ node: Node, _ key: String, _ bag: inout DiagnosticBag) -> Bool {
    if case .scalar(let scalar) = node.content, case .boolean(let boolean) = scalar.meaning { return boolean }
    bag.add(.wrongValue(node, expected: "true or false for '\(key)'"))
    return false
  }

  private func readUse(_ node: Node, _ bag: inout DiagnosticBag) -> TokenUse? {
    let names = TokenUse.allCases.map(\.rawValue)
    guard case .scalar(let scalar) = node.content, scalar.meaning == .text else {
      bag.add(.wrongValue(node, expected: "one of \(names.quotedList) for '$use'"))
      return nil
    }
    guard let use = TokenUse(rawValue: scalar.text) else {
      bag.add(.unknownChoice(scalar.text, node, values: names))
      return nil
    }
    return use
  }
}

extension MetadataReader {
  /// `{ article: … }`, `{ documentation: … }`, `{ measurement: … }`, each with an optional `url`, or
  /// `{ figma: { file, node } }`.
  private func readSource(_ node: Node, _ bag: inout DiagnosticBag) -> TokenSource? {
    guard case .mapping(let entries) = node.content, !entries.isEmpty else {
      bag.add(.wrongValue(node, expected: "a mapping such as { article: … } for '$source'"))
      return nil
    }
    let unknown = entries.filter { !Self.sourceKeys.contains($0.key.text) }
    for entry in unknown { bag.add(.unknownSourceKey(entry.key, keys: Self.sourceKeys)) }
    guard unknown.isEmpty else { return nil }
    let kinds = entries.filter { Self.sourceKinds.contains($0.key.text) }
    guard let kind = kinds.first, kinds.count == 1 else {
      bag.add(.sourceKinds(kinds.last?.key.range ?? node.smallestRange, Self.sourceKinds))
      return nil
    }
    let link = entries["url"]
    if kind.key.text == "figma" {
      if let link { bag.add(.urlBesideFigma(link.key)) }
      return readFigma(kind.value, &bag)
    }
    guard let title = readText(kind.value, kind.key, &bag)?.value else { return nil }
    var url: String?
    if let link {
      guard let text = readText(link.value, link.key, &bag) else { return nil }
      url = text.value
    }
    switch kind.key.text {
    case "article": return .article(title, url: url)
    case "documentation": return .documentation(title, url: url)
    default: return .measurement(title, url: url)
    }
  }

  private static let sourceKinds = ["article", "documentation", "measurement", "figma"]
  private static let sourceKeys = sourceKinds + ["url"]

  private func readFigma(_ node: Node, _ bag: inout DiagnosticBag) -> TokenSource? {
    guard case .mapping(let entries) = node.content, let file = entries["file"], let layer = entries["node"],
      entries.count == 2
    else {
      bag.add(.figmaKeys(node))
      return nil
    }
    guard let file = readText(file.value, file.key, &bag), let layer = readText(layer.value, layer.key, &bag)
    else { return nil }
    return .figma(file: file.value, node: layer.value)
  }
}

extension Unicode.Scalar {
  /// The controls that reorder the text around them, so that code reads as something else than it is.
  package var isBidirectionalControl: Bool {
    ("\u{202A}"..."\u{202E}").contains(self) || ("\u{2066}"..."\u{2069}").contains(self)
  }
}
