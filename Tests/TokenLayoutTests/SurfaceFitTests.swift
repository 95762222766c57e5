import Foundation
import Testing
import TokenRuntime

/// The inner display shown on an iPad, and the ways in which one surface fits another.
@Suite struct SurfaceFitTests {
  private let inner = Surface(width: 951, height: 669)

  @Test func innerDisplayOnAnIPadByHeight() {
    let fit = SurfaceFit(content: inner, host: Surface(width: 1194, height: 834), by: .height)
    #expect(abs(fit.scale - 1.24664) < 1e-5)
    #expect(abs(fit.size.width - 1185.55) < 0.005)
    #expect(abs(fit.size.height - 834) < 1e-9)
    #expect(abs(fit.offset.x - 4.22) < 0.005)
    #expect(abs(fit.offset.y) < 1e-9)
    #expect(fit.frame == CGRect(origin: fit.offset, size: fit.size))
  }

  @Test(
    arguments: [
      (.width, 2, CGRect(x: 0, y: -5, width: 20, height: 20)),
      (.height, 1, CGRect(x: 5, y: 0, width: 10, height: 10)),
      (.contain, 1, CGRect(x: 5, y: 0, width: 10, height: 10)),
    ] as [(SurfaceFit.Rule, CGFloat, CGRect)])
  func wideHost(rule: SurfaceFit.Rule, scale: CGFloat, frame: CGRect) {
    let content = Surface(width: 10, height: 10)
    let fit = SurfaceFit(content: content, host: Surface(width: 20, height: 10), by: rule)
    #expect(fit.scale == scale)
    #expect(fit.frame == frame)
  }

  @Test func highHostIsFilledByWidth() {
    let host = Surface(width: 5, height: 100)
    let fit = SurfaceFit(content: Surface(width: 10, height: 10), host: host, by: .contain)
    #expect(fit.frame == CGRect(x: 0, y: 47.5, width: 5, height: 5))
  }

  @Test func contentWithoutASizeIsNotScaled() {
    let fit = SurfaceFit(content: Surface(width: 0, height: 10), host: inner, by: .width)
    #expect(fit.scale == 0)
    #expect(fit.size == .zero)
  }
}
