import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// A length in points (DTCG Format, section 8.2; `px` is translated to points as that section asks).
  package static let dimension: TokenType = .init(
    name: "dimension", shape: .length, writtenShape: Quantity.writtenShape,
    expectation: "a length in points, such as 16 or 16pt"
  ) { node, reader in
    reader.length(node, for: dimension).map { Value(.length($0), range: node.range) }
  }
}

extension ValueReader {
  /// A length in points: a bare number, or one with `pt`, `px` (the same) or `rem` (by `units.rem`).
  package mutating func length(_ node: Node, for type: TokenType) -> Number? {
    guard let quantity = Quantity.read(node, for: type, &self) else { return nil }
    switch quantity.unit {
    case nil, "pt", "px": return quantity.number
    case "rem":
      guard let pointsPerRem = settings.pointsPerRem else {
        bag.add(.remWithoutSetting(at: node.range))
        return nil
      }
      return finite(quantity.number.value * pointsPerRem, node)
    case let unit?:
      bag.add(.unknownUnit(unit, node, units: ["pt", "px", "rem"], of: "a length"))
      return nil
    }
  }

  /// A computed number, rounded; nil if it overflowed, which is reported.
  package mutating func finite(_ value: Double, _ node: Node) -> Number? {
    guard value.isFinite else {
      bag.add(.numberNotFinite(at: node.range))
      return nil
    }
    return Number(roundedToSignificantDigits: value)
  }
}
