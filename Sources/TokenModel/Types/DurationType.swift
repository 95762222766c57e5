import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// A span of time (DTCG Format, section 8.5). A bare number is refused: milliseconds and seconds are mixed up
  /// too easily.
  package static let duration: TokenType = .init(
    name: "duration", shape: .duration, writtenShape: Quantity.writtenShape,
    expectation: "a duration with its unit, such as 250ms or 0.25s"
  ) { node, reader in
    guard let quantity = Quantity.read(node, for: duration, &reader) else { return nil }
    guard let unit = quantity.unit else {
      reader.bag.add(.missingUnit(node, number: quantity.number, units: ["ms", "s"], of: "a duration"))
      return nil
    }
    guard let known = Duration.Unit(rawValue: unit) else {
      reader.bag.add(.unknownUnit(unit, node, units: ["ms", "s"], of: "a duration"))
      return nil
    }
    return Value(.duration(Duration(number: quantity.number, unit: known)), range: node.range)
  }
}
