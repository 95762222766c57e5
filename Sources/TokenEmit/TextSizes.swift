import TokenModel
import TokenSyntax

/// The text sizes that generated code knows.
struct TextSizes: Sendable {
  /// The standard ones and, where nothing is snapped, those that tokens use; smallest first.
  let all: [Number]
  /// The styles that give a standard size a name of its own, in the order of the sizes.
  let named: [(style: TextStyle, size: Number)]

  init(_ tokenSet: TokenSet) {
    let steps = tokenSet.settings.textSizes.steps
    var sizes = Set(steps.map(\.size))
    for token in tokenSet.tokens where token.type.shape.mayHoldTextSize {
      Self.collect(token.value, token.type.shape, into: &sizes)
      for variant in token.variants { Self.collect(variant.value, token.type.shape, into: &sizes) }
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
    let text = Number(size.value).text
    if text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) { return "pt" + text }
    return "pt"
      + text.replacing("-", with: "_minus").replacing("+", with: "").replacing(
        ".", with: "_")
  }
}

extension Shape {
  /// Whether it is one, or is made of parts.
  fileprivate var mayHoldTextSize: Bool {
    switch self {
    case .textSize, .list, .oneOrMore, .record: true
    case .color, .length, .duration, .angle, .number, .text, .boolean, .choice, .foreign: false
    }
  }
}
