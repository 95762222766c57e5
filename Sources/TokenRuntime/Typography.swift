import Foundation

/// How text is set.
package struct Typography: Swift.Sendable, Swift.Hashable {
  /// The faces that the system has of its own font.
  package enum SystemDesign: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
    case standard
    case serif
    case rounded
    case monospaced
  }

  /// The families by name, the one to prefer first.
  package var fontFamily: [Swift.String]
  package var fontSize: TextSize
  package var fontWeight: FontWeight
  /// Points between two letters beside those the font has; nil where the font decides.
  package var letterSpacing: Foundation.CGFloat?
  /// The height of a line as a multiple of the size; nil where the font decides.
  package var lineHeight: Swift.Double?

  nonisolated package init(
    fontFamily: [Swift.String], fontSize: TextSize, fontWeight: FontWeight,
    letterSpacing: Foundation.CGFloat? = nil, lineHeight: Swift.Double? = nil
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }

  /// The height of a line at the size that text has by default, in points; nil where the font decides.
  nonisolated package var lineHeightInPoints: Foundation.CGFloat? {
    self.lineHeight.map { multiple in
      // Without the noise of binary fractions: 17 x 1.4 is 23.8.
      (self.fontSize.rawValue * Foundation.CGFloat(multiple) * 1_000_000).rounded() / 1_000_000
    }
  }

  /// The system font that the first family stands for, be it by a generic name of CSS (Fonts 4, "Generic
  /// font families") or by Apple's own name; nil for a family of its own.
  nonisolated package var systemDesign: SystemDesign? {
    switch self.fontFamily.first?.lowercased() {
    case "system-ui", "ui-sans-serif", "sans-serif", "-apple-system", "blinkmacsystemfont", "sf pro",
      "sf pro text", "sf pro display":
      return .standard
    case "ui-serif", "serif", "new york": return .serif
    case "ui-rounded", "sf pro rounded": return .rounded
    case "ui-monospace", "monospace", "sf mono": return .monospaced
    default: return nil
    }
  }
}
