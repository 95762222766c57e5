import Foundation
import Testing
import TokenRuntime

/// What an app computes with the types of `Sources/TokenRuntime/`.
@Suite struct RuntimeTests {
  @Test(arguments: [(-1, 0), (0, 0), (1, 60), (2, 110), (5, 260)] as [(Int, CGFloat)])
  func lengthIsThatOfTheCapsule(count: Int, length: CGFloat) {
    let bar = BarModule(item: 48, band: 84, inset: 6, spacing: 2, edge: .trailing)
    #expect(bar.length(ofItems: count) == length)
  }

  @Test(arguments: [(0, 40), (16, 24), (40, 0), (41, 0)] as [(CGFloat, CGFloat)])
  func insetCornerRunsParallelAndIsNeverNegative(distance: CGFloat, radius: CGFloat) {
    let corner = CornerRadius(radius: 40).inset(by: distance)
    #expect(corner == CornerRadius(radius: radius, concentric: 40, inset: distance))
  }

  @Test(
    arguments: [
      (10, 20, true), (0, 0, true), (10.5, 20, false), (10, 20.5, false), (20, 10, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func sheetFitsUpToTheSizeOfItsSurface(width: CGFloat, height: CGFloat, fits: Bool) {
    let surface = Surface(width: 10, height: 20)
    let sheet = SheetFrame(width: width, height: height, placement: .center, surface: surface)
    #expect(sheet.fitsSurface == fits)
    #expect(sheet.size == CGSize(width: width, height: height))
  }

  @Test func regionKeepsTheOneAround() {
    let surface = Surface(width: 10, height: 20)
    let outer = ReservedRegion(width: 4, height: 4, edge: .top, kind: .occlusion, surface: surface)
    var inner = ReservedRegion(
      width: 2, height: 2, edge: .top, kind: .division, surface: surface, within: outer)
    #expect(inner.within == outer)
    inner.within = nil
    #expect(inner.within == nil)
  }
}
