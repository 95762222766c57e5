import Foundation

/// The radius of a corner, and for content in the corner of something larger what it was made from.
package struct CornerRadius: Swift.Sendable, Swift.Hashable {
  /// Points.
  package var radius: Foundation.CGFloat
  /// The radius of the corner around, in points, that this one runs parallel to.
  package var concentric: Foundation.CGFloat?
  /// Points between the two corners.
  package var inset: Foundation.CGFloat?

  nonisolated package init(
    radius: Foundation.CGFloat, concentric: Foundation.CGFloat? = nil, inset: Foundation.CGFloat? = nil
  ) {
    self.radius = radius
    self.concentric = concentric
    self.inset = inset
  }

  /// The radius for content that lies inside this corner, so that both curves run parallel; never below 0.
  nonisolated package func inset(by distance: Foundation.CGFloat) -> CornerRadius {
    let inner = Swift.max(0, self.radius - distance)
    return CornerRadius(radius: inner, concentric: self.radius, inset: distance)
  }
}
