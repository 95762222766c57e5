import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// A number without a unit (DTCG Format, section 8.7).
  package static let number: TokenType = .init(
    name: "number", shape: .number, expectation: "a number without a unit, such as 1.5"
  ) { node, reader in
    guard let quantity = Quantity.read(node, for: number, &reader) else { return nil }
    guard quantity.unit == nil else {
      reader.bag.add(.wrongValue(node, expected: number.expectation))
      return nil
    }
    return Value(.number(quantity.number), range: node.range)
  }
}
