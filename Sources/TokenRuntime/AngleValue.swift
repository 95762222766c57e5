import Foundation

/// An angle.
package struct AngleValue: Swift.Sendable, Swift.Hashable {
  package var degrees: Swift.Double

  nonisolated package init(degrees: Swift.Double) {
    self.degrees = degrees
  }

  nonisolated package var radians: Swift.Double { self.degrees * Swift.Double.pi / 180 }
}
