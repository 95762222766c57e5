import SwiftSyntax
import TokenDiagnostics

/// The keys of Info.plists that a `Project.swift` of Tuist gives: wherever a dictionary has one of the keys
/// that rules ask for. The program is not run, so what it does not say is not known.
struct TuistManifestReading {
  private let file: SourceFile
  private let tree: SourceFileSyntax
  private let folder: String

  /// Nil for what is no such manifest, too large, or nested so deeply that SwiftParser would not come back
  /// from it.
  init?(_ file: SourceFile) {
    guard file.bytes.count <= Self.mostBytes, Self.depth(of: file.bytes) <= Self.deepest,
      file.text(0..<file.bytes.count).contains("import ProjectDescription")
    else { return nil }
    self.file = file
    tree = .parsed(file.bytes)
    folder = ProjectPath.folder(of: file.path)
  }

  private static let mostBytes = 1 << 20
  private static let deepest = 200

  /// How deeply brackets are nested at most, those in texts and comments counted as well.
  private static func depth(of bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: continue
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  var apps: [ProjectApp] {
    var seen: Set<SyntaxIdentifier> = []
    var apps: [ProjectApp] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .stringSegment(let text) = token.tokenKind, Self.isKey(text),
        let element = Self.element(keyedBy: token),
        let dictionary = element.parent?.parent?.as(DictionaryExprSyntax.self),
        seen.insert(dictionary.id).inserted, let app = app(dictionary)
      else { continue }
      apps.append(app)
    }
    return apps
  }

  private static func isKey(_ text: String) -> Bool {
    InfoPlistKey.all.contains(text) || text.hasPrefix("INFOPLIST_KEY_")
  }

  private static func element(keyedBy token: TokenSyntax) -> DictionaryElementSyntax? {
    guard let literal = token.parent?.parent?.parent?.as(StringLiteralExprSyntax.self),
      let element = literal.parent?.as(DictionaryElementSyntax.self), element.key.id == literal.id
    else { return nil }
    return element
  }

  private func app(_ dictionary: DictionaryExprSyntax) -> ProjectApp? {
    let call = Self.target(around: dictionary)
    if let product = call?.argument("product")?.as(MemberAccessExprSyntax.self),
      !["app", "appClip"].contains(product.declName.baseName.text)
    {
      return nil
    }
    let value = TuistValue(file: file).value(dictionary)
    let assignments = (value.entries ?? []).compactMap { entry in
      entry.value.settingText.map {
        SettingAssignment(key: entry.key, value: $0, place: entry.keyRange, source: .manifest)
      }
    }
    let settings = BuildSettings(levels: [SettingsLevel(assignments, in: "")], usual: [:])
    let name = (call?.argument("name")?.as(StringLiteralExprSyntax.self)?.representedLiteralValue) ?? ""
    let build = AppBuild(
      configuration: nil, place: value.range, infoPlist: InfoPlist(file: .read(value), settings: settings),
      isUnderstood: false, settings: settings)
    var sources = AppSources()
    sources.folders = [folder]
    return ProjectApp(name: name, kind: .manifest, place: value.range, builds: [build], sources: sources)
  }

  /// The innermost call around it that makes a target: one with a `product:`.
  private static func target(around dictionary: DictionaryExprSyntax) -> FunctionCallExprSyntax? {
    var next = dictionary.parent
    while let node = next {
      if let call = node.as(FunctionCallExprSyntax.self), call.argument("product") != nil { return call }
      next = node.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension PropertyListValue {
  fileprivate var settingText: String? {
    switch content {
    case .text(let text): text
    case .boolean(let isTrue): isTrue ? "YES" : "NO"
    case .list(let elements): elements.compactMap(\.text).joined(separator: " ")
    case .dictionary, .other: nil
    }
  }
}

/// Makes values of Swift literals and of Tuist's own cases around them: `.string("x")`, `.boolean(true)`. No
/// place is asked of other expressions: one may be nested so deeply that SwiftSyntax cannot tell where it
/// begins.
private struct TuistValue {
  let file: SourceFile

  func value(_ dictionary: DictionaryExprSyntax) -> PropertyListValue {
    PropertyListValue(content: entries(dictionary, depth: 0), range: range(of: dictionary.leftSquare))
  }

  /// The place of all values is that of their key.
  private func value(_ expression: ExprSyntax, at place: TokenDiagnostics.SourceRange, depth: Int)
    -> PropertyListValue
  {
    PropertyListValue(
      content: depth < ProjectLimits.deepest ? content(expression, at: place, depth: depth) : .other,
      range: place)
  }

  private func content(
    _ expression: ExprSyntax, at place: TokenDiagnostics.SourceRange, depth: Int
  ) -> PropertyListValue.Content {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue.map(PropertyListValue.Content.text) ?? .other
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return .boolean(literal.literal.tokenKind == .keyword(.true))
    }
    if let literal = expression.as(IntegerLiteralExprSyntax.self) { return .text(literal.literal.text) }
    if let list = expression.as(ArrayExprSyntax.self) {
      return .list(list.elements.map { value($0.expression, at: place, depth: depth + 1) })
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self) { return entries(dictionary, depth: depth) }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.is(MemberAccessExprSyntax.self), let argument = call.arguments.first
    {
      return value(argument.expression, at: place, depth: depth + 1).content
    }
    return .other
  }

  private func entries(_ dictionary: DictionaryExprSyntax, depth: Int) -> PropertyListValue.Content {
    guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
    return .dictionary(
      elements.compactMap { element in
        guard let literal = element.key.as(StringLiteralExprSyntax.self),
          let key = literal.representedLiteralValue
        else { return nil }
        let place = range(of: literal)
        return .init(key: key, keyRange: place, value: value(element.value, at: place, depth: depth + 1))
      })
  }

  private func range(of node: some SyntaxProtocol) -> TokenDiagnostics.SourceRange {
    TokenDiagnostics.SourceRange(
      file: file, start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
