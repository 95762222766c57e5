import Foundation

/// The size of a sheet and where it stands on its surface.
package struct SheetFrame: Swift.Sendable, Swift.Hashable {
  /// Where a sheet stands. Leading is the left: hardware does not mirror.
  package enum Placement: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    /// In the middle of the surface.
    case center
    /// In the middle of the height, to the left of a vertical crease and flush with it; without one at the
    /// left edge.
    case leading
    /// In the middle of the height, to the right of a vertical crease and flush with it; without one at the
    /// right edge.
    case trailing
    /// In the middle of the lower edge.
    case bottom
    /// All of the surface.
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

  /// Where it stands on its surface.
  nonisolated package var frame: Foundation.CGRect { self.frame(in: self.surface) }

  /// Where it stands on a surface.
  nonisolated package func frame(in surface: Surface) -> Foundation.CGRect {
    let middle = (surface.height - self.height) / 2
    let origin: Foundation.CGPoint
    switch self.placement {
    case .center: origin = Foundation.CGPoint(x: (surface.width - self.width) / 2, y: middle)
    case .leading: origin = Foundation.CGPoint(x: self.leadingStart(in: surface), y: middle)
    case .trailing: origin = Foundation.CGPoint(x: self.trailingStart(in: surface), y: middle)
    case .bottom:
      origin = Foundation.CGPoint(x: (surface.width - self.width) / 2, y: surface.height - self.height)
    case .full: return surface.bounds
    }
    return Foundation.CGRect(origin: origin, size: self.size)
  }

  /// Whether the whole sheet lies on its surface.
  nonisolated package var fitsSurface: Swift.Bool {
    let frame = self.frame
    return self.width <= self.surface.width && self.height <= self.surface.height
      && frame.minX >= 0 && frame.maxX <= self.surface.width
  }

  nonisolated private func leadingStart(in surface: Surface) -> Foundation.CGFloat {
    guard let crease = surface.crease, case .vertical = crease.axis else { return 0 }
    return crease.at - self.width
  }

  nonisolated private func trailingStart(in surface: Surface) -> Foundation.CGFloat {
    guard let crease = surface.crease, case .vertical = crease.axis else {
      return surface.width - self.width
    }
    return crease.at
  }
}
