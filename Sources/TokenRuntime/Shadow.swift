import Foundation

/// A shadow of something, or with `inset` in it.
package struct Shadow: Swift.Sendable, Swift.Hashable {
  package var color: ColorValue
  /// Points to the right.
  package var offsetX: Foundation.CGFloat
  /// Points down.
  package var offsetY: Foundation.CGFloat
  /// The blur radius, in points, as in CSS: the edge fades over about twice as much.
  package var blur: Foundation.CGFloat
  /// Points by which it is larger, on each side, than what casts it.
  package var spread: Foundation.CGFloat
  /// Whether it falls into what casts it, as into a hole.
  package var inset: Swift.Bool

  nonisolated package init(
    color: ColorValue, offsetX: Foundation.CGFloat, offsetY: Foundation.CGFloat,
    blur: Foundation.CGFloat, spread: Foundation.CGFloat, inset: Swift.Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.inset = inset
  }

  /// The radius that Apple's frameworks take for the blur, in points: half of it. DTCG's blur is that of
  /// CSS, twice the standard deviation of the Gaussian (CSS Backgrounds and Borders 3, "Blurring Shadow
  /// Edges"). Apple does not say what its radius is; drawn side by side it is that deviation (Bjango,
  /// "Matching drop shadows").
  nonisolated package var radius: Foundation.CGFloat { self.blur / 2 }
}
