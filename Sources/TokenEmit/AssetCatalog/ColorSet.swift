import Foundation
import TokenDiagnostics
import TokenModel
import TokenSyntax

/// A colour as an asset catalog holds it: one for any appearance, and those that differ in dark appearance and with
/// increased contrast.
struct ColorSet {
  /// Light, dark, increased, and dark with increased contrast.
  private let colors: [Color]

  /// The colours of a token where all other axes have their default value.
  init(_ token: Token, in axes: Axes) {
    let followed = FollowedAxes(token, in: axes)
    let values = AppearanceValues(token, in: axes.defaultContext, following: followed).colors
    colors = values.count == 4 ? values : Array(repeating: values[0], count: 4)
  }

  /// The text of its `Contents.json`.
  var contents: JSONText {
    var entries = [entry(colors[0], [])]
    if isDarkWritten { entries.append(entry(colors[1], [Self.dark])) }
    if isIncreasedWritten { entries.append(entry(colors[2], [Self.increased])) }
    if isDarkIncreasedWritten { entries.append(entry(colors[3], [Self.dark, Self.increased])) }
    return .object([("colors", .array(entries)), ("info", AssetCatalog.info)])
  }

  private var isDarkWritten: Bool { colors[1] != colors[0] }

  private var isIncreasedWritten: Bool { colors[2] != colors[0] }

  /// Left out only if it is what every entry has that could stand in for it, because Apple does not say which does.
  private var isDarkIncreasedWritten: Bool {
    let standIns = (isDarkWritten ? [colors[1]] : []) + (isIncreasedWritten ? [colors[2]] : [])
    return (standIns.isEmpty ? [colors[0]] : standIns).contains { $0 != colors[3] }
  }

  private static let dark = appearance("luminosity", "dark")
  private static let increased = appearance("contrast", "high")

  private static func appearance(_ name: String, _ value: String) -> JSONText {
    .object([("appearance", .string(name)), ("value", .string(value))])
  }

  private func entry(_ color: Color, _ appearances: [JSONText]) -> JSONText {
    let color = JSONText.object([
      ("color-space", .string(color.space.rawValue)), ("components", components(color)),
    ])
    let conditions = appearances.isEmpty ? [] : [("appearances", JSONText.array(appearances))]
    return .object(conditions + [("color", color), ("idiom", .string("universal"))])
  }

  private func components(_ color: Color) -> JSONText {
    let numbers = zip(["red", "green", "blue"], color.components).map { ($0, $1) } + [("alpha", color.alpha)]
    return .object(numbers.map { ($0, .string(Self.decimal($1))) })
  }

  /// Always with a point: a component without one, `1`, is one of 255.
  private static func decimal(_ number: Number) -> String {
    var text = String(format: "%.9f", number.value)[...]
    while text.hasSuffix("0"), !text.dropLast(3).hasSuffix(".") { text.removeLast() }
    return String(text)
  }
}
