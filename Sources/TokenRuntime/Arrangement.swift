import Foundation

/// How two panes share an area: side by side, or one above the other where the crease lies across.
package struct Arrangement: Swift.Sendable, Swift.Hashable {
  /// What parts the panes while the surface is half-open.
  package enum Split: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    /// The crease.
    case crease
    /// The share of the primary pane, as when flat.
    case free
  }

  /// The share of the primary pane, between 0 and 1.
  package var primary: Swift.Double
  package var split: Split
  package var surface: Surface?

  nonisolated package init(primary: Swift.Double, split: Split, surface: Surface? = nil) {
    self.primary = primary
    self.split = split
    self.surface = surface
  }

  /// The length of the primary pane by its share, in points.
  nonisolated package func primaryLength(in available: Foundation.CGFloat) -> Foundation.CGFloat {
    available * Foundation.CGFloat(self.primary)
  }

  /// The length of the other pane by its share, in points.
  nonisolated package func secondaryLength(in available: Foundation.CGFloat) -> Foundation.CGFloat {
    available - self.primaryLength(in: available)
  }

  /// The panes by their shares: the primary one on the left, or on top where the surface has a horizontal
  /// crease.
  nonisolated package func frames(
    in surface: Surface
  ) -> (primary: Foundation.CGRect, secondary: Foundation.CGRect) {
    if case .horizontal? = surface.crease?.axis {
      return self.frames(in: surface, partedAt: self.primaryLength(in: surface.height))
    }
    return self.frames(in: surface, partedAt: self.primaryLength(in: surface.width))
  }

  /// The panes while the surface is half-open: parted at its crease if the arrangement splits there, else
  /// by their shares.
  nonisolated package func halfOpenFrames(
    in surface: Surface
  ) -> (primary: Foundation.CGRect, secondary: Foundation.CGRect) {
    guard case .crease = self.split, let crease = surface.crease else { return self.frames(in: surface) }
    return self.frames(in: surface, partedAt: crease.at)
  }

  nonisolated private func frames(
    in surface: Surface, partedAt length: Foundation.CGFloat
  ) -> (primary: Foundation.CGRect, secondary: Foundation.CGRect) {
    if case .horizontal? = surface.crease?.axis {
      return (
        Foundation.CGRect(x: 0, y: 0, width: surface.width, height: length),
        Foundation.CGRect(x: 0, y: length, width: surface.width, height: surface.height - length)
      )
    }
    return (
      Foundation.CGRect(x: 0, y: 0, width: length, height: surface.height),
      Foundation.CGRect(x: length, y: 0, width: surface.width - length, height: surface.height)
    )
  }
}
