import Foundation

/// How a line is drawn: by a name, or by the lengths of its dashes and gaps.
package struct StrokeStyle: Swift.Sendable, Swift.Hashable {
  /// The styles that have a name, which are those of CSS.
  package enum Style: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    case solid
    case dashed
    case dotted
    case double
    case groove
    case ridge
    case outset
    case inset
  }

  /// What the end of a dash looks like.
  package enum LineCap: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    case round
    case butt
    case square
  }

  /// Nil where the dashes are given instead.
  package var style: Style?
  /// The lengths of dashes and gaps in turn, in points.
  package var dashArray: [Foundation.CGFloat]
  /// How the dashes that are given end.
  package var lineCap: LineCap

  nonisolated package init(
    style: Style? = nil, dashArray: [Foundation.CGFloat] = [], lineCap: LineCap = .butt
  ) {
    self.style = style
    self.dashArray = dashArray
    self.lineCap = lineCap
  }

  /// Dashes and gaps in turn, in points, for a line of a width; empty for a line without gaps. Dashes that
  /// are given count twice where their number is odd. By name, `dashed` has dashes and gaps of twice the
  /// width, `dotted` round dots as far apart as they are wide, and all others none: a double, grooved or
  /// raised line is drawn solid.
  nonisolated package func dashes(lineWidth: Foundation.CGFloat) -> [Foundation.CGFloat] {
    switch self.style {
    case .dashed: return lineWidth > 0 ? [2 * lineWidth, 2 * lineWidth] : []
    case .dotted: return lineWidth > 0 ? [0, 2 * lineWidth] : []
    case .solid, .double, .groove, .ridge, .outset, .inset: return []
    case nil:
      // Without any length there is nothing that could be drawn or left out.
      guard self.dashArray.contains(where: { $0 > 0 }) else { return [] }
      return self.dashArray.count % 2 == 0 ? self.dashArray : self.dashArray + self.dashArray
    }
  }

  /// How each dash ends.
  nonisolated package var cap: LineCap {
    switch self.style {
    case .dotted: return .round
    case nil: return self.lineCap
    default: return .butt
    }
  }
}
