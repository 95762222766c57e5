import TokenDiagnostics
import TokenModel
import TokenRuntime
import TokenSyntax

extension TokenType {
  /// The radius of a corner: a length; `{ concentric, inset }` for content in the corner of something larger; or
  /// `{ ratio, of }`, a share of a side.
  package static let cornerRadius: TokenType = .init(
    name: "cornerRadius", shape: .record(cornerShape, swiftName: "CornerRadius"),
    writtenShape: RecordShape(concentricShape.fields + ratioShape.fields),
    notations: TokenType.dimension.notations + [.mapping(concentricShape), .mapping(ratioShape)],
    expectation: """
      a radius in points, such as 12, or { concentric: "{radius.display}", inset: 16 }, or { ratio: 0.2, of: 60 }
      """,
    constraint: { value in
      guard case .record(let record) = value.content, let radius = record.length("radius"), radius < 0 else {
        return nil
      }
      return "a corner radius must not be negative"
    },
    convert: { value, referral, _ in
      guard referral.token.type.isSame(as: .dimension), case .length = value.content else { return nil }
      return corner(["radius": Value(value.content, range: value.range)], range: value.range)
    },
    drawing: { value, _ in .corner(value) },
    read: { node, reader in
      guard case .mapping(let entries) = node.content else { return readLength(node, &reader) }
      let keys = entries.map(\.key)
      let concentric = keys.first { concentricShape.has($0) }
      let ratio = keys.first { ratioShape.has($0) }
      if let concentric, let ratio {
        let isRatioFirst = ratio.range.start < concentric.range.start
        reader.bag.add(
          isRatioFirst
            ? .mixedCornerRadius(concentric, with: ratio) : .mixedCornerRadius(ratio, with: concentric))
        return nil
      }
      if concentric != nil { return readConcentric(node, &reader) }
      return ratio == nil ? readLength(node, &reader) : readRatio(node, &reader)
    })

  /// What is kept: the radius, and what it was made from.
  private static let cornerShape = RecordShape(
    [
      .required("radius", .dimension.notNegative("a corner radius")),
      .optional("concentric", .dimension.notNegative("a corner radius")),
      .optional("inset", .dimension.notNegative("an inset")),
      .optional("ratio", .ratio.notNegative("the ratio of a corner radius")),
      .optional("of", .dimension.notNegative("a side")),
    ], measuredBy: "radius")

  /// What is written: `concentric` may name a corner or a length.
  private static let concentricShape = RecordShape([
    .required("concentric", .cornerRadius), .required("inset", .dimension.notNegative("an inset")),
  ])

  private static let ratioShape = RecordShape([
    .required("ratio", .ratio.notNegative("the ratio of a corner radius")),
    .required("of", .dimension.notNegative("a side")),
  ])

  private static func corner(_ fields: [String: Value], range: SourceRange) -> Value {
    let values = cornerShape.fields.map { fields[$0.name] }
    return Value(.record(Record(shape: cornerShape, values: values)), range: range)
  }

  private static func readLength(_ node: Node, _ reader: inout ValueReader) -> Value? {
    reader.length(node, for: cornerRadius).map { number in
      corner(["radius": Value(.length(number), range: node.range)], range: node.range)
    }
  }

  private static func readConcentric(_ node: Node, _ reader: inout ValueReader) -> Value? {
    guard let record = reader.record(node, shape: concentricShape, typeName: "cornerRadius"),
      let concentric = record["concentric"], let outer = record.record("concentric")?["radius"],
      case .length(let outerNumber) = outer.content,
      let inset = record["inset"], case .length(let insetNumber) = inset.content
    else { return nil }
    let inner = CornerRadius(radius: outerNumber.value).inset(by: insetNumber.value)
    let radius = Value(
      .length(Number(roundedToSignificantDigits: Double(inner.radius))), range: node.range)
    let kept = Value(outer.content, range: concentric.range)
    return corner(["radius": radius, "concentric": kept, "inset": inset], range: node.range)
  }

  private static func readRatio(_ node: Node, _ reader: inout ValueReader) -> Value? {
    guard let record = reader.record(node, shape: ratioShape, typeName: "cornerRadius"),
      let ratio = record["ratio"], case .number(let share) = ratio.content,
      let side = record["of"], case .length(let length) = side.content,
      let radius = reader.finite(share.value * length.value, node)
    else { return nil }
    return corner(
      ["radius": Value(.length(radius), range: node.range), "ratio": ratio, "of": side], range: node.range)
  }
}

extension RecordShape {
  fileprivate func has(_ key: Node.Key) -> Bool { fields.contains { $0.name == key.text } }
}
