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
}
