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
  /// Where on the surface it lies.
  package var edge: Edge
  package var kind: Kind
  package var surface: Surface
  /// Points between the region and its edge.
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
}
