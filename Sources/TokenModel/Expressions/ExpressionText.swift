import TokenSyntax

/// Whether text is meant to be computed, by a look at how it begins. Few texts are, so most are told by their first
/// bytes.
enum ExpressionText {
  /// The text of a scalar that is an expression: `{a} * 2`, `2 + 3`, `floor(3.7)`; nil for `16px`, `-8`, `auto`.
  static func of(_ node: Node) -> String? {
    guard case .scalar(let scalar) = node.content, mayBeExpression(scalar.text.utf8),
      scalar.meaning == .text, Number(text: scalar.text) == nil, isExpression(scalar.text)
    else { return nil }
    return scalar.text
  }

  private static func mayBeExpression(_ text: String.UTF8View) -> Bool {
    guard let first = text.first else { return false }
    return first.opensExpression || text.dropFirst().contains { $0.opensExpression || $0.isOperator }
  }

  private static func isExpression(_ text: String) -> Bool {
    if text.utf8.contains(UInt8(ascii: "{")) { return true }
    let start = text.utf8.drop { $0 == UInt8(ascii: " ") }
    // Two signs are a slip: `--5`.
    let hasSign = start.first.map { "+-".utf8.contains($0) } ?? false
    let body = hasSign ? start.dropFirst().drop { $0 == UInt8(ascii: " ") } : start
    guard let first = body.first else { return false }
    if first == UInt8(ascii: "(") { return true }
    if first.isASCIILetter {
      let rest = body.drop { $0.isASCIILetter || $0.isASCIIDigit }.drop { $0 == UInt8(ascii: " ") }
      return rest.first == UInt8(ascii: "(")
    }
    guard let unit = Quantity(text: String(Substring(body)))?.unit else { return first.isASCIIDigit }
    return unit.utf8.contains { "+-*/()".utf8.contains($0) }
  }
}

extension UInt8 {
  package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}

extension UInt8 {
  fileprivate var opensExpression: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "(") }

  fileprivate var isOperator: Bool {
    switch self {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"): true
    default: false
    }
  }
}
