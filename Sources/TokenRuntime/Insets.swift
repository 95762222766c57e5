import Foundation

/// The distances from the four edges of something to what lies in it; a negative one reaches out of it.
/// Leading and trailing follow the direction that the language is written in.
package struct Insets: Swift.Sendable, Swift.Hashable {
  /// Points.
  package var top: Foundation.CGFloat
  /// Points.
  package var leading: Foundation.CGFloat
  /// Points.
  package var bottom: Foundation.CGFloat
  /// Points.
  package var trailing: Foundation.CGFloat

  nonisolated package init(
    top: Foundation.CGFloat, leading: Foundation.CGFloat, bottom: Foundation.CGFloat,
    trailing: Foundation.CGFloat
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// What both sides take of a width, in points.
  nonisolated package var horizontal: Foundation.CGFloat { self.leading + self.trailing }

  /// What top and bottom take of a height, in points.
  nonisolated package var vertical: Foundation.CGFloat { self.top + self.bottom }
}
