import TokenDiagnostics
import TokenSyntax

/// What a node says about other tokens: `"{color.label}"` stands for a whole token (DTCG Format, section 7.1).
enum Reference {
  case none
  case token(TokenPath)
  /// Braces that do not hold one path: `{a.b`, `{}`, `{ a }`.
  case malformed
  /// References with more around them: `{a} * 2`.
  case expression

  init(_ node: Node) {
    // Few texts hold a brace, and to look for one costs less than to find out what a scalar means.
    guard case .scalar(let scalar) = node.content, scalar.text.utf8.contains(where: \.isBrace),
      scalar.meaning == .text
    else {
      self = .none
      return
    }
    self.init(text: scalar.text)
  }

  init(text: String) {
    var braceCount = 0
    var isPaired = true
    for byte in text.utf8 where byte.isBrace {
      isPaired = isPaired && byte == UInt8(ascii: braceCount.isMultiple(of: 2) ? "{" : "}")
      braceCount += 1
    }
    guard braceCount > 0 else {
      self = .none
      return
    }
    let isWhole = text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
    guard isWhole, braceCount == 2 else {
      self = isPaired && braceCount.isMultiple(of: 2) ? .expression : .malformed
      return
    }
    let path = text.utf8.dropFirst().dropLast()
    self = Self.isPath(path) ? .token(TokenPath(written: String(Substring(path)))) : .malformed
  }

  /// Whether text is names with dots between them, none of them empty or with a blank at an end.
  private static func isPath(_ text: Substring.UTF8View) -> Bool {
    let (dot, blank) = (UInt8(ascii: "."), UInt8(ascii: " "))
    var last = dot
    for byte in text {
      if last == dot, byte == dot || byte == blank { return false }
      if last == blank, byte == dot { return false }
      last = byte
    }
    return last != dot && last != blank
  }

  /// A reference and where it is written.
  struct Found: Sendable {
    let path: TokenPath
    let range: SourceRange
    /// Whether it stands for a value, not for a number that another value is computed from.
    let isWhole: Bool
  }

  /// The references in all values of a token, in source order.
  static func all(in value: Node, _ properties: TokenDeclaration.Properties) -> [Found] {
    var found: [Found] = []
    add(in: value, to: &found)
    for variant in properties.variants { add(in: variant.node, to: &found) }
    for value in properties.valuesWithoutCondition { add(in: value, to: &found) }
    for value in properties.rendition?.nodes ?? [] { add(in: value, to: &found) }
    return found
  }

  /// Adds the references in a value, at whatever depth, in source order.
  private static func add(in node: Node, to found: inout [Found]) {
    switch node.content {
    case .scalar(let scalar):
      switch Reference(node) {
      case .token(let path): found.append(Found(path: path, range: node.range, isWhole: true))
      case .expression: found += inExpression(PlacedText(scalar.text, in: node.range))
      case .none, .malformed: break
      }
    case .list(let items): for item in items { add(in: item, to: &found) }
    case .mapping(let entries): for entry in entries { add(in: entry.value, to: &found) }
    }
  }

  fileprivate static func inExpression(_ place: PlacedText) -> [Found] {
    var lexer = ExpressionLexer(place.text)
    var found: [Found] = []
    while case let token = lexer.next(), token.kind != .end {
      guard case .reference(let path?) = token.kind else { continue }
      found.append(Found(path: path, range: place.range(token.part), isWhole: false))
    }
    return found
  }
}

extension Check {
  /// The tokens that it speaks of.
  package var references: [TokenPath] {
    Reference.inExpression(PlacedText(assertion.value, in: assertion.range)).map(\.path)
  }
}

extension UInt8 {
  fileprivate var isBrace: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "}") }
}

/// The names that references may use, for what is said of one that is wrong.
struct ReferenceNames {
  private let tokens: [TokenDeclaration]
  private let searches = Searches()

  init(_ tokens: [TokenDeclaration]) { self.tokens = tokens }

  /// The token a mistyped reference probably means. After so many comparisons none is looked for any more: a file
  /// that is missing makes thousands of references wrong, and each search reads every name.
  func nearMiss(for path: TokenPath) -> String? {
    guard searches.comparisonsLeft >= tokens.count else { return nil }
    searches.comparisonsLeft -= tokens.count
    return NearMiss.find(path.description, among: tokens.lazy.map(\.path.description))
  }

  private final class Searches {
    var comparisonsLeft = 500_000
  }
}
