import Foundation
import TokenModel
import TokenSyntax

/// Colours as SVG and CSS have them.
enum SVGColor {
  static func fill(_ color: Color) -> String { paint("fill", color) }

  static func stroke(_ color: Color) -> String { paint("stroke", color) }

  static func stop(_ color: Color) -> String {
    "stop-color=\"\(rgb(color))\"" + (color.alpha.value < 1 ? " stop-opacity=\"\(color.alpha.text)\"" : "")
  }

  /// The colour in sRGB, and for readers that know it in its own space (CSS Color 4, section 10).
  private static func paint(_ property: String, _ color: Color) -> String {
    let opacity = color.alpha.value < 1 ? " \(property)-opacity=\"\(color.alpha.text)\"" : ""
    guard color.space == .displayP3 else { return "\(property)=\"\(rgb(color))\"\(opacity)" }
    let numbers = color.components.map(\.text).joined(separator: " ")
    return "\(property)=\"\(rgb(color))\" style=\"\(property): color(display-p3 \(numbers))\"\(opacity)"
  }

  /// `#0088ff`, the nearest that sRGB has.
  private static func rgb(_ color: Color) -> String {
    let numbers = color.components.map(\.value)
    let nearest = color.space == .srgb ? numbers : srgb(fromDisplayP3: numbers)
    return "#" + nearest.map(\.hexadecimalByte).joined().lowercased()
  }

  /// Display P3 has the transfer function and white of sRGB (CSS Color 4, section 10.3), so only the primaries differ.
  private static func srgb(fromDisplayP3 components: [Double]) -> [Double] {
    let linear = components.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    let rows: [[Double]] = [
      [1.224_940_2, -0.224_940_2, 0], [-0.042_057, 1.042_057, 0], [-0.019_637_6, -0.078_636, 1.098_273_6],
    ]
    return rows.map { row in
      let sum = zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }
      return sum <= 0.003_130_8 ? 12.92 * sum : 1.055 * pow(sum, 1 / 2.4) - 0.055
    }
  }
}
