import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// A size of type in points, replaced by the nearest standard size.
  package static let textSize: TokenType = .init(
    name: "textSize", shape: .textSize, writtenShape: Quantity.writtenShape,
    expectation: "a text size in points, such as 17",
    constraint: dimension.positive("a text size").constraint
  ) { node, reader in
    guard let size = reader.length(node, for: textSize) else { return nil }
    // Nothing is snapped that the constraint refuses.
    return size.value > 0 ? reader.snapped(size, node) : Value(.length(size), range: node.range)
  }
}

extension ValueReader {
  /// Further from every standard size than this, in points, and a size is likely no text size at all.
  private static let farDistance = 4.0

  fileprivate mutating func snapped(_ size: Number, _ node: Node) -> Value {
    let nearest = settings.textSizes.nearest(to: size.value)
    let snapping = settings.snapping(in: node.range.file.language)
    guard snapping != .off, nearest.size != size else {
      return Value(.length(size), range: node.range)
    }
    let isFar = abs(nearest.size.value - size.value) > Self.farDistance
    let severity: Diagnostic.Severity = snapping == .error ? .error : .warning
    bag.add(
      isFar
        ? .farTextSize(size, nearest, node, severity) : .snappedTextSize(size, nearest, node, severity))
    return Value(.length(nearest.size), range: node.range, written: size)
  }
}
