import Foundation

/// A width and a height.
package struct Size: Swift.Sendable, Swift.Hashable {
  /// Points.
  package var width: Foundation.CGFloat
  /// Points.
  package var height: Foundation.CGFloat

  nonisolated package init(width: Foundation.CGFloat, height: Foundation.CGFloat) {
    self.width = width
    self.height = height
  }

  /// This size as frames and drawing take it.
  nonisolated package var cgSize: Foundation.CGSize {
    Foundation.CGSize(width: self.width, height: self.height)
  }
}
