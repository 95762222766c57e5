import Foundation

/// The line around something.
package struct Border: Swift.Sendable, Swift.Hashable {
  package var color: ColorValue
  /// Points.
  package var width: Foundation.CGFloat
  package var style: StrokeStyle

  nonisolated package init(color: ColorValue, width: Foundation.CGFloat, style: StrokeStyle) {
    self.color = color
    self.width = width
    self.style = style
  }
}
