import Foundation

/// How an animation gains and loses speed: a curve from (0, 0) to (1, 1) by its two control points. Across
/// runs time, up what is done.
package struct CubicBezier: Swift.Sendable, Swift.Hashable {
  /// From 0 to 1.
  package var x1: Swift.Double
  package var y1: Swift.Double
  /// From 0 to 1.
  package var x2: Swift.Double
  package var y2: Swift.Double

  nonisolated package init(x1: Swift.Double, y1: Swift.Double, x2: Swift.Double, y2: Swift.Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// How much is done at a fraction of the time, which is kept from 0 to 1. It may be below 0 or above 1
  /// where the curve swings back or overshoots.
  nonisolated package func value(at fraction: Swift.Double) -> Swift.Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    // Time never runs backwards along the curve, so the place of a fraction is found by halving.
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(at: middle, self.x1, self.x2) < fraction { low = middle } else { high = middle }
    }
    return Self.coordinate(at: (low + high) / 2, self.y1, self.y2)
  }

  /// One coordinate of the curve at a place along it, from those of the control points.
  nonisolated private static func coordinate(
    at place: Swift.Double, _ first: Swift.Double, _ second: Swift.Double
  ) -> Swift.Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
  }
}
