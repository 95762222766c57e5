import Foundation
import TokenSyntax

/// A picture of a value. The type that knows what a value means makes it; whoever shows it decides what each role
/// looks like. Lengths are pixels of the picture, from its top left corner.
package struct Drawing: Sendable {
  /// What is seen, for those who do not see it: `951 x 669 pt, with a vertical crease at 475.5 pt`.
  package let description: String
  package let size: CGSize
  /// From the back to the front.
  package let parts: [Part]

  package init(_ description: String, size: CGSize, parts: [Part]) {
    self.description = description
    self.size = size
    self.parts = parts
  }

  package struct Part: Sendable {
    package let shape: Shape
    package let look: Look

    package init(_ shape: Shape, _ look: Look) {
      self.shape = shape
      self.look = look
    }
  }

  package enum Shape: Sendable {
    case rectangle(CGRect, cornerRadius: CGFloat)
    case circle(center: CGPoint, radius: CGFloat)
    case line([CGPoint])
    /// A cubic Bézier curve with its two control points.
    case curve(from: CGPoint, CGPoint, CGPoint, to: CGPoint)
    /// A line of text whose middle height is at a point.
    case text(String, at: CGPoint, Anchor)
  }

  /// Which end of a text stands at its point, by its name in SVG.
  package enum Anchor: String, Sendable {
    case start
    case middle
    case end
  }

  package enum Look: Sendable {
    case role(Role)
    case color(Color)
    /// Colours from left to right, each at a place from 0 to 1.
    case gradient([(color: Color, position: Double)])
    case stroke(Stroke)
    case shadow(Shadow)
    case font(Font)
  }

  /// What a part stands for.
  package enum Role: String, CaseIterable, Sendable {
    /// What others lie on: a display, a window.
    case surface
    case crease
    /// The band around a crease.
    case band
    /// What content keeps clear of.
    case region
    case sheet
    /// What holds controls.
    case bar
    case control
    case primaryPane
    case secondaryPane
    /// What helps to read the rest: an axis, an outline.
    case guide
    /// The line along which something is measured.
    case measure
    /// What a curve or line is about.
    case ink
    case label
    /// A label that matters less.
    case note
  }
}

extension Drawing {
  package struct Stroke: Sendable {
    /// Nil for that of the text around.
    package let color: Color?
    package let width: CGFloat
    /// Dashes and gaps in turn; empty for a line without gaps.
    package let dashes: [CGFloat]
    /// How a dash ends, by its name in CSS and SVG: `butt`, `round`, `square`.
    package let cap: String
  }

  package struct Shadow: Sendable {
    package let color: Color
    package let offset: CGSize
    /// As in CSS: twice the standard deviation.
    package let blur: CGFloat
    package let spread: CGFloat
    /// Whether it falls into the shape.
    package let isInset: Bool
  }

  package struct Font: Sendable {
    /// The one to prefer first.
    package let families: [String]
    package let size: CGFloat
    package let weight: Double
    package let letterSpacing: CGFloat
  }

  /// Whether it shows colours of a token, so that it needs the ground they are made for.
  package var showsColors: Bool {
    parts.contains { part in
      switch part.look {
      case .color, .gradient, .shadow: true
      case .stroke(let stroke): stroke.color != nil
      case .role, .font: false
      }
    }
  }
}
