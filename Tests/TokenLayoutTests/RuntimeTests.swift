import Foundation
import Testing
import TokenRuntime

/// What an app computes with the small types of `Sources/TokenRuntime/`.
@Suite struct RuntimeTests {
  @Test(arguments: [(0, 40), (16, 24), (40, 0), (41, 0)] as [(CGFloat, CGFloat)])
  func insetCornerRunsParallelAndIsNeverNegative(distance: CGFloat, radius: CGFloat) {
    let corner = CornerRadius(radius: 40).inset(by: distance)
    #expect(corner == CornerRadius(radius: radius, concentric: 40, inset: distance))
  }

  /// 55, the display's, less 16, the padding of content in its corner.
  @Test func contentInTheCornerOfTheDisplay() {
    #expect(CornerRadius(radius: 55).inset(by: 16).radius == 39)
  }

  @Test func ratioGivesTheRadiusOfAnotherSide() {
    let icon = CornerRadius(radius: 13.422, ratio: 0.2237, of: 60)
    let larger = icon.forSide(1024)
    #expect(larger == CornerRadius(radius: 0.2237 * 1024, ratio: 0.2237, of: 1024))
    #expect(CornerRadius(radius: 12).forSide(1024) == CornerRadius(radius: 12))
  }

  /// The clip comes before the scale, so that radius x scale is the corner that is seen.
  @Test(arguments: [1, 0.5, 0.0631, 2] as [CGFloat])
  func visibleCornerStaysWhileZooming(scale: CGFloat) {
    let icon = CornerRadius(radius: 13.422, ratio: 0.2237, of: 60)
    #expect(abs(icon.beforeScaling(by: scale) * scale - 13.422) < 1e-12)
  }

  @Test func scaleOfNothingHasNoCorner() {
    #expect(CornerRadius(radius: 12).beforeScaling(by: 0) == 12)
  }

  @Test func measures() {
    #expect(Size(width: 3, height: 4).cgSize == CGSize(width: 3, height: 4))
    let insets = Insets(top: 1, leading: 2, bottom: 4, trailing: -8)
    #expect((insets.horizontal, insets.vertical) == (-6, 5))
    #expect(Surface(width: 3, height: 4).bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test func bandLiesAroundTheCrease() {
    let crease = Surface.Crease(axis: .vertical, at: 475.5, band: 40)
    #expect((crease.start, crease.end) == (455.5, 495.5))
    let thin = Surface.Crease(axis: .vertical, at: 475.5)
    #expect((thin.start, thin.end) == (475.5, 475.5))
  }

  /// The springs with which an app opens and a layout switches, and two that do not swing.
  @Test(
    arguments: [
      (0.4, 0.9, 246.7401, 28.2743, 0.1), (0.5, 0.85, 157.9137, 21.3628, 0.15),
      (1, 1, 39.4784, 12.5664, 0), (1, 2, 39.4784, 25.1327, -0.5),
    ] as [(Double, Double, Double, Double, Double)])
  func springInOtherWords(
    response: Double, damping: Double, stiffness: Double, coefficient: Double, bounce: Double
  ) {
    let spring = Spring(response: response, damping: damping)
    #expect(abs(spring.stiffness - stiffness) < 1e-4)
    #expect(abs(spring.dampingCoefficient - coefficient) < 1e-4)
    #expect(abs(spring.bounce - bounce) < 1e-12)
    // A damping of 1 is the coefficient at which nothing swings: 2 x the root of the stiffness.
    #expect(abs(spring.dampingCoefficient / (2 * spring.stiffness.squareRoot()) - damping) < 1e-12)
  }
}
