import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// A part of a whole, without a unit: `0.92`, or `92%`.
  package static let ratio: TokenType = .init(
    name: "ratio", shape: .number, notations: [.number, .quantity(units: ["%"])],
    expectation: "a ratio without a unit, such as 0.92 or 92%",
    convert: { value, referral, _ in referral.token.type.name == TokenType.number.name ? value : nil }
  ) { node, reader in
    guard let quantity = Quantity.read(node, for: ratio, &reader) else { return nil }
    let number: Number?
    switch quantity.unit {
    case nil: number = quantity.number
    case "%": number = Number(roundedToSignificantDigits: quantity.number.value / 100)
    case let unit?:
      reader.bag.add(.unknownUnit(unit, node, units: ["%"], of: "a ratio"))
      number = nil
    }
    return number.map { Value(.number($0), range: node.range) }
  }
}
