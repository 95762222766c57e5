import Foundation

extension Drawing {
  /// A line of text in a text style.
  static func specimen(of value: Value) -> Drawing? {
    guard let style = value.record, case .length(let size)? = style["fontSize"]?.content else { return nil }
    let families = style.list("fontFamily").compactMap { family -> String? in
      if case .text(let name) = family.content { name } else { nil }
    }
    return specimen(
      Font(
        families: families, size: size.value, weight: style.record("fontWeight")?.number("value") ?? 400,
        letterSpacing: style.length("letterSpacing") ?? 0))
  }

  /// A line of text of a size in the system's font.
  static func sizeSpecimen(of value: Value) -> Drawing? {
    guard case .length(let size) = value.content else { return nil }
    return specimen(Font(families: ["system-ui"], size: size.value, weight: 400, letterSpacing: 0))
  }

  private static func specimen(_ font: Font) -> Drawing? {
    guard (1...largestSize).contains(font.size), font.letterSpacing.magnitude <= font.size else { return nil }
    // Nobody measures the text, so the width is what a wide font takes.
    let letters = CGFloat(sampleText.count)
    let size = CGSize(
      width: 24 + letters * ((font.weight < 550 ? 0.62 : 0.7) * font.size + font.letterSpacing),
      height: 16 + 1.3 * font.size)
    let middle = CGPoint(x: 12, y: size.height / 2)
    return Drawing(
      "\(sampleText) in \(font.size.labelText) pt", size: size,
      parts: [Part(.text(sampleText, at: middle, .start), .font(font))])
  }

  private static let sampleText = "Hamburg 0123"
  private static let largestSize: CGFloat = 400
}
