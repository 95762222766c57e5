import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// A colour: `"#rrggbb"` text, or an object as in the DTCG Color module, section 4.
  package static let color: TokenType = .init(
    name: "color", shape: .color, writtenShape: colorShape,
    expectation: "a colour such as '#1E6EF4' or '#1E6EF480'", drawing: { value, _ in .swatch(of: value) }
  ) { node, reader in
    switch node.content {
    case .scalar: reader.colorText(node).map { Value(.color($0), range: node.range) }
    case .mapping: reader.colorObject(node).map { Value(.color($0), range: node.range) }
    case .list:
      reader.refuseColor(node)
    }
  }

  /// A colour component, from 0 to 1.
  private static let colorComponent: TokenType = .init(
    name: number.name, shape: .number, expectation: "a colour component from 0 to 1",
    constraint: { value in
      guard let number = value.number, !(0...1).contains(number.value) else { return nil }
      let hint = (2...255).contains(number.value) ? "; 255 is written 1" : ""
      return "a colour component must lie between 0 and 1\(hint)"
    }
  ) { node, reader in
    if reader.text(node) == "none" {
      reader.bag.add(.notSupportedYet("the colour component 'none'", at: node.range))
      return nil
    }
    return reader.number(node, for: colorComponent)
  }

  /// How opaque a colour is, from 0 to 1.
  private static let colorAlpha: TokenType = .init(
    name: number.name, shape: .number, expectation: "an alpha from 0 to 1",
    constraint: { value in
      guard let number = value.number, !(0...1).contains(number.value) else { return nil }
      return "an alpha must lie between 0 and 1"
    }
  ) { node, reader in reader.number(node, for: colorAlpha) }

  fileprivate static let colorShape = RecordShape([
    .required("colorSpace", colorSpace), .required("components", .list(of: colorComponent)),
    .optional("alpha", colorAlpha), .optional("hex", colorHex),
  ])

  fileprivate static let colorSpace: TokenType = .init(
    name: "colour space", shape: .text, notations: [.words(Color.Space.allCases.map(\.rawValue))],
    expectation: "the colour space 'srgb' or 'display-p3'"
  ) { node, reader in
    guard let text = reader.text(node) else {
      reader.bag.add(.wrongValue(node, expected: colorSpace.expectation))
      return nil
    }
    guard Color.Space(rawValue: text) != nil else {
      reader.bag.add(.unknownColorSpace(text, node))
      return nil
    }
    return Value(.text(text), range: node.range)
  }

  private static let colorHex: TokenType = .init(
    name: "hex colour", shape: .text, expectation: "a colour of six digits, such as '#1E6EF4'"
  ) { node, reader in
    guard let text = reader.text(node), text.utf8.count == 7, Color(hex: text) != nil else {
      reader.bag.add(.wrongValue(node, expected: colorHex.expectation))
      return nil
    }
    return Value(.text(text), range: node.range)
  }
}

extension ValueReader {
  fileprivate mutating func colorText(_ node: Node) -> Color? {
    guard let text = text(node) else { return refuseColor(node) }
    if let color = Color(hex: text) { return color }
    let function = text.prefix { $0 != "(" }
    if function.count < text.count, Self.colorFunctions.contains(function.lowercased()) {
      bag.add(.notSupportedYet("CSS colour text such as '\(function)(…)'", at: node.range))
    } else if text.first == "#" {
      bag.add(.malformedHexColor(text, node))
    } else {
      return refuseColor(node)
    }
    return nil
  }

  fileprivate mutating func refuseColor<Result>(_ node: Node) -> Result? {
    bag.add(.wrongValue(node, expected: TokenType.color.expectation(at: node)))
    return nil
  }

  private static let colorFunctions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  fileprivate mutating func colorObject(_ node: Node) -> Color? {
    // The components of a space that is not known yet have ranges of their own.
    if let space = node.laterColorSpace {
      _ = read(space, as: TokenType.colorSpace)
      return nil
    }
    guard let record = record(node, shape: TokenType.colorShape, typeName: "color"),
      case .text(let name) = record["colorSpace"]?.content, let space = Color.Space(rawValue: name),
      let components = record["components"], case .list(let values) = components.content
    else { return nil }
    let numbers = values.compactMap { $0.number }
    guard numbers.count == 3 else {
      bag.add(.wrongComponentCount(values.count, components.range))
      return nil
    }
    let color = Color(space: space, components: numbers, alpha: record["alpha"]?.number ?? Number(1))
    if case .text(let text) = record["hex"]?.content, let hex = Color(hex: text) {
      checkFallback(hex, text, of: color, record["hex"]?.range)
    }
    return color
  }

  /// The `hex` beside components is a fallback for tools that know no colour spaces, so it should be the same
  /// colour; display-p3 cannot be compared without a conversion.
  private mutating func checkFallback(_ hex: Color, _ text: String, of color: Color, _ range: SourceRange?) {
    guard color.space == .srgb else { return }
    let isSame = zip(hex.components, color.components).allSatisfy { left, right in
      abs(left.value - right.value) <= 0.5 / 255 + 1e-6
    }
    if !isSame { bag.add(.hexDiffersFromComponents(text, range)) }
  }
}

extension Color.Space {
  /// The spaces of DTCG (Color, section 4.2) that a later version will read.
  static let later = [
    "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "a98-rgb", "prophoto-rgb", "rec2020",
    "xyz-d65", "xyz-d50",
  ]
}

extension Node {
  fileprivate var laterColorSpace: Node? {
    guard case .mapping(let entries) = content,
      let space = entries["colorSpace"]?.value,
      case .scalar(let scalar) = space.content, Color.Space.later.contains(scalar.text)
    else { return nil }
    return space
  }
}

extension Value {
  fileprivate var number: Number? {
    if case .number(let number) = content { number } else { nil }
  }
}
