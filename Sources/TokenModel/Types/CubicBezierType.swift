import TokenDiagnostics
import TokenSyntax

extension TokenType {
  /// How an animation gains and loses speed: the two control points of a curve from (0, 0) to (1, 1) (DTCG Format,
  /// section 8.6).
  package static let cubicBezier: TokenType = .init(
    name: "cubicBezier", shape: .record(curveShape, swiftName: "CubicBezier"),
    notations: [.list(of: { .number }, count: curveShape.fields.count)],
    expectation: "a list of four numbers, such as [0.25, 0.1, 0.25, 1]",
    drawing: { value, _ in .timingCurve(of: value) }
  ) { node, reader in
    guard case .list(let items) = node.content else {
      reader.bag.add(.wrongValue(node, expected: cubicBezier.expectation))
      return nil
    }
    let fields = curveShape.fields
    guard items.count == fields.count else {
      reader.bag.add(.wrongNumberCount(items.count, of: "a cubicBezier", needed: fields.count, node))
      return nil
    }
    let numbers = zip(items, fields).map { item, field in reader.read(item, as: field.type) }
    guard numbers.allSatisfy({ $0 != nil }) else { return nil }
    return Value(.record(Record(shape: curveShape, values: numbers)), range: node.range)
  }

  private static let curveShape = RecordShape(
    [.required("x1", time), .required("y1", .number), .required("x2", time), .required("y2", .number)],
    notation: .list,
    words: { record, text in
      "cubic-bezier(" + record.given.compactMap { text($0.field.name) }.joined(separator: ", ") + ")"
    })

  private static let time: TokenType = .number.constrained { value in
    guard case .number(let number) = value.content, !(0...1).contains(number.value) else { return nil }
    return "the x of a control point, the first and third number, must lie between 0 and 1"
  }
}
