import Foundation

/// The size of a sheet and where it stands on its surface.
package struct SheetFrame: Swift.Sendable, Swift.Hashable {
  /// Where a sheet stands. Leading is the left: hardware does not mirror.
  package enum Placement: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    case center
    case leading
    case trailing
    case bottom
    case full
  }

  /// Points.
  package var width: Foundation.CGFloat
  /// Points.
  package var height: Foundation.CGFloat
  package var placement: Placement
  package var surface: Surface

  nonisolated package init(
    width: Foundation.CGFloat, height: Foundation.CGFloat, placement: Placement, surface: Surface
  ) {
    self.width = width
    self.height = height
    self.placement = placement
    self.surface = surface
  }

  nonisolated package var size: Foundation.CGSize {
    Foundation.CGSize(width: self.width, height: self.height)
  }

  /// Whether the whole sheet lies on its surface.
  nonisolated package var fitsSurface: Swift.Bool {
    self.width <= self.surface.width && self.height <= self.surface.height
  }
}
