import Foundation

/// The measures of a bar of controls that stand in a row along an edge.
package struct BarModule: Swift.Sendable, Swift.Hashable {
  /// The side of one square item, in points.
  package var item: Foundation.CGFloat
  /// The breadth of the strip that the bar has along its edge, in points.
  package var band: Foundation.CGFloat
  /// Points between the items and the capsule around them.
  package var inset: Foundation.CGFloat
  /// Points between two items.
  package var spacing: Foundation.CGFloat
  /// The side that it stands along. A corner stands for its left or right side.
  package var edge: Edge
  /// What it stands on; without one, what the regions lie on that it keeps clear of.
  package var surface: Surface?
  /// The regions that the bar keeps clear of.
  package var clears: [ReservedRegion]

  nonisolated package init(
    item: Foundation.CGFloat, band: Foundation.CGFloat, inset: Foundation.CGFloat,
    spacing: Foundation.CGFloat, edge: Edge, surface: Surface? = nil, clears: [ReservedRegion] = []
  ) {
    self.item = item
    self.band = band
    self.inset = inset
    self.spacing = spacing
    self.edge = edge
    self.surface = surface
    self.clears = clears
  }

  /// The length of the capsule around a number of items, in points; 0 without any.
  nonisolated package func length(ofItems count: Swift.Int) -> Foundation.CGFloat {
    guard count > 0 else { return 0 }
    let items = Foundation.CGFloat(count) * self.item
    let gaps = Foundation.CGFloat(count - 1) * self.spacing
    return items + gaps + 2 * self.inset
  }

  /// The breadth of the capsule across the bar, in points.
  nonisolated package var capsule: Foundation.CGFloat { self.item + 2 * self.inset }

  /// The most items whose capsule is no longer than a length.
  nonisolated package func itemCount(fitting length: Foundation.CGFloat) -> Swift.Int {
    guard self.item + self.spacing > 0, length >= self.capsule else { return 0 }
    // A length that was rounded may lack a trace of what its items need.
    let count = (length - 2 * self.inset + self.spacing) / (self.item + self.spacing) + 1e-9
    return Swift.Int(exactly: count.rounded(.down)) ?? Swift.Int.max
  }

  /// The longest stretch of the bar's strip that the regions leave; nil if no surface is known.
  nonisolated package var usableFrame: Foundation.CGRect? {
    guard let surface = self.surface ?? self.clears.first?.surface else { return nil }
    let strip = self.strip(of: surface)
    var free = (start: Foundation.CGFloat(0), length: Foundation.CGFloat(0))
    var start: Foundation.CGFloat = 0
    let end = self.isHorizontal ? surface.width : surface.height
    for taken in self.taken(from: strip, of: surface) + [(start: end, end: end)] {
      if taken.start - start > free.length { free = (start, taken.start - start) }
      start = Swift.max(start, taken.end)
    }
    return self.isHorizontal
      ? Foundation.CGRect(x: free.start, y: strip.minY, width: free.length, height: strip.height)
      : Foundation.CGRect(x: strip.minX, y: free.start, width: strip.width, height: free.length)
  }

  /// The length of the longest stretch of its edge that the regions leave, in points; nil if no surface is
  /// known.
  nonisolated package var usableLength: Foundation.CGFloat? {
    self.usableFrame.map { self.isHorizontal ? $0.width : $0.height }
  }

  /// The most items that fit into one capsule on the usable length; nil if no surface is known.
  nonisolated package var maximumItemCount: Swift.Int? {
    self.usableLength.map { self.itemCount(fitting: $0) }
  }

  nonisolated private var isHorizontal: Swift.Bool {
    switch self.edge {
    case .top, .bottom: return true
    default: return false
    }
  }

  nonisolated private func strip(of surface: Surface) -> Foundation.CGRect {
    switch self.edge {
    case .top: return Foundation.CGRect(x: 0, y: 0, width: surface.width, height: self.band)
    case .bottom:
      return Foundation.CGRect(x: 0, y: surface.height - self.band, width: surface.width, height: self.band)
    case .leading, .topLeading, .bottomLeading:
      return Foundation.CGRect(x: 0, y: 0, width: self.band, height: surface.height)
    case .trailing, .topTrailing, .bottomTrailing:
      return Foundation.CGRect(x: surface.width - self.band, y: 0, width: self.band, height: surface.height)
    }
  }

  /// What the regions take from the strip along its edge, from its start to its end.
  nonisolated private func taken(
    from strip: Foundation.CGRect, of surface: Surface
  ) -> [(start: Foundation.CGFloat, end: Foundation.CGFloat)] {
    let frames = self.clears.map { $0.frame(in: surface) }.filter { frame in
      let isBeside = frame.maxX <= strip.minX || frame.minX >= strip.maxX
      return !isBeside && frame.minY < strip.maxY && frame.maxY > strip.minY
    }
    let spans = frames.map { frame in
      self.isHorizontal ? (start: frame.minX, end: frame.maxX) : (start: frame.minY, end: frame.maxY)
    }
    return spans.sorted { $0.start < $1.start }
  }
}
