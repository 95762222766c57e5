import TokenDiagnostics
import TokenModel
import TokenRuntime
import TokenSyntax

extension TokenType {
  /// The radius of a corner: a length, or `{ concentric, inset }` for content in the corner of something larger.
  package static let cornerRadius: TokenType = .init(
    name: "cornerRadius", shape: .record(cornerShape, swiftName: "CornerRadius"),
    writtenShape: concentricShape,
    expectation: "a radius in points, such as 12, or { concentric: \"{radius.display}\", inset: 16 }",
    constraint: { value in
      guard case .record(let record) = value.content, let radius = record.length("radius"), radius < 0 else {
        return nil
      }
      return "a corner radius must not be negative"
    },
    convert: { value, referral, _ in
      guard referral.token.type.name == dimension.name, case .length(let radius) = value.content else {
        return nil
      }
      return corner(radius: radius, range: value.range)
    },
    read: { node, reader in
      if case .mapping(let entries) = node.content {
        if entries.contains(where: { $0.key.text == "concentric" || $0.key.text == "inset" }) {
          return readConcentric(node, &reader)
        }
        if let ratio = entries.first(where: { $0.key.text == "ratio" || $0.key.text == "of" }) {
          reader.bag.add(.notSupportedYet("a corner radius as a ratio", at: ratio.key.range))
          return nil
        }
      }
      return reader.length(node, for: cornerRadius).map { corner(radius: $0, range: node.range) }
    })

  /// What is kept: the radius, and what it was made from.
  private static let cornerShape = RecordShape([
    .required("radius", .dimension.notNegative("a corner radius")),
    .optional("concentric", .dimension.notNegative("a corner radius")),
    .optional("inset", .dimension.notNegative("an inset")),
  ])

  /// What is written: `concentric` may name a corner or a length.
  private static let concentricShape = RecordShape([
    .required("concentric", .cornerRadius), .required("inset", .dimension.notNegative("an inset")),
  ])

  private static func corner(radius: Number, range: SourceRange) -> Value {
    Value(
      .record(Record(shape: cornerShape, values: [Value(.length(radius), range: range), nil, nil])),
      range: range)
  }

  private static func readConcentric(_ node: Node, _ reader: inout ValueReader) -> Value? {
    guard let record = reader.record(node, shape: concentricShape, typeName: "cornerRadius"),
      let concentric = record["concentric"], case .record(let outer) = concentric.content,
      let outerRadius = outer["radius"], case .length(let outerNumber) = outerRadius.content,
      let inset = record["inset"], case .length(let insetNumber) = inset.content
    else { return nil }
    let inner = CornerRadius(radius: outerNumber.value).inset(by: insetNumber.value)
    let radius = Value(
      .length(Number(roundedToSignificantDigits: Double(inner.radius))), range: node.range)
    let kept = Value(outerRadius.content, range: concentric.range)
    return Value(.record(Record(shape: cornerShape, values: [radius, kept, inset])), range: node.range)
  }
}
