import Foundation
import Testing
import TokenModel
import TokenRuntime

/// What an app computes with DTCG's composite types.
@Suite struct CompositeRuntimeTests {
  @Test(
    arguments: [
      (1, .ultraLight), (149, .ultraLight), (150, .thin), (400, .regular), (449.9, .regular), (450, .medium),
      (800, .heavy), (849, .heavy), (850, .black), (1000, .black),
    ] as [(Double, FontWeight.Named)])
  func weightBetweenTwoIsTheNearest(value: Double, nearest: FontWeight.Named) {
    #expect(FontWeight(value: value).nearest == nearest)
  }

  /// Comments say what the code does.
  @Test func commentsNameTheSameWeights() {
    for value in stride(from: 1, through: 1000, by: 0.5) {
      let weight = FontWeight(value: value)
      #expect("\(weight.nearest)" == "\(AppleWeight(nearestTo: value))")
      #expect(weight.isNamed == (AppleWeight(exactly: value) != nil), "\(value)")
    }
  }

  @Test(arguments: [(0, 0), (-1, 0), (1, 1), (2, 1), (0.25, 0.40851), (0.5, 0.80240), (0.75, 0.96046)])
  func easeIsThatOfCSS(fraction: Double, value: Double) {
    let ease = CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    #expect(abs(ease.value(at: fraction) - value) < 0.00001)
  }

  @Test func steepAndSwingingCurvesAreSolved() {
    let steep = CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)
    // In the middle nearly all is done at once.
    #expect(abs(steep.value(at: 0.5) - 0.5) < 1e-4)
    let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    for step in 0...100 {
      let fraction = Double(step) / 100
      #expect(abs(linear.value(at: fraction) - fraction) < 1e-9)
      #expect(steep.value(at: fraction).isFinite)
    }
    #expect(CubicBezier(x1: 0.5, y1: -1, x2: 0.5, y2: 2).value(at: 0.1) < 0)
  }

  @Test(
    arguments: [
      (StrokeStyle(style: .solid), []), (StrokeStyle(style: .ridge), []),
      (StrokeStyle(style: .dashed), [6, 6]),
      (StrokeStyle(style: .dotted), [0, 6]), (StrokeStyle(dashArray: [4, 2]), [4, 2]),
      (StrokeStyle(dashArray: [1, 2, 3]), [1, 2, 3, 1, 2, 3]), (StrokeStyle(dashArray: [0, 0]), []),
      (StrokeStyle(), []),
    ] as [(StrokeStyle, [CGFloat])])
  func dashesFollowTheStyle(style: StrokeStyle, dashes: [CGFloat]) {
    #expect(style.dashes(lineWidth: 3) == dashes)
  }

  @Test func dashesOfNoWidthAreNone() {
    #expect(StrokeStyle(style: .dashed).dashes(lineWidth: 0) == [])
    #expect(StrokeStyle(style: .dotted).dashes(lineWidth: 0) == [])
  }

  @Test func dotsAreRoundAndGivenDashesEndAsTheySay() {
    #expect(StrokeStyle(style: .dotted).cap == .round)
    #expect(StrokeStyle(style: .dashed, lineCap: .square).cap == .butt)
    #expect(StrokeStyle(dashArray: [1], lineCap: .square).cap == .square)
  }

  @Test func lineHeightIsAMultipleOfTheSize() {
    var text = Typography(
      fontFamily: ["Inter"], fontSize: .body, fontWeight: FontWeight(value: 400), lineHeight: 1.4)
    #expect(text.lineHeightInPoints == 23.8)
    text.lineHeight = nil
    #expect(text.lineHeightInPoints == nil)
  }

  @Test(
    arguments: [
      (["system-ui", "Inter"], .standard), (["SF Pro"], .standard), (["-apple-system"], .standard),
      (["ui-serif"], .serif), (["SF Pro Rounded"], .rounded), (["monospace"], .monospaced),
      (["Inter", "system-ui"], nil), ([], nil),
    ] as [([String], Typography.SystemDesign?)])
  func firstFamilyMayBeTheSystems(families: [String], design: Typography.SystemDesign?) {
    let text = Typography(fontFamily: families, fontSize: .body, fontWeight: FontWeight(value: 400))
    #expect(text.systemDesign == design)
  }

  @Test func radiusIsHalfTheBlur() {
    let black = ColorValue(light: .init(hex: 0))
    #expect(Shadow(color: black, offsetX: 0, offsetY: 2, blur: 3, spread: 0).radius == 1.5)
  }
}
