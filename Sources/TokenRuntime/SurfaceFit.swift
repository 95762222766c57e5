import Foundation

/// How one surface is shown on another: scaled by one factor, so that its aspect is kept, and centred.
package struct SurfaceFit: Swift.Sendable, Swift.Hashable {
  /// What decides the factor.
  package enum Rule: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    /// The widths become equal; the height may be larger than the host's.
    case width
    /// The heights become equal; the width may be larger than the host's.
    case height
    /// The content becomes as large as it can be without being larger than the host.
    case contain
  }

  /// What is scaled.
  package var content: Surface
  /// What it is shown on.
  package var host: Surface
  package var by: Rule

  nonisolated package init(content: Surface, host: Surface, by: Rule) {
    self.content = content
    self.host = host
    self.by = by
  }

  /// Points of the host to one point of the content; 0 where the content has no size.
  nonisolated package var scale: Foundation.CGFloat {
    guard self.content.width > 0, self.content.height > 0 else { return 0 }
    let byWidth = self.host.width / self.content.width
    let byHeight = self.host.height / self.content.height
    switch self.by {
    case .width: return byWidth
    case .height: return byHeight
    case .contain: return Swift.min(byWidth, byHeight)
    }
  }

  /// The size of the scaled content, in points of the host.
  nonisolated package var size: Foundation.CGSize {
    let scale = self.scale
    return Foundation.CGSize(width: self.content.width * scale, height: self.content.height * scale)
  }

  /// Where the scaled content begins, in points of the host. What is left over is the same on both sides;
  /// negative, it is what is cut off.
  nonisolated package var offset: Foundation.CGPoint {
    let size = self.size
    return Foundation.CGPoint(
      x: (self.host.width - size.width) / 2, y: (self.host.height - size.height) / 2)
  }

  /// The scaled content on the host, in points of the host.
  nonisolated package var frame: Foundation.CGRect {
    Foundation.CGRect(origin: self.offset, size: self.size)
  }
}
