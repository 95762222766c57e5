import TokenDiagnostics
import TokenSyntax

/// A spelling that real JSON files have and DTCG 2025.10 has not.
enum LegacySpelling {
  /// `"16px"`, or `16`.
  case length
  /// `"200ms"`
  case duration
  /// `"#1E6EF4"`
  case color
  /// `"{a} * 2"`
  case expression

  /// Nil for a scalar that DTCG has for values of that shape. It is one that could be read.
  init?(_ scalar: Scalar, as shape: Shape) {
    switch (scalar.meaning, shape) {
    case (.number, .length), (.number, .textSize): self = .length
    case (.text, .color), (.text, .length), (.text, .textSize), (.text, .duration), (.text, .number),
      (.text, .angle):
      self.init(text: scalar.text, as: shape)
    default: return nil
    }
  }

  private init?(text: String, as shape: Shape) {
    switch Reference(text: text) {
    case .token, .malformed: return nil
    case .expression: self = .expression
    case .none:
      let quantity = Quantity(text: text)
      let isQuantity = quantity.map { $0.unit?.allSatisfy { $0.isLetter || $0 == "%" } ?? true } ?? false
      switch shape {
      case .color: self = .color
      case .length, .textSize: self = isQuantity ? .length : .expression
      case .duration: self = isQuantity ? .duration : .expression
      case .angle, .number, .text, .boolean, .choice, .list, .oneOrMore, .record, .foreign:
        if isQuantity { return nil }
        self = .expression
      }
    }
  }
}

extension ValueReader {
  /// Notes a legacy spelling of a value that was read. YAML has spellings of its own.
  mutating func noteLegacySpelling(of node: Node, as type: TokenType) {
    guard case .ofFile = spelling, case .scalar(let scalar) = node.content, node.range.file.language == .json,
      let spelling = LegacySpelling(scalar, as: type.shape)
    else { return }
    bag.add(.legacySpelling(spelling, at: node.range))
  }

  /// Notes the `'0'` of a length, which files that once were CSS have. In JSON it is a legacy spelling like any other.
  mutating func noteQuotedZero(_ node: Node) {
    if node.range.file.language == .yaml { bag.add(.quotedZero(node)) }
  }
}

extension TokenType {
  var isLength: Bool {
    switch shape {
    case .length, .textSize: true
    case .color, .duration, .angle, .number, .text, .boolean, .choice, .list, .oneOrMore, .record, .foreign:
      false
    }
  }
}

extension MetadataReader {
  /// What Style Dictionary puts beside the value of a token.
  static let styleDictionaryKeys: Set<String> = ["attributes", "comment", "name", "original"]

  /// The key `value` of a token that has no `$` before its keys; nil for a group. In YAML a group may have tokens
  /// called `value` and `type`, but hardly one whose `type` is a type.
  func keyOfOlderFormat(_ entries: [Node.Entry]) -> Node.Key? {
    guard let value = entries["value"], !entries.holdsValue else { return nil }
    if value.key.range.file.language == .json, !value.value.isMapping { return value.key }
    guard let type = entries["type"],
      case .scalar(let scalar) = type.value.content, scalar.meaning == .text
    else { return nil }
    return value.key.range.file.language == .json || isTypeName(scalar.text) ? value.key : nil
  }
}

extension Node {
  fileprivate var isMapping: Bool {
    if case .mapping = content { true } else { false }
  }

  /// False for what stands in JSON and is no text. In YAML a number needs no quotes to be text.
  var isTextOrInYAML: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.meaning == .text || range.file.language == .yaml
  }
}

extension DiagnosticBag {
  /// The diagnostics, with only the first of some kind and message in each file, which tells how many more there are.
  func joiningRepeatsInFile(of ids: Set<DiagnosticID>) -> DiagnosticBag {
    guard diagnostics.contains(where: { ids.contains($0.id) }) else { return self }
    var repeats: [Repeat: (first: Diagnostic, count: Int)] = [:]
    for diagnostic in diagnostics where ids.contains(diagnostic.id) {
      let known = repeats[Repeat(diagnostic)]
      let isEarlier = (diagnostic.range?.start ?? 0) < (known?.first.range?.start ?? .max)
      repeats[Repeat(diagnostic)] = (
        isEarlier ? diagnostic : known?.first ?? diagnostic, (known?.count ?? 0) + 1
      )
    }
    var joined = DiagnosticBag()
    for diagnostic in diagnostics {
      guard ids.contains(diagnostic.id) else {
        joined.add(diagnostic)
        continue
      }
      guard let (first, count) = repeats.removeValue(forKey: Repeat(diagnostic)) else { continue }
      joined.add(first.telling(others: count - 1))
    }
    return joined
  }

  private struct Repeat: Hashable {
    let id: DiagnosticID
    let message: String
    let file: ObjectIdentifier?

    init(_ diagnostic: Diagnostic) {
      id = diagnostic.id
      message = diagnostic.message
      file = diagnostic.range.map { ObjectIdentifier($0.file) }
    }
  }
}
