import Foundation
import TokenModel

/// One drawing as an SVG element, which shows nothing beyond its edges.
struct SVGPanel {
  private let panel: SVGPicture.Panel
  private let number: Int
  private var definitions: [String] = []

  /// - Parameters:
  ///   - panel: What is drawn.
  ///   - number: That of the panel in its file, so that names are there once.
  init(_ panel: SVGPicture.Panel, number: Int) {
    self.panel = panel
    self.number = number
  }

  mutating func lines(at x: CGFloat) -> [String] {
    let size = panel.drawing.size
    let elements = panel.drawing.parts.flatMap { lines(of: $0) }
    let definitions = definitions.isEmpty ? [] : ["    <defs>"] + definitions + ["    </defs>"]
    return ["  <svg x=\"\(x.svg)\" width=\"\(size.width.svg)\" height=\"\(size.height.svg)\">", ground]
      + definitions + elements.map { "    " + $0 } + [hairline, "  </svg>"]
  }

  private var palette: SVGStyle.Palette { SVGStyle.palette(of: panel.ground) }

  /// What the drawing lies on.
  private var ground: String {
    let look = panel.ground == .page ? "class=\"ground\"" : "fill=\"\(palette.ground)\""
    return "    <rect \(Self.attributes(of: bounds, cornerRadius: 0)) \(look)/>"
  }

  /// The edge of the drawing, above all else: a colour may be that of the page.
  private var hairline: String {
    let look =
      panel.ground == .page ? "class=\"hairline\"" : "fill=\"none\" stroke=\"#808080\" stroke-opacity=\"0.4\""
    return "    <rect \(Self.attributes(of: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 0)) \(look)/>"
  }

  private mutating func lines(of part: Drawing.Part) -> [String] {
    switch part.look {
    case .role(let role): [element(part.shape, roleAttributes(role))]
    case .color(let color): checkers(part.shape, below: [color]) + [element(part.shape, SVGColor.fill(color))]
    case .gradient(let stops):
      checkers(part.shape, below: stops.map(\.color))
        + [element(part.shape, "fill=\"url(#\(gradient(stops)))\"")]
    case .stroke(let stroke): [element(part.shape, strokeAttributes(stroke))]
    case .shadow(let shadow): self.shadow(shadow, of: part.shape)
    case .font(let font): [element(part.shape, "class=\"label\" style=\"\(Self.style(of: font))\"")]
    }
  }

  private func roleAttributes(_ role: Drawing.Role) -> String {
    panel.ground == .page
      ? "class=\"\(role.rawValue)\"" : "style=\"\(SVGStyle.declarations(role, on: panel.ground))\""
  }

  private func strokeAttributes(_ stroke: Drawing.Stroke) -> String {
    let dashes = stroke.dashes.map(\.svg).joined(separator: " ")
    let width = stroke.width.svg
    // A class has more say than an attribute, a style more than a class.
    let line =
      stroke.color.map { "\(SVGColor.stroke($0)) fill=\"none\" stroke-width=\"\(width)\"" }
      ?? "class=\"ink\" style=\"stroke-width: \(width)\""
    return line
      + (dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\" stroke-linecap=\"\(stroke.cap)\"")
  }

  private func element(_ shape: Drawing.Shape, _ attributes: String) -> String {
    switch shape {
    case .rectangle(let frame, let radius):
      "<rect \(Self.attributes(of: frame, cornerRadius: radius)) \(attributes)/>"
    case .circle(let center, let radius):
      "<circle cx=\"\(center.x.svg)\" cy=\"\(center.y.svg)\" r=\"\(radius.svg)\" \(attributes)/>"
    case .line(let points):
      "<polyline points=\"\(points.map(Self.text).joined(separator: " "))\" \(attributes)/>"
    case .curve(let start, let first, let second, let end):
      "<path d=\"M \(Self.text(start)) C \(Self.text(first)) \(Self.text(second)) \(Self.text(end))\" "
        + "\(attributes)/>"
    case .text(let text, let point, let anchor):
      "<text x=\"\(point.x.svg)\" y=\"\(point.y.svg)\" text-anchor=\"\(anchor.rawValue)\" "
        + "dominant-baseline=\"central\" \(attributes)>\(OutputLanguage.entities(CommentText.line(text)))</text>"
    }
  }

  private static func text(_ point: CGPoint) -> String { "\(point.x.svg),\(point.y.svg)" }

  private static func attributes(of frame: CGRect, cornerRadius: CGFloat) -> String {
    "x=\"\(frame.minX.svg)\" y=\"\(frame.minY.svg)\" width=\"\(frame.width.svg)\" "
      + "height=\"\(frame.height.svg)\"" + (cornerRadius > 0 ? " rx=\"\(cornerRadius.svg)\"" : "")
  }

  /// Sizes and weights are numbers, and a family is a name in quotes that cannot end them.
  private static func style(of font: Drawing.Font) -> String {
    let families = font.families.prefix(mostFamilies).map { family in
      let name = String(family.map { "\"'\\;".contains($0) ? " " : $0 })
      return genericFamilies.contains(name) ? name : "'\(name)'"
    }
    let list = OutputLanguage.entities(
      CommentText.line((families + ["system-ui", "sans-serif"]).joined(separator: ", ")))
    return "font-family: \(list); font-size: \(font.size.svg)px; font-weight: \(CGFloat(font.weight).svg); "
      + "letter-spacing: \(font.letterSpacing.svg)px"
  }

  private static let mostFamilies = 8
  /// CSS Fonts 4, "Generic font families": in quotes they would be families of that name.
  private static let genericFamilies: Set<String> = [
    "system-ui", "ui-sans-serif", "ui-serif", "ui-monospace", "ui-rounded", "sans-serif", "serif",
    "monospace", "cursive", "fantasy", "-apple-system",
  ]
}

/// What needs definitions: checkerboards, gradients and shadows.
extension SVGPanel {
  /// A name that nothing else in the file has.
  private func newName(_ word: String) -> String { "\(word)-\(number)-\(definitions.count + 1)" }

  private mutating func define(_ lines: [String]) { definitions += lines.map { "      " + $0 } }

  /// A checkerboard below colours of which some let it through.
  private mutating func checkers(_ shape: Drawing.Shape, below colors: [Color]) -> [String] {
    guard colors.contains(where: { $0.alpha.value < 1 }) else { return [] }
    let id = newName("checkers")
    define([
      "<pattern id=\"\(id)\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">",
      "  <path d=\"M 0,0 H 4 V 8 H 8 V 4 H 0 Z\" fill=\"\(palette.checker)\"/>",
      "</pattern>",
    ])
    return [element(shape, "fill=\"url(#\(id))\"")]
  }

  private mutating func gradient(_ stops: [(color: Color, position: Double)]) -> String {
    let id = newName("gradient")
    let lines = stops.map { stop in
      "  <stop offset=\"\(CGFloat(stop.position).svg)\" \(SVGColor.stop(stop.color))/>"
    }
    define(["<linearGradient id=\"\(id)\">"] + lines + ["</linearGradient>"])
    return id
  }

  private mutating func shadow(_ shadow: Drawing.Shadow, of shape: Drawing.Shape) -> [String] {
    guard case .rectangle(let card, let radius) = shape else { return [] }
    let attributes = "\(SVGColor.fill(shadow.color)) filter=\"url(#\(blur(by: shadow.blur)))\""
    let grown = shadow.isInset ? -shadow.spread : shadow.spread
    let frame = card.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -grown, dy: -grown)
    if shadow.isInset { return [innerShadow(around: frame, in: shape, attributes)] }
    let corner = Swift.max(0, radius + grown)
    return frame.isNull ? [] : [element(.rectangle(frame, cornerRadius: corner), attributes)]
  }

  private mutating func blur(by radius: CGFloat) -> String {
    let id = newName("blur")
    let area = Self.attributes(of: bounds.insetBy(dx: -100, dy: -100), cornerRadius: 0)
    define([
      "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" \(area)>",
      "  <feGaussianBlur stdDeviation=\"\((radius / 2).svg)\"/>", "</filter>",
    ])
    return id
  }

  /// All but a frame, seen through a shape.
  private mutating func innerShadow(
    around frame: CGRect, in shape: Drawing.Shape, _ attributes: String
  ) -> String {
    let id = newName("clip")
    define(["<clipPath id=\"\(id)\">", "  " + element(shape, "class=\"clip\""), "</clipPath>"])
    let hole = frame.isNull ? "" : " " + Self.outline(of: frame)
    let path = Self.outline(of: bounds.insetBy(dx: -100, dy: -100)) + hole
    return "<g clip-path=\"url(#\(id))\"><path d=\"\(path)\" fill-rule=\"evenodd\" \(attributes)/></g>"
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: panel.drawing.size) }

  private static func outline(of frame: CGRect) -> String {
    "M \(frame.minX.svg),\(frame.minY.svg) H \(frame.maxX.svg) V \(frame.maxY.svg) H \(frame.minX.svg) Z"
  }
}
