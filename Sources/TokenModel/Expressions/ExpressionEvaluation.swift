import TokenDiagnostics
import TokenSyntax

/// Computes an expression in one context.
struct ExpressionEvaluation {
  enum Result {
    case measure(Measure)
    /// With what shows it: `60 > 52`.
    case condition(Bool, evidence: String)
  }

  private let expression: Expression
  /// Knows the tokens and which of their values counts.
  private let reader: ValueReader
  private(set) var bag = DiagnosticBag()
  private var stack: [Operand] = []

  private struct Operand {
    /// Nil where it could not be computed.
    let result: Result?
    let part: Range<Int>
    /// Whether it is a number that is written without a unit.
    let isBare: Bool
    /// What is wrong with it, told only if the whole depends on it.
    let mistakes: [Diagnostic]
  }

  private enum Outcome {
    case result(Result)
    case mistake(Diagnostic)
    /// Something was wrong and is told elsewhere.
    case unknown
  }

  private static let mostMistakes = 20

  init(_ expression: Expression, reader: ValueReader) {
    self.expression = expression
    self.reader = reader
  }

  /// The result, or nil if there is none, which is reported unless it is the fault of a token that is referred to.
  mutating func evaluate() -> Result? {
    for step in expression.steps { take(step) }
    guard let whole = stack.popLast() else { return nil }
    for mistake in whole.mistakes { bag.add(mistake) }
    return whole.result
  }

  private mutating func take(_ step: Expression.Step) {
    let operands = Array(stack.suffix(step.action.operandCount))
    stack.removeLast(operands.count)
    if let decided = Self.decide(step, operands) {
      push(decided, step, mistakes: [])
      return
    }
    let results = operands.compactMap(\.result)
    let mistakes = operands.flatMap(\.mistakes)
    guard results.count == operands.count else { return push(nil, step, mistakes: mistakes) }
    switch compute(step, operands, results) {
    case .result(let result): push(result, step, mistakes: mistakes)
    case .mistake(let mistake): push(nil, step, mistakes: mistakes + [mistake])
    case .unknown: push(nil, step, mistakes: mistakes)
    }
  }

  private mutating func push(_ result: Result?, _ step: Expression.Step, mistakes: [Diagnostic]) {
    let isBare = if case .literal(_, unit: "") = step.action { true } else { false }
    let kept = mistakes.count > Self.mostMistakes ? Array(mistakes.prefix(Self.mostMistakes)) : mistakes
    stack.append(Operand(result: result, part: step.part, isBare: isBare, mistakes: kept))
  }

  /// The result of `and` and `or` where the left side settles it, so that it may guard the right one.
  private static func decide(_ step: Expression.Step, _ operands: [Operand]) -> Result? {
    guard case .combine(let combination) = step.action, let left = operands.first?.result,
      case .condition(let holds, _) = left
    else { return nil }
    let isOpen = operands.last?.result == nil
    return isOpen && (combination == .and && !holds || combination == .or && holds) ? left : nil
  }

  private mutating func compute(_ step: Expression.Step, _ operands: [Operand], _ results: [Result])
    -> Outcome
  {
    switch step.action {
    case .literal(let number, let unit): literal(number, unit, step)
    case .boolean(let boolean): .result(.condition(boolean, evidence: "\(boolean)"))
    case .reference(let path): value(of: path, step)
    case .negate: negated(results[0], operands[0])
    case .not: inverted(results[0], operands[0])
    case .combine(let combination): combined(combination, operands, results, step)
    case .call(let function, _): called(function, operands, results, step)
    }
  }

  private func literal(_ number: Number, _ unit: String, _ step: Expression.Step) -> Outcome {
    let pointsPerRem = reader.settings.pointsPerRem
    guard let measure = Measure(number.value, writtenIn: unit, pointsPerRem: pointsPerRem) else {
      return .mistake(.remWithoutSetting(at: expression.range(of: step)))
    }
    return finite(measure, step)
  }

  /// What is wrong with a reference is told in any case: it is no matter of the numbers.
  private mutating func value(of path: TokenPath, _ step: Expression.Step) -> Outcome {
    let range = expression.range(of: step)
    switch reader.targets[path] {
    case .token(let token):
      let value = reader.choose(token)
      if let measure = value.measure { return .result(.measure(measure)) }
      if case .boolean(let boolean) = value.content, expression.purpose == .assertion {
        return .result(.condition(boolean, evidence: "'\(path)' is \(boolean)"))
      }
      bag.add(.notComputable(token, at: range))
    case .failed: break
    case .group(let group): bag.add(.referenceToGroup(path, at: range, group: group))
    case .missing: bag.add(.unknownReference(path, at: range, reader.names))
    }
    return .unknown
  }

  private func negated(_ result: Result, _ operand: Operand) -> Outcome {
    guard case .measure(let measure) = result else { return needsNumber("-", operand) }
    return .result(.measure(Measure(number: -measure.number, unit: measure.unit)))
  }

  private func inverted(_ result: Result, _ operand: Operand) -> Outcome {
    guard case .condition(let holds, let evidence) = result else { return needsCondition("not", operand) }
    return .result(.condition(!holds, evidence: evidence))
  }

  private func needsNumber(_ symbol: String, _ operand: Operand) -> Outcome {
    .mistake(.needsNumber(symbol, at: expression.place.range(operand.part)))
  }

  private func needsCondition(_ symbol: String, _ operand: Operand) -> Outcome {
    .mistake(.needsCondition(symbol, at: expression.place.range(operand.part)))
  }

  private func finite(_ measure: Measure, _ step: Expression.Step) -> Outcome {
    measure.number.isFinite
      ? .result(.measure(measure)) : .mistake(.numberNotFinite(at: expression.range(of: step)))
  }
}

extension ExpressionEvaluation {
  private func combined(
    _ combination: Expression.Operator, _ operands: [Operand], _ results: [Result], _ step: Expression.Step
  ) -> Outcome {
    switch (results[0], results[1]) {
    case (.condition(let left, let leftEvidence), .condition(let right, let rightEvidence)):
      let evidence = (left: leftEvidence, right: rightEvidence)
      guard let result = Result.joining(left, right, by: combination, evidence) else {
        return needsNumber(combination.rawValue, operands[0])
      }
      return .result(result)
    case (.measure(let left), .measure(let right)):
      if combination.precedence < .comparison { return needsCondition(combination.rawValue, operands[0]) }
      if combination.precedence == .comparison {
        return compared(combination, [left, right], operands, step)
      }
      if combination == .divide, right.number == 0 {
        return .mistake(.divisionByZero(at: expression.range(of: step)))
      }
      guard let measure = Measure.combining(left, right, by: combination) else {
        return mismatch(combination.rawValue, [left, right], operands, step)
      }
      return finite(measure, step)
    case (.condition, .measure):
      let isLogical = combination.precedence < .comparison
      return isLogical
        ? needsCondition(combination.rawValue, operands[1]) : needsNumber(combination.rawValue, operands[0])
    case (.measure, .condition):
      let isLogical = combination.precedence < .comparison
      return isLogical
        ? needsCondition(combination.rawValue, operands[0]) : needsNumber(combination.rawValue, operands[1])
    }
  }

  private func compared(
    _ combination: Expression.Operator, _ sides: [Measure], _ operands: [Operand], _ step: Expression.Step
  ) -> Outcome {
    Comparison(sides[0], sides[1]).map { .result($0.result(of: combination)) }
      ?? mismatch(combination.rawValue, sides, operands, step)
  }

  private func called(
    _ function: Expression.Function, _ operands: [Operand], _ results: [Result], _ step: Expression.Step
  ) -> Outcome {
    var measures: [Measure] = []
    for (result, operand) in zip(results, operands) {
      guard case .measure(let measure) = result else { return needsNumber(function.rawValue, operand) }
      measures.append(measure)
    }
    guard let measure = Measure.apply(function, to: measures) else {
      return mismatch(function.rawValue, measures, operands, step)
    }
    if function == .clamp, let bounds = Measure.common([measures[0], measures[2]])?.numbers,
      bounds[0] > bounds[1]
    {
      return .mistake(.crossedBounds(at: expression.range(of: step)))
    }
    return finite(measure, step)
  }

  /// Tells the first two measures that do not go together.
  private func mismatch(
    _ name: String, _ measures: [Measure], _ operands: [Operand], _ step: Expression.Step
  ) -> Outcome {
    let other = measures.firstIndex { $0.kind != measures[0].kind } ?? measures.endIndex - 1
    let kinds = (measures[0].kind, measures[other].kind)
    let range = expression.range(of: step)
    if name == Expression.Operator.divide.rawValue { return .mistake(.wrongDivisor(kinds, at: range)) }
    let bare = [(0, other), (other, 0)].first { operands[$0.0].isBare }.map { index, other in
      (
        range: expression.place.exactRange(operands[index].part),
        meant: Measure(number: measures[index].number, unit: measures[other].unit).text
      )
    }
    return .mistake(.unitMismatch(name, kinds, bare: bare, at: range))
  }
}

extension Expression.Action {
  fileprivate var operandCount: Int {
    switch self {
    case .literal, .boolean, .reference: 0
    case .negate, .not: 1
    case .combine: 2
    case .call(_, let count): count
    }
  }
}

extension Measure {
  /// Nil if the kinds do not go together.
  fileprivate static func combining(_ left: Measure, _ right: Measure, by combination: Expression.Operator)
    -> Measure?
  {
    switch combination {
    case .add: sum(left, right)
    case .subtract: difference(left, right)
    case .multiply: product(left, right)
    case .divide: quotient(left, right)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or: nil
    }
  }
}
