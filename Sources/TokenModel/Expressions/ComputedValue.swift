import TokenDiagnostics
import TokenSyntax

extension ValueReader {
  /// What an expression gives, read as if it were written: `{a} + 12pt` as `60pt`.
  mutating func computed(_ text: String, of node: Node, as type: TokenType) -> Value? {
    let place = PlacedText(text, in: node.range)
    guard let expression = Expression(place, for: .value, reportingTo: &bag) else { return nil }
    var evaluation = ExpressionEvaluation(expression, reader: self)
    let result = evaluation.evaluate()
    operationCount += expression.steps.count
    bag.add(contentsOf: evaluation.bag)
    guard case .measure(let measure) = result else { return nil }
    guard type.shape.takes(measure.kind) else {
      bag.add(.wrongResult(measure.kind, expected: type.expectation, at: node.range))
      return nil
    }
    let literal = Node(
      content: .scalar(Scalar(text: measure.text, style: .plain)), range: node.range)
    var value = type.read(literal, &self)
    value?.expression = text
    return value
  }
}

extension Shape {
  /// Whether a value may be written as an expression.
  package var isComputable: Bool { takes(.number) }

  /// Whether a number of a kind can stand for a value. One without a unit can for any: it has the usual one, or the
  /// type says that a unit is missing.
  fileprivate func takes(_ kind: Measure.Kind) -> Bool {
    switch self {
    case .length, .textSize: kind == .length || kind == .number
    case .duration: kind == .duration || kind == .number
    case .angle: kind == .angle || kind == .number
    case .number: kind == .number
    case .record(let shape, _): shape.measure?.type.shape.takes(kind) ?? false
    case .color, .text, .boolean, .choice, .list, .oneOrMore, .foreign: false
    }
  }
}

extension Value {
  /// The number that stands for the value in an expression; nil if there is none.
  var measure: Measure? {
    switch content {
    case .length(let points): Measure(number: points.value, unit: .points)
    case .angle(let degrees): Measure(number: degrees.value, unit: .degrees)
    case .number(let number): Measure(number: number.value, unit: .none)
    case .duration(let duration):
      Measure(
        number: duration.number.value, unit: duration.unit == .milliseconds ? .milliseconds : .seconds)
    case .record(let record): record.shape.measure.flatMap { record[$0.name]?.measure }
    case .color, .text, .boolean, .list, .foreign: nil
    }
  }
}
