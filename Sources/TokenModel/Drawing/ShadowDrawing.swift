import Foundation

extension Drawing {
  /// A card with its shadow, or with all of its shadows.
  static func shadowedCard(of value: Value) -> Drawing? {
    let records: [Record] =
      if case .list(let values) = value.content { values.compactMap(\.record) } else {
        value.record.map { [$0] } ?? []
      }
    let shadows = records.compactMap(Shadow.init)
    guard !shadows.isEmpty else { return nil }
    let reach = Swift.min(shadows.map(\.reach).max() ?? 0, 80)
    let card = CGRect(x: 16 + reach, y: 16 + reach, width: 120, height: 64)
    let size = CGSize(width: card.width + 2 * card.minX, height: card.height + 2 * card.minY)
    let shape = Shape.rectangle(card, cornerRadius: 10)
    // The topmost shadow is the first.
    let (inner, outer) = (shadows.reversed().filter(\.isInset), shadows.reversed().filter { !$0.isInset })
    let parts =
      outer.map { Part(shape, .shadow($0)) } + [Part(shape, .role(.surface))]
      + inner.map { Part(shape, .shadow($0)) }
    return Drawing("a card with its shadow", size: size, parts: parts)
  }
}

extension Drawing.Shadow {
  fileprivate init?(_ record: Record) {
    guard let color = record.color("color"), let x = record.length("offsetX"),
      let y = record.length("offsetY"), let blur = record.length("blur"), let spread = record.length("spread")
    else { return nil }
    self.color = color
    offset = CGSize(width: x, height: y)
    self.blur = blur
    self.spread = spread
    if case .boolean(true)? = record["inset"]?.content { isInset = true } else { isInset = false }
  }

  /// How far it is seen beyond what casts it.
  fileprivate var reach: CGFloat {
    isInset ? 0 : Swift.max(0, Swift.max(offset.width.magnitude, offset.height.magnitude) + blur + spread)
  }
}
