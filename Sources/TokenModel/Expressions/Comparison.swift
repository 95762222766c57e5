import TokenSyntax

/// Two numbers of one kind side by side.
struct Comparison {
  private let left: Number
  private let right: Number
  private let texts: (left: String, right: String)

  /// Relative: numbers that differ by less are equal.
  private static let tolerance = 1e-9

  /// Nil if the kinds differ.
  init?(_ left: Measure, _ right: Measure) {
    guard let common = Measure.common([left, right]) else { return nil }
    self.left = Number(roundedToSignificantDigits: common.numbers[0])
    self.right = Number(roundedToSignificantDigits: common.numbers[1])
    texts = left.kind == .duration ? (left.text, right.text) : (left.rounded.text, right.rounded.text)
  }

  /// Whether it is so, with what shows it: `60 > 52`, which is why `60 <= 52` is not.
  func result(of asked: Expression.Operator) -> ExpressionEvaluation.Result {
    let holds = holds(asked)
    let shown = holds ? asked : asked.opposite
    return .condition(holds, evidence: "\(texts.left) \(shown.rawValue) \(texts.right)")
  }

  private func holds(_ asked: Expression.Operator) -> Bool {
    switch asked {
    case .equal: areEqual
    case .notEqual: !areEqual
    case .less: left.value < right.value
    case .lessOrEqual: left.value < right.value || areEqual
    case .greater: left.value > right.value
    case .greaterOrEqual: left.value > right.value || areEqual
    case .add, .subtract, .multiply, .divide, .and, .or: false
    }
  }

  private var areEqual: Bool {
    abs(left.value - right.value) <= Self.tolerance * max(abs(left.value), abs(right.value))
  }
}

extension Expression.Operator {
  /// The comparison that holds where this one does not.
  fileprivate var opposite: Self {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .add, .subtract, .multiply, .divide, .and, .or: self
    }
  }
}

extension ExpressionEvaluation.Result {
  /// Two conditions joined by `and`, `or`, `==` or `!=`; nil for other operators. The evidence is that of the sides
  /// that decide.
  static func joining(
    _ left: Bool, _ right: Bool, by combination: Expression.Operator,
    _ evidence: (left: String, right: String)
  ) -> Self? {
    let both = "\(evidence.left) and \(evidence.right)"
    switch combination {
    case .and:
      return .condition(left && right, evidence: left == right ? both : left ? evidence.right : evidence.left)
    case .or:
      return .condition(left || right, evidence: left == right ? both : left ? evidence.left : evidence.right)
    case .equal: return .condition(left == right, evidence: both)
    case .notEqual: return .condition(left != right, evidence: both)
    case .add, .subtract, .multiply, .divide, .less, .lessOrEqual, .greater, .greaterOrEqual: return nil
    }
  }
}
