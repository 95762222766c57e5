import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// How a line is drawn: a name, or the lengths of its dashes and gaps (DTCG Format, section 9.3).
  package static let strokeStyle: TokenType = .init(
    name: "strokeStyle", shape: .record(strokeShape, swiftName: "StrokeStyle"), writtenShape: dashShape,
    notations: lineStyle.notations + [.mapping(dashShape)],
    expectation: "a stroke style such as dashed, or { dashArray: [4, 2], lineCap: round }",
    drawing: { value, _ in .lines(of: value) }
  ) { node, reader in
    switch node.content {
    case .mapping:
      guard let dashes = reader.record(node, shape: dashShape, typeName: "strokeStyle") else { return nil }
      return Value(.record(Record(shape: strokeShape, values: [nil] + dashes.values)), range: node.range)
    case .scalar, .list:
      guard reader.text(node) != nil else {
        reader.bag.add(.wrongValue(node, expected: strokeStyle.expectation))
        return nil
      }
      return lineStyle.read(node, &reader).map {
        Value(.record(Record(shape: strokeShape, values: [$0, nil, nil])), range: node.range)
      }
    }
  }

  /// What is written instead of a name.
  private static let dashShape = RecordShape([
    .required("dashArray", dashArray), .required("lineCap", lineCap),
  ])

  /// What is kept: a name, or the dashes.
  private static let strokeShape = RecordShape(
    [.optional("style", lineStyle), .optional("dashArray", dashArray), .optional("lineCap", lineCap)],
    notation: .shorthand,
    words: { record, text in
      guard case .list(let lengths) = record["dashArray"]?.content else { return text("style") ?? "" }
      let numbers = lengths.compactMap { length -> String? in
        if case .length(let number) = length.content { number.text } else { nil }
      }
      return "\(text("lineCap") ?? "") dashes \(numbers.prefix(mostDashes).joined(separator: " ")) pt"
    })

  /// How many lengths a comment shows.
  private static let mostDashes = 8

  private static let lineStyle: TokenType = .choice(
    swiftName: "StrokeStyle.Style",
    ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"])

  private static let lineCap: TokenType = .choice(
    swiftName: "StrokeStyle.LineCap", ["round", "butt", "square"])

  private static let dashArray: TokenType = .list(of: .dimension.notNegative("the length of a dash"))
    .constrained { value in
      guard case .list(let lengths) = value.content, lengths.isEmpty else { return nil }
      return "a dashArray holds at least one length"
    }
}
