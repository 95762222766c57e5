import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// Colours that run into each other along an axis (DTCG Format, section 9.7).
  package static let gradient: TokenType = .init(
    name: "gradient", shape: .record(gradientShape, swiftName: "Gradient"),
    notations: [.list(of: { stop }, count: nil)],
    expectation: "a list of gradient stops such as { color: \"#FF0000\", position: 0.5 }",
    drawing: { value, _ in .gradientBar(of: value) }
  ) { node, reader in
    guard case .list(let items) = node.content else {
      reader.bag.add(.wrongValue(node, expected: gradient.expectation))
      return nil
    }
    guard !items.isEmpty else {
      reader.bag.add(.outOfRange("a gradient has at least one stop", at: node.range))
      return nil
    }
    return reader.list(items, of: stop, in: gradient, stops(of:)).map { stops in
      let list = Value(.list(stops), range: node.range)
      return Value(.record(Record(shape: gradientShape, values: [list])), range: node.range)
    }
  }

  private static let gradientShape = RecordShape(
    [.required("stops", .list(of: stop))], notation: .shorthand,
    words: { _, text in text("stops") ?? "" })

  private static func stops(of gradient: Value) -> [Value] {
    guard case .record(let record) = gradient.content, case .list(let stops) = record["stops"]?.content else {
      return []
    }
    return stops
  }

  private static let stop: TokenType = .record(
    name: "gradient stop", swiftName: "Gradient.Stop",
    fields: [.required("color", .color), .required("position", position)],
    words: { _, text in "\(text("color") ?? "") at \(text("position") ?? "")" })

  /// Clamped as DTCG asks, though its schema refuses what lies outside.
  private static let position: TokenType = .init(
    name: "gradient position", shape: .number, notations: ratio.notations,
    expectation: "a position from 0 to 1, such as 0.5 or 50%",
    convert: { value, referral, reader in
      guard [number.name, ratio.name].contains(referral.token.type.name) else { return nil }
      return reader.clamped(value, referral.node, from: referral.token)
    }
  ) { node, reader in
    ratio.read(node, &reader).map { reader.clamped($0, node, from: nil) }
  }
}

extension ValueReader {
  /// A position moved into the gradient. The token is the one that is referred to.
  fileprivate mutating func clamped(_ value: Value, _ node: Node, from token: Token?) -> Value {
    guard case .number(let position) = value.content, !(0...1).contains(position.value) else { return value }
    let clamped = Number(position.value < 0 ? 0 : 1)
    bag.add(.clampedPosition(position, to: clamped, node, from: token))
    return Value(.number(clamped), range: value.range)
  }
}
