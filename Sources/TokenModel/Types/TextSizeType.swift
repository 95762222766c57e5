import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// A size of type in points, replaced by the nearest standard size.
  package static let textSize: TokenType = .init(
    name: "textSize", shape: .textSize, writtenShape: Quantity.writtenShape,
    expectation: "a text size in points, such as 17",
    constraint: dimension.positive("a text size").constraint,
    convert: { value, referral, reader in
      guard referral.token.type.name == dimension.name, case .length(let size) = value.content else {
        return nil
      }
      return reader.snapped(size, referral.node, from: referral.token)
    },
    drawing: { value, _ in .sizeSpecimen(of: value) }
  ) { node, reader in
    reader.length(node, for: textSize).map { reader.snapped($0, node, from: nil) }
  }
}

extension ValueReader {
  /// Further from every standard size than this, in points, and a size is likely no text size at all.
  private static let farDistance = 4.0

  /// The nearest standard size. The token is a dimension that is referred to, which itself is not snapped.
  fileprivate mutating func snapped(_ size: Number, _ node: Node, from token: Token?) -> Value {
    let nearest = settings.textSizes.nearest(to: size.value)
    let snapping = settings.snapping(in: node.range.file.language)
    // Nothing is snapped that the constraint refuses.
    guard snapping != .off, nearest.size != size, size.value > 0 else {
      return Value(.length(size), range: node.range)
    }
    let isFar = abs(nearest.size.value - size.value) > Self.farDistance
    let severity: Diagnostic.Severity = snapping == .error ? .error : .warning
    bag.add(
      isFar
        ? .farTextSize(size, nearest, node, severity, from: token)
        : .snappedTextSize(size, nearest, node, severity, from: token))
    return Value(.length(nearest.size), range: node.range, written: size)
  }
}
