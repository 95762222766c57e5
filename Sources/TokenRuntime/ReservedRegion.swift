import Foundation

/// A part of a surface that content keeps clear of.
package struct ReservedRegion: Swift.Sendable, Swift.Hashable {
  /// Why the region is reserved.
  package enum Kind: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    /// Something covers it, such as a camera.
    case occlusion
    /// It parts the surface, such as a fold.
    case division
  }

  /// Points.
  package var width: Foundation.CGFloat
  /// Points.
  package var height: Foundation.CGFloat
  /// Where on the surface it lies: in the middle of an edge, or in a corner.
  package var edge: Edge
  package var kind: Kind
  package var surface: Surface
  /// Points between the region and its edge; in a corner, between the region and each of the two edges.
  package var inset: Foundation.CGFloat?
  /// A struct cannot hold itself, so the one region around is kept in a list.
  private var outer: [ReservedRegion]

  /// The region that this one lies in.
  nonisolated package var within: ReservedRegion? {
    get { self.outer.first }
    set { self.outer = newValue.map { [$0] } ?? [] }
  }

  nonisolated package init(
    width: Foundation.CGFloat, height: Foundation.CGFloat, edge: Edge, kind: Kind, surface: Surface,
    inset: Foundation.CGFloat? = nil, within: ReservedRegion? = nil
  ) {
    self.width = width
    self.height = height
    self.edge = edge
    self.kind = kind
    self.surface = surface
    self.inset = inset
    self.outer = within.map { [$0] } ?? []
  }

  /// Where it lies on its surface.
  nonisolated package var frame: Foundation.CGRect { self.frame(in: self.surface) }

  /// Where it lies on a surface: in the middle of its edge, or in its corner, moved away from the edge by
  /// the inset.
  nonisolated package func frame(in surface: Surface) -> Foundation.CGRect {
    let inset = self.inset ?? 0
    let x: Foundation.CGFloat
    switch self.edge {
    case .top, .bottom: x = (surface.width - self.width) / 2
    case .leading, .topLeading, .bottomLeading: x = inset
    case .trailing, .topTrailing, .bottomTrailing: x = surface.width - self.width - inset
    }
    let y: Foundation.CGFloat
    switch self.edge {
    case .leading, .trailing: y = (surface.height - self.height) / 2
    case .top, .topLeading, .topTrailing: y = inset
    case .bottom, .bottomLeading, .bottomTrailing: y = surface.height - self.height - inset
    }
    return Foundation.CGRect(x: x, y: y, width: self.width, height: self.height)
  }
}
