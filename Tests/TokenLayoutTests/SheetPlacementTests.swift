import Foundation
import Testing
import TokenRuntime

/// Where a sheet stands on its surface.
@Suite struct SheetPlacementTests {
  private let plain = Surface(width: 951, height: 669)
  private let folding = Surface(
    width: 951, height: 669, crease: Surface.Crease(axis: .vertical, at: 475.5, band: 40))

  private func sheet(
    _ width: CGFloat, _ height: CGFloat, _ placement: SheetFrame.Placement, on surface: Surface
  )
    -> SheetFrame
  {
    SheetFrame(width: width, height: height, placement: placement, surface: surface)
  }

  @Test func largeDetentIsCentred() {
    #expect(
      sheet(653, 587, .center, on: folding).frame == CGRect(x: 149, y: 41, width: 653, height: 587))
  }

  /// 468 of the 475.5 that the leading half has: the sheet ends at the crease.
  @Test func foldedSheetEndsAtTheCrease() {
    let frame = sheet(468, 587, .leading, on: folding).frame
    #expect(frame == CGRect(x: 7.5, y: 41, width: 468, height: 587))
    #expect(frame.maxX == 475.5)
  }

  @Test func keyboardLiesAtTheLowerEdge() {
    #expect(sheet(951, 275, .bottom, on: folding).frame == CGRect(x: 0, y: 394, width: 951, height: 275))
  }

  @Test(
    arguments: [
      (.center, 451, 333), (.leading, 0, 333), (.trailing, 902, 333), (.bottom, 451, 666),
    ] as [(SheetFrame.Placement, CGFloat, CGFloat)])
  func placesWithoutACrease(placement: SheetFrame.Placement, x: CGFloat, y: CGFloat) {
    let horizontal = Surface(width: 951, height: 669, crease: Surface.Crease(axis: .horizontal, at: 300))
    for surface in [plain, horizontal] {
      #expect(sheet(49, 3, placement, on: surface).frame == CGRect(x: x, y: y, width: 49, height: 3))
    }
  }

  @Test func trailingSheetBeginsAtTheCrease() {
    #expect(sheet(468, 587, .trailing, on: folding).frame.minX == 475.5)
  }

  @Test func fullSheetIsTheWholeSurface() {
    let sheet = sheet(951, 669, .full, on: plain)
    #expect(sheet.frame == plain.bounds)
    #expect(sheet.frame(in: Surface(width: 1, height: 2)) == CGRect(x: 0, y: 0, width: 1, height: 2))
  }

  @Test(
    arguments: [
      (951, 669, true), (0, 0, true), (951.5, 669, false), (951, 669.5, false), (669, 951, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func sheetFitsUpToTheSizeOfItsSurface(width: CGFloat, height: CGFloat, fits: Bool) {
    let sheet = sheet(width, height, .center, on: plain)
    #expect(sheet.fitsSurface == fits)
    #expect(sheet.size == CGSize(width: width, height: height))
  }

  @Test func sheetWiderThanItsHalfDoesNotFit() {
    #expect(!sheet(476, 1, .leading, on: folding).fitsSurface)
    #expect(!sheet(476, 1, .trailing, on: folding).fitsSurface)
    #expect(sheet(476, 1, .leading, on: plain).fitsSurface)
  }
}
