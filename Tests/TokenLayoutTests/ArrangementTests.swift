import Foundation
import Testing
import TokenRuntime

/// Mail's list and message: by their share when flat, even at the crease when half-open.
@Suite struct ArrangementTests {
  private let inner = Surface(
    width: 951, height: 669, crease: Surface.Crease(axis: .vertical, at: 475.5, band: 40))
  private let portrait = Surface(
    width: 669, height: 951, crease: Surface.Crease(axis: .horizontal, at: 475.5))

  /// The divider of the design sits at 399.74 of 1194.
  @Test func sharesAreThoseOfTheDesign() {
    let mail = Arrangement(primary: 399.74 / 1194, split: .free)
    #expect(abs(mail.primaryLength(in: 1194) - 399.74) < 1e-9)
    #expect(abs(mail.secondaryLength(in: 1194) - 794.26) < 1e-9)
    #expect(abs(mail.primaryLength(in: 951) - 318.39) < 0.005)
  }

  @Test func panesStandSideBySide() {
    let half = Arrangement(primary: 0.25, split: .free)
    for surface in [Surface(width: 400, height: 100), Surface(width: 400, height: 100, crease: inner.crease)]
    {
      let frames = half.frames(in: surface)
      #expect(frames.primary == CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(frames.secondary == CGRect(x: 100, y: 0, width: 300, height: 100))
    }
  }

  @Test func panesPartAtTheCreaseWhenHalfOpen() {
    let mail = Arrangement(primary: 399.74 / 1194, split: .crease, surface: inner)
    let frames = mail.halfOpenFrames(in: inner)
    #expect(frames.primary == CGRect(x: 0, y: 0, width: 475.5, height: 669))
    #expect(frames.secondary == CGRect(x: 475.5, y: 0, width: 475.5, height: 669))
    #expect(mail.frames(in: inner).primary.width == mail.primaryLength(in: 951))
  }

  @Test func panesStandOneAboveTheOtherWhereTheCreaseLiesAcross() {
    let arrangement = Arrangement(primary: 0.25, split: .crease)
    let frames = arrangement.halfOpenFrames(in: portrait)
    #expect(frames.primary == CGRect(x: 0, y: 0, width: 669, height: 475.5))
    #expect(frames.secondary == CGRect(x: 0, y: 475.5, width: 669, height: 475.5))
    #expect(arrangement.frames(in: portrait).primary == CGRect(x: 0, y: 0, width: 669, height: 237.75))
  }

  @Test func freeSplitAndPlainSurfaceKnowNoCrease() {
    let free = Arrangement(primary: 0.25, split: .free)
    #expect(free.halfOpenFrames(in: inner) == free.frames(in: inner))
    let split = Arrangement(primary: 0.25, split: .crease)
    let plain = Surface(width: 951, height: 669)
    #expect(split.halfOpenFrames(in: plain) == split.frames(in: plain))
  }
}
