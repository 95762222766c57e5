import TokenModel
import TokenSyntax

/// A colour, part by part.
struct ColorObject: ModelObject {
  let color: Color

  static let kind = ModelKind<ColorObject>(
    "color", "A colour. Components are from 0 to 1, in the colour's own space.",
    [
      .code("space", "`srgb` or `display-p3`") { $0.color.space.rawValue },
      .flag("isSRGB", "whether the space is sRGB") { $0.color.space == .srgb },
      .code("red", "0 to 1") { $0.color.components[0].text },
      .code("green", "0 to 1") { $0.color.components[1].text },
      .code("blue", "0 to 1") { $0.color.components[2].text },
      .code("alpha", "from 0, clear, to 1, opaque") { $0.color.alpha.text },
      .flag("isOpaque", "whether alpha is 1") { $0.color.alpha.value == 1 },
      .code("hex", "`#RRGGBB`, rounded to bytes, whatever the alpha") { "#" + $0.rgb },
      .code("hexWithAlpha", "`#RRGGBBAA`, as CSS has it") { "#" + $0.rgb + $0.alphaByte },
      .code("argb", "`AARRGGBB`, as Android has it, without `#`") { $0.alphaByte + $0.rgb },
      .code("css", "a colour of CSS Color 4: `#0088FF`, `color(display-p3 1 0.2 0 / 0.5)`") { $0.css },
    ])

  private var rgb: String { color.components.map(\.value.hexadecimalByte).joined() }

  private var alphaByte: String { color.alpha.value.hexadecimalByte }

  private var css: String {
    if let hex = color.hex { return hex }
    let numbers = color.components.map(\.text).joined(separator: " ")
    let alpha = color.alpha.value == 1 ? "" : " / \(color.alpha.text)"
    return "color(\(color.space.rawValue) \(numbers)\(alpha))"
  }
}
