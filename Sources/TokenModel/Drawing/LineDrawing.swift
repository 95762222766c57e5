import Foundation
import TokenSyntax

extension Drawing {
  /// A card with a border.
  static func borderedCard(of value: Value) -> Drawing? {
    guard let record = value.record, let color = record.color("color"), let width = record.length("width"),
      let style = record.record("style")
    else { return nil }
    let size = CGSize(width: 160, height: 72)
    let drawn = Swift.min(width, 24)
    let inset = 12 + drawn / 2
    let frame = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
    let stroke = Stroke(style, color: color, width: drawn)
    return Drawing(
      "a border of \(width.labelText) pt, \(color.text)", size: size,
      parts: [Part(.rectangle(frame, cornerRadius: 8), .stroke(stroke))])
  }

  /// Three lines, 1, 2 and 4 pt wide: dashes that go by name depend on the width.
  static func lines(of value: Value) -> Drawing? {
    guard let style = value.record else { return nil }
    let parts = [(1.0, 12.0), (2, 26), (4, 42)].map { width, y in
      let stroke = Stroke(style, color: nil, width: width)
      return Part(.line([CGPoint(x: 12, y: y), CGPoint(x: 228, y: y)]), .stroke(stroke))
    }
    return Drawing("lines of 1, 2 and 4 pt", size: CGSize(width: 240, height: 54), parts: parts)
  }
}

extension Drawing.Stroke {
  /// A line of a style, which is a `strokeStyle`. Its dashes by name are those of `StrokeStyle.dashes(lineWidth:)`.
  fileprivate init(_ style: Record, color: Color?, width: CGFloat) {
    let lengths = style.list("dashArray").compactMap { value -> CGFloat? in
      if case .length(let number) = value.content { number.value } else { nil }
    }
    let isDotted = style.text("style") == "dotted"
    self.color = color
    self.width = width
    switch style.text("style") {
    case "dashed": dashes = [2 * width, 2 * width]
    case "dotted": dashes = [0, 2 * width]
    default: dashes = lengths.contains { $0 > 0 } ? Array(lengths.prefix(Self.mostDashes)) : []
    }
    cap = isDotted ? "round" : style.text("lineCap") ?? "butt"
  }

  private static let mostDashes = 32
}
