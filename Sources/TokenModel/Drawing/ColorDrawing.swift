import Foundation
import TokenSyntax

extension Drawing {
  /// A square of a colour.
  static func swatch(of value: Value) -> Drawing? {
    guard case .color(let color) = value.content else { return nil }
    let frame = CGRect(x: 0, y: 0, width: 32, height: 32)
    let part = Part(.rectangle(frame, cornerRadius: 0), .color(color))
    return Drawing(color.text, size: frame.size, parts: [part])
  }

  /// A bar in which the colours run from left to right.
  static func gradientBar(of value: Value) -> Drawing? {
    let stops = value.record?.records("stops").compactMap { stop -> (color: Color, position: Double)? in
      guard let color = stop.color("color"), let position = stop.number("position") else { return nil }
      return (color, position)
    }
    guard let stops, !stops.isEmpty else { return nil }
    let words = stops.prefix(mostStopsInWords).map { "\($0.color.text) at \(CGFloat($0.position).labelText)" }
    let rest = stops.count > words.count ? ", \(stops.count - words.count) more" : ""
    let frame = CGRect(x: 0, y: 0, width: 240, height: 40)
    let part = Part(.rectangle(frame, cornerRadius: 0), .gradient(stops))
    return Drawing(
      "a gradient: \(words.joined(separator: ", "))\(rest)", size: frame.size, parts: [part])
  }

  private static let mostStopsInWords = 8
}

extension Color {
  /// `#0088FF`, or `display-p3 1 0.5 0 / 0.5` for what digits cannot say.
  package var text: String {
    if let hex { return hex }
    let numbers = components.map(\.text).joined(separator: " ")
    return "\(space.rawValue) \(numbers)" + (alpha.value == 1 ? "" : " / \(alpha.text)")
  }
}

extension CGFloat {
  /// The number as a label shows it, with two decimals at most.
  package var labelText: String {
    guard isFinite else { return self < 0 ? "-∞" : "∞" }
    return Number(magnitude < 1e12 ? Double((self * 100).rounded() / 100) : Double(self)).text
  }
}
