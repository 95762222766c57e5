import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// How heavy a font is: a number from 1 to 1000 or one of DTCG's names (Format, section 8.4).
  package static let fontWeight: TokenType = .init(
    name: "fontWeight", shape: .record(weightShape, swiftName: "FontWeight"),
    notations: [.number, .words(ValueReader.weights.keys.sorted())],
    expectation: "a font weight from 1 to 1000, or a name such as semi-bold",
    constraint: { value in
      guard let weight = value.weight, !(1...1000).contains(weight.value) else { return nil }
      return "a font weight must lie between 1 and 1000"
    },
    convert: { value, referral, _ in
      guard referral.token.type.name == number.name else { return nil }
      return Value(.record(Record(shape: weightShape, values: [value])), range: value.range)
    }
  ) { node, reader in
    guard case .scalar = node.content else {
      reader.bag.add(.wrongValue(node, expected: fontWeight.expectation))
      return nil
    }
    let name = reader.text(node).flatMap { Quantity(text: $0) == nil ? $0 : nil }
    let number = name.map { reader.namedWeight($0, node) } ?? reader.number(node, for: fontWeight)
    return number.map { Value(.record(Record(shape: weightShape, values: [$0])), range: node.range) }
  }

  private static let weightShape = RecordShape(
    [.required("value", .number)], notation: .shorthand, measuredBy: "value",
    words: { record, text in
      let written = text("value") ?? ""
      guard case .number(let weight) = record["value"]?.content else { return written }
      return AppleWeight(exactly: weight.value) == nil
        ? "\(written) (nearest Apple weight: \(AppleWeight(nearestTo: weight.value)))" : written
    })
}

/// The weights that Apple's frameworks have names for, lightest first: 100, 200 to 900. `FontWeight.Named` is the same
/// for an app.
package enum AppleWeight: Int, CaseIterable {
  case ultraLight = 1
  case thin, light, regular, medium, semibold, bold, heavy, black

  /// Nil for a weight between two of them.
  package init?(exactly weight: Double) {
    self.init(nearestTo: weight)
    if Double(rawValue) * 100 != weight { return nil }
  }

  /// A tie goes to the heavier.
  package init(nearestTo weight: Double) {
    self = Self.allCases.last { weight >= Double($0.rawValue) * 100 - 50 } ?? .ultraLight
  }
}

extension ValueReader {
  fileprivate mutating func namedWeight(_ name: String, _ node: Node) -> Value? {
    if let weight = Self.weights[name] { return Value(.number(Number(weight)), range: node.range) }
    // `SemiBold` and `semi bold` are the same words as `semi-bold`.
    let words = name.lowercased().filter(\.isLetter)
    let same = Self.weights.keys.first { $0.filter(\.isLetter) == words }
    bag.add(.unknownWeight(name, node, same: same, known: Self.weights.keys.sorted()))
    return nil
  }

  fileprivate static let weights: [String: Double] = [
    "thin": 100, "hairline": 100,
    "extra-light": 200, "ultra-light": 200,
    "light": 300,
    "normal": 400, "regular": 400, "book": 400,
    "medium": 500,
    "semi-bold": 600, "demi-bold": 600,
    "bold": 700,
    "extra-bold": 800, "ultra-bold": 800,
    "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]
}

extension Value {
  fileprivate var weight: Number? {
    guard case .record(let record) = content, case .number(let weight) = record["value"]?.content else {
      return nil
    }
    return weight
  }
}
