import Foundation

/// The measures of a bar of controls that stand in a row along an edge.
package struct BarModule: Swift.Sendable, Swift.Hashable {
  /// The side of one square item, in points.
  package var item: Foundation.CGFloat
  /// The breadth of the strip the bar has at its edge, in points.
  package var band: Foundation.CGFloat
  /// Points between the items and the capsule around them.
  package var inset: Foundation.CGFloat
  /// Points between two items.
  package var spacing: Foundation.CGFloat
  package var edge: Edge
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
}
