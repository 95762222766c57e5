import TokenModel
import TokenSyntax

extension SupportType {
  /// The struct of a record type that computes nothing, from the names of its fields.
  static func record(_ shape: RecordShape, name: String, root: String, settings: SwiftSettings) -> SupportType
  {
    let access = settings.access.rawValue
    let fields = shape.fields.map { field in
      (
        name: SwiftIdentifier.escaped(field.name), type: SwiftLiteral.typeName(field.type.shape, root: root),
        field
      )
    }
    let parameters = fields.map { "\($0.name): \($0.type)\($0.2.isRequired ? "" : "? = nil")" }
    var lines = ["\(access) struct \(name): Swift.Sendable, Swift.Hashable {"]
    lines += fields.map { "  \(access) var \($0.name): \($0.type)\($0.2.isRequired ? "" : "?")" }
    lines += [""] + initializer("nonisolated \(access) init", parameters)
    lines += fields.map { "    self.\($0.name) = \($0.name)" }
    lines += ["  }", "}"]
    return SupportType(name: name, declaration: indented(lines))
  }

  /// The sizes that type may have: one case for each.
  static func textSize(_ tokenSet: TokenSet, settings: SwiftSettings) -> SupportType {
    let access = settings.access.rawValue
    let sizes = TextSizes(tokenSet)
    var lines = [
      "/// A size that type may have, in points. A function that takes one accepts no other number.",
      "\(access) enum TextSize: Foundation.CGFloat, Swift.CaseIterable, Swift.Sendable {",
    ]
    lines += sizes.all.map { "  case \(TextSizes.caseName($0)) = \($0.text)" }
    for (style, size) in sizes.named {
      let name = SwiftIdentifier.member(style.rawValue) ?? style.rawValue
      lines += ["", "  /// \(size.text) pt."]
      lines += ["  nonisolated \(access) static var \(name): TextSize { .\(TextSizes.caseName(size)) }"]
    }
    let strays = sizes.all.filter { tokenSet.settings.textSizes.step(of: $0) == nil }
    lines += ["", "  /// Whether it is one of the standard sizes, rather than one that only a token uses."]
    lines += ["  nonisolated \(access) var isStandard: Swift.Bool {"]
    if strays.isEmpty {
      lines += ["    true"]
    } else {
      lines += ["    switch self {"]
      lines += ["    case \(strays.map { "." + TextSizes.caseName($0) }.joined(separator: ", ")): false"]
      lines += ["    default: true", "    }"]
    }
    lines += ["  }", "}"]
    return SupportType(name: "TextSize", declaration: indented(lines), platform: PlatformPart.textSize(sizes))
  }

  /// What the values of tokens depend on, with one property for each axis that a token's function asks for.
  static func context(_ tokenSet: TokenSet, settings: SwiftSettings) -> SupportType {
    let access = settings.access.rawValue
    let axes = ContextAxis.all(in: tokenSet, root: settings.root)
    var lines = [
      "/// What the values of some tokens depend on.",
      "\(access) struct Context: Swift.Sendable, Swift.Hashable {",
    ]
    for axis in axes {
      lines += ["  \(access) enum \(axis.type): Swift.Sendable, Swift.Hashable, Swift.CaseIterable {"]
      lines += axis.cases.map { "    case \($0)" }
      lines += ["  }", ""]
    }
    lines += axes.map { "  \(access) var \($0.property): \($0.type)" }
    if !axes.isEmpty { lines += [""] }
    let parameters = axes.map { "\($0.property): \($0.type) = .\($0.cases[0])" }
    lines += initializer("nonisolated \(access) init", parameters)
    lines += axes.map { "    self.\($0.property) = \($0.property)" }
    lines += ["  }", "}"]
    return SupportType(name: "Context", declaration: indented(lines), platform: PlatformPart.context(axes))
  }

  /// The first line of an initializer, or one line for each parameter where that is too long.
  private static func initializer(_ head: String, _ parameters: [String]) -> [String] {
    let line = "  \(head)(\(parameters.joined(separator: ", "))) {"
    guard line.utf8.count > 108 else { return [line] }
    let commas = parameters.indices.map { $0 == parameters.count - 1 ? "" : "," }
    return ["  \(head)("] + zip(parameters, commas).map { "    \($0)\($1)" } + ["  ) {"]
  }

  private static func indented(_ lines: [String]) -> String {
    lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}

/// The text sizes that generated code knows.
struct TextSizes: Sendable {
  /// The standard ones and, where nothing is snapped, those that tokens use; smallest first.
  let all: [Number]
  /// The styles that give a standard size a name of its own, in the order of the sizes.
  let named: [(style: TextStyle, size: Number)]

  init(_ tokenSet: TokenSet) {
    let steps = tokenSet.settings.textSizes.steps
    var sizes = Set(steps.map(\.size))
    for token in tokenSet.tokens {
      for value in [token.value] + token.variants.map(\.value) {
        Self.collect(value, token.type.shape, into: &sizes)
      }
    }
    all = sizes.sorted { $0.value < $1.value }.map { Number($0.value) }
    named = steps.compactMap { step in step.style.map { ($0, step.size) } }
  }

  private static func collect(_ value: Value, _ shape: Shape, into sizes: inout Set<Number>) {
    switch value.content {
    case .length(let size): if case .textSize = shape { sizes.insert(size) }
    case .list(let values): for value in values { collect(value, shape.listElement ?? shape, into: &sizes) }
    case .record(let record):
      for (field, value) in record.given { collect(value, field.type.shape, into: &sizes) }
    case .color, .duration, .angle, .number, .text, .boolean, .foreign: break
    }
  }

  /// The style that a size scales with: the one it is named after, else the nearest.
  static func style(of size: Number) -> TextStyle {
    TextSizeScale.ios.nearest(to: size.value).style ?? .body
  }

  /// `pt17`, `pt16_5`; `pt1e_minus21` for what nobody sets type in.
  static func caseName(_ size: Number) -> String {
    "pt"
      + Number(size.value).text.replacing("-", with: "_minus").replacing("+", with: "").replacing(
        ".", with: "_")
  }
}
