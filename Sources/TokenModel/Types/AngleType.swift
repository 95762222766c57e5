import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// An angle in degrees; `rad` and `turn` are converted.
  package static let angle: TokenType = .init(
    name: "angle", shape: .angle, writtenShape: Quantity.writtenShape,
    expectation: "an angle in degrees, such as 10 or 0.5turn"
  ) { node, reader in
    guard let quantity = Quantity.read(node, for: angle, &reader) else { return nil }
    let degrees: Number?
    switch quantity.unit {
    case nil, "deg": degrees = quantity.number
    case "rad": degrees = reader.finite(quantity.number.value * 180 / Double.pi, node)
    case "turn": degrees = reader.finite(quantity.number.value * 360, node)
    case let unit?:
      reader.bag.add(.unknownUnit(unit, node, units: ["deg", "rad", "turn"], of: "an angle"))
      degrees = nil
    }
    return degrees.map { Value(.angle($0), range: node.range) }
  }
}
