import Foundation

/// Colours that run into each other along an axis.
package struct Gradient: Swift.Sendable, Swift.Hashable {
  /// A colour at a place on the axis.
  package struct Stop: Swift.Sendable, Swift.Hashable {
    package var color: ColorValue
    /// From 0, the start of the axis, to 1, its end.
    package var position: Swift.Double

    nonisolated package init(color: ColorValue, position: Swift.Double) {
      self.color = color
      self.position = position
    }
  }

  /// In the order in which they are written.
  package var stops: [Stop]

  nonisolated package init(stops: [Stop]) {
    self.stops = stops
  }
}
