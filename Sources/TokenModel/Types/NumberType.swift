import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// A number without a unit (DTCG Format, section 8.7).
  package static let number: TokenType = .init(
    name: "number", shape: .number, expectation: "a number without a unit, such as 1.5",
    convert: { value, referral, _ in referral.token.type.name == ratio.name ? value : nil }
  ) { node, reader in
    reader.number(node, for: number)
  }
}

extension ValueReader {
  /// A number without a unit; what is expected where there is none says the type.
  mutating func number(_ node: Node, for type: TokenType) -> Value? {
    guard let quantity = Quantity.read(node, for: type, &self) else { return nil }
    guard quantity.unit == nil else {
      bag.add(.wrongValue(node, expected: type.expectation))
      return nil
    }
    return Value(.number(quantity.number), range: node.range)
  }
}
