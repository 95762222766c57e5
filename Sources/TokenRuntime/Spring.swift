import Foundation

/// A spring by the time it takes to respond and by its damping.
package struct Spring: Swift.Sendable, Swift.Hashable {
  /// Seconds.
  package var response: Foundation.TimeInterval
  /// The fraction of critical damping.
  package var damping: Swift.Double

  nonisolated package init(response: Foundation.TimeInterval, damping: Swift.Double) {
    self.response = response
    self.damping = damping
  }

  /// The stiffness of this spring with a mass of 1.
  nonisolated package var stiffness: Swift.Double {
    let frequency = 2 * Swift.Double.pi / self.response
    return frequency * frequency
  }

  /// The damping coefficient of this spring with a mass of 1, as `CASpringAnimation` takes it.
  nonisolated package var dampingCoefficient: Swift.Double {
    4 * Swift.Double.pi * self.damping / self.response
  }

  /// How much it swings past its end, from 0 for not at all to 1 for ever; negative for one that is slower
  /// than it need be. With the response as the duration, it is what SwiftUI and UIKit call bounce.
  nonisolated package var bounce: Swift.Double {
    self.damping <= 1 ? 1 - self.damping : 1 / self.damping - 1
  }
}
