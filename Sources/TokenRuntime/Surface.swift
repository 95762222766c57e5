import Foundation

/// An area that an app may fill: a display, or a part of one.
package struct Surface: Swift.Sendable, Swift.Hashable {
  /// How much room there is in one direction.
  package enum SizeClass: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    case compact
    case regular
  }

  /// The number of pixels that are rendered.
  package struct Pixels: Swift.Sendable, Swift.Hashable {
    package var width: Swift.Double
    package var height: Swift.Double

    nonisolated package init(width: Swift.Double, height: Swift.Double) {
      self.width = width
      self.height = height
    }
  }

  /// The line along which the surface folds.
  package struct Crease: Swift.Sendable, Swift.Hashable {
    /// The direction the crease runs in.
    package enum Axis: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
      case vertical
      case horizontal
    }

    package var axis: Axis
    /// Points from the leading edge of a vertical crease, from the top edge of a horizontal one.
    package var at: Foundation.CGFloat
    /// The breadth around the crease that content should keep clear of, in points.
    package var band: Foundation.CGFloat?

    nonisolated package init(axis: Axis, at: Foundation.CGFloat, band: Foundation.CGFloat? = nil) {
      self.axis = axis
      self.at = at
      self.band = band
    }

    /// Where the band around it begins, in points; where the crease is without one.
    nonisolated package var start: Foundation.CGFloat { self.at - (self.band ?? 0) / 2 }

    /// Where the band around it ends, in points; where the crease is without one.
    nonisolated package var end: Foundation.CGFloat { self.at + (self.band ?? 0) / 2 }
  }

  /// Points.
  package var width: Foundation.CGFloat
  /// Points.
  package var height: Foundation.CGFloat
  /// Pixels to a point.
  package var scale: Swift.Double?
  package var pixels: Pixels?
  package var crease: Crease?
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?

  nonisolated package init(
    width: Foundation.CGFloat, height: Foundation.CGFloat, scale: Swift.Double? = nil,
    pixels: Pixels? = nil, crease: Crease? = nil, widthClass: SizeClass? = nil,
    heightClass: SizeClass? = nil
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
    self.crease = crease
    self.widthClass = widthClass
    self.heightClass = heightClass
  }

  nonisolated package var size: Foundation.CGSize {
    Foundation.CGSize(width: self.width, height: self.height)
  }

  /// The whole surface.
  nonisolated package var bounds: Foundation.CGRect {
    Foundation.CGRect(x: 0, y: 0, width: self.width, height: self.height)
  }
}
