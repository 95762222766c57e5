import Foundation
import Testing
import TokenRuntime

/// Where a region lies, and what a bar has left beside it.
@Suite struct RegionTests {
  private let inner = Surface(width: 951, height: 669)

  private func region(_ width: CGFloat, _ height: CGFloat, _ edge: Edge, inset: CGFloat? = nil)
    -> ReservedRegion
  {
    ReservedRegion(width: width, height: height, edge: edge, kind: .occlusion, surface: inner, inset: inset)
  }

  @Test func cameraIsAtTheTopOfTheTrailingEdge() {
    #expect(region(84, 119, .topTrailing).frame == CGRect(x: 867, y: 0, width: 84, height: 119))
  }

  @Test func divisionIsTheMiddleOfTheTopEdge() {
    #expect(region(40, 669, .top).frame == CGRect(x: 455.5, y: 0, width: 40, height: 669))
    #expect(region(40, 669, .leading, inset: 455.5).frame == region(40, 669, .top).frame)
  }

  /// A region of 20 x 10 on 100 x 50, 3 away from its edges.
  @Test(
    arguments: [
      (.top, 40, 3), (.bottom, 40, 37), (.leading, 3, 20), (.trailing, 77, 20), (.topLeading, 3, 3),
      (.topTrailing, 77, 3), (.bottomLeading, 3, 37), (.bottomTrailing, 77, 37),
    ] as [(Edge, CGFloat, CGFloat)])
  func insetMovesAwayFromTheEdges(edge: Edge, x: CGFloat, y: CGFloat) {
    let frame = region(20, 10, edge, inset: 3).frame(in: Surface(width: 100, height: 50))
    #expect(frame == CGRect(x: x, y: y, width: 20, height: 10))
  }

  @Test func regionKeepsTheOneAround() {
    let outer = region(4, 4, .top)
    var inner = ReservedRegion(
      width: 2, height: 2, edge: .top, kind: .division, surface: self.inner, within: outer)
    #expect(inner.within == outer)
    inner.within = nil
    #expect(inner.within == nil)
  }
}

/// The control bar: items of 48 in a band of 84.
@Suite struct BarModuleTests {
  private let inner = Surface(width: 951, height: 669)

  private func bar(
    _ edge: Edge, on surface: Surface? = nil, clearing clears: [ReservedRegion] = []
  ) -> BarModule {
    BarModule(item: 48, band: 84, inset: 6, spacing: 2, edge: edge, surface: surface, clears: clears)
  }

  private func region(_ width: CGFloat, _ height: CGFloat, _ edge: Edge, inset: CGFloat? = nil)
    -> ReservedRegion
  {
    ReservedRegion(width: width, height: height, edge: edge, kind: .occlusion, surface: inner, inset: inset)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 60), (2, 110), (5, 260)] as [(Int, CGFloat)])
  func lengthIsThatOfTheCapsule(count: Int, length: CGFloat) {
    #expect(bar(.trailing).length(ofItems: count) == length)
    #expect(bar(.trailing).capsule == 60)
  }

  @Test(
    arguments: [(0, 0), (59.9, 0), (60, 1), (109.9, 1), (110, 2), (259.9999999999, 5), (1e300, .max)]
      as [(CGFloat, Int)])
  func itemsThatFit(length: CGFloat, count: Int) {
    #expect(bar(.trailing).itemCount(fitting: length) == count)
  }

  @Test func itemsWithoutASizeFillNothing() {
    let bar = BarModule(item: 0, band: 84, inset: 6, spacing: 0, edge: .top)
    #expect(bar.itemCount(fitting: 100) == 0)
  }

  /// The camera takes 119 of 669 at its end of the edge.
  @Test func cameraLeavesTheRestOfItsEdge() {
    let bar = bar(.trailing, on: inner, clearing: [region(84, 119, .topTrailing)])
    #expect(bar.usableFrame == CGRect(x: 867, y: 119, width: 84, height: 550))
    #expect(bar.usableLength == 550)
    #expect(bar.maximumItemCount == 10)
    #expect(bar.length(ofItems: 10) <= 550 && bar.length(ofItems: 11) > 550)
  }

  @Test func surfaceIsThatOfTheRegionsIfNotGiven() {
    #expect(bar(.trailing, clearing: [region(84, 119, .topTrailing)]).usableLength == 550)
    #expect(bar(.trailing).usableFrame == nil)
    #expect(bar(.trailing).usableLength == nil)
    #expect(bar(.trailing).maximumItemCount == nil)
  }

  @Test(
    arguments: [
      (.top, CGRect(x: 0, y: 0, width: 951, height: 84)),
      (.bottom, CGRect(x: 0, y: 585, width: 951, height: 84)),
      (.leading, CGRect(x: 0, y: 0, width: 84, height: 669)),
      (.trailing, CGRect(x: 867, y: 0, width: 84, height: 669)),
    ] as [(Edge, CGRect)])
  func stripLiesAtTheEdge(edge: Edge, frame: CGRect) {
    #expect(bar(edge, on: inner).usableFrame == frame)
  }

  /// The longest stretch counts, in whatever order the regions are given and however they overlap.
  @Test func longestStretchIsUsable() {
    let regions = [region(10, 100, .bottomLeading), region(84, 69, .leading), region(20, 99, .leading)]
    for clears in [regions, regions.reversed()] {
      // 285…384 is taken in the middle, 569…669 at the end: 285 above it, 185 below.
      #expect(
        bar(.leading, on: inner, clearing: clears).usableFrame == CGRect(x: 0, y: 0, width: 84, height: 285))
    }
  }

  @Test func regionBesideTheStripTakesNothing() {
    #expect(bar(.leading, on: inner, clearing: [region(10, 669, .leading, inset: 84)]).usableLength == 669)
    #expect(bar(.top, on: inner, clearing: [region(84, 119, .topTrailing)]).usableLength == 867)
  }

  @Test func nothingIsLeftOfACoveredEdge() {
    #expect(bar(.top, on: inner, clearing: [region(951, 1, .top)]).usableLength == 0)
  }
}
