import Foundation

/// How a change is animated.
package struct Transition: Swift.Sendable, Swift.Hashable {
  /// Seconds.
  package var duration: Foundation.TimeInterval
  /// Seconds before it begins.
  package var delay: Foundation.TimeInterval
  package var timingFunction: CubicBezier

  nonisolated package init(
    duration: Foundation.TimeInterval, delay: Foundation.TimeInterval, timingFunction: CubicBezier
  ) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}
