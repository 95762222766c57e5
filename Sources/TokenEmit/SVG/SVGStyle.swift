import TokenModel

/// What each role of a drawing looks like, in light and in dark appearance.
enum SVGStyle {
  /// A style element with the rules for some roles, dark appearance included.
  static func sheet(for roles: Set<Drawing.Role>) -> [String] {
    let roles = Drawing.Role.allCases.filter(roles.contains)
    func rules(_ palette: Palette, _ declarations: (Drawing.Role) -> [String]) -> [String] {
      [".ground { fill: \(palette.ground) }", ".hairline { fill: none; stroke: \(palette.hairline) }"]
        + roles.map { ".\($0.rawValue) { \(declarations($0).joined(separator: "; ")) }" }
    }
    let light = rules(.light) { colors($0, .light) + form($0) }
    let dark = rules(.dark) { colors($0, .dark) }
    return ["  <style>"] + light.map { "    " + $0 } + ["    @media (prefers-color-scheme: dark) {"]
      + dark.map { "      " + $0 } + ["    }", "  </style>"]
  }

  /// The declarations of a role on a ground that does not change.
  static func declarations(_ role: Drawing.Role, on ground: SVGPicture.Ground) -> String {
    (colors(role, palette(of: ground)) + form(role)).joined(separator: "; ")
  }

  static func palette(of ground: SVGPicture.Ground) -> Palette { ground == .dark ? .dark : .light }

  /// The colours of one appearance.
  struct Palette {
    let ground: String
    /// The second colour of a checkerboard, whose first is that of the ground.
    let checker: String
    let hairline: String
    let text: String
    let faint: String
    let surface: String
    let line: String
    let red: String
    let orange: String
    let blue: String
    let green: String
    let purple: String

    static let light = Palette(
      ground: "#ffffff", checker: "#d8dee4", hairline: "#d1d9e0", text: "#1f2328", faint: "#59636e",
      surface: "#f6f8fa", line: "#818b98", red: "#d1242f", orange: "#bc4c00", blue: "#0969da",
      green: "#1a7f37", purple: "#8250df")

    static let dark = Palette(
      ground: "#0d1117", checker: "#30363d", hairline: "#3d444d", text: "#f0f6fc", faint: "#9198a1",
      surface: "#212830", line: "#9198a1", red: "#f85149", orange: "#f0883e", blue: "#4493f8",
      green: "#3fb950", purple: "#ab7df8")
  }

  private static func colors(_ role: Drawing.Role, _ palette: Palette) -> [String] {
    switch role {
    case .surface: ["fill: \(palette.surface)", "stroke: \(palette.line)"]
    case .crease: ["stroke: \(palette.red)"]
    case .band: ["fill: \(palette.red)"]
    case .region: area(palette.orange)
    case .sheet, .primaryPane: area(palette.blue)
    case .secondaryPane: area(palette.green)
    case .bar: area(palette.purple)
    case .control: ["fill: \(palette.purple)"]
    case .guide, .measure: ["stroke: \(palette.line)"]
    case .ink: ["stroke: \(palette.blue)"]
    case .label: ["fill: \(palette.text)", "stroke: \(palette.ground)"]
    case .note: ["fill: \(palette.faint)", "stroke: \(palette.ground)"]
    }
  }

  private static func area(_ color: String) -> [String] { ["fill: \(color)", "stroke: \(color)"] }

  /// What is the same in light and in dark appearance.
  private static func form(_ role: Drawing.Role) -> [String] {
    switch role {
    case .surface: []
    case .crease: ["fill: none", "stroke-dasharray: 4 3"]
    case .band, .bar, .secondaryPane: ["fill-opacity: 0.14"]
    case .region: ["fill-opacity: 0.24"]
    case .sheet, .primaryPane: ["fill-opacity: 0.16"]
    case .control: ["fill-opacity: 0.45"]
    case .guide: ["fill: none", "stroke-dasharray: 2 2"]
    case .measure: ["fill: none"]
    case .ink: ["fill: none", "stroke-width: 2"]
    case .label: text(size: 11)
    case .note: text(size: 10)
    }
  }

  /// Text with an outline of the ground, so that it can be read on a line.
  private static func text(size: Int) -> [String] {
    [
      "font: \(size)px -apple-system, system-ui, sans-serif", "stroke-width: 3px", "paint-order: stroke",
      "stroke-linejoin: round",
    ]
  }
}
