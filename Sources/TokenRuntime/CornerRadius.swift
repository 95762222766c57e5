import Foundation

/// The radius of a corner, with what it was made from: the corner around it, or the side it is a share of.
package struct CornerRadius: Swift.Sendable, Swift.Hashable {
  /// Points.
  package var radius: Foundation.CGFloat
  /// The radius of the corner around, in points, that this one runs parallel to.
  package var concentric: Foundation.CGFloat?
  /// Points between the two corners.
  package var inset: Foundation.CGFloat?
  /// The radius as a share of a side.
  package var ratio: Swift.Double?
  /// The side that it is a share of, in points.
  package var of: Foundation.CGFloat?

  nonisolated package init(
    radius: Foundation.CGFloat, concentric: Foundation.CGFloat? = nil, inset: Foundation.CGFloat? = nil,
    ratio: Swift.Double? = nil, of: Foundation.CGFloat? = nil
  ) {
    self.radius = radius
    self.concentric = concentric
    self.inset = inset
    self.ratio = ratio
    self.of = of
  }

  /// The radius for content that lies inside this corner, so that both curves run parallel; never below 0.
  nonisolated package func inset(by distance: Foundation.CGFloat) -> CornerRadius {
    let inner = Swift.max(0, self.radius - distance)
    return CornerRadius(radius: inner, concentric: self.radius, inset: distance)
  }

  /// The radius for another side: the same share of it. A radius that is no share of a side stays as it is.
  nonisolated package func forSide(_ side: Foundation.CGFloat) -> CornerRadius {
    guard let ratio = self.ratio else { return self }
    return CornerRadius(radius: Foundation.CGFloat(ratio) * side, ratio: ratio, of: side)
  }

  /// The radius, in points, of a clip that is applied before its view is scaled, as while an app zooms out
  /// of its icon: the scale makes this radius of it. A view that is scaled to nothing shows no corner.
  nonisolated package func beforeScaling(by scale: Foundation.CGFloat) -> Foundation.CGFloat {
    scale > 0 ? self.radius / scale : self.radius
  }
}
