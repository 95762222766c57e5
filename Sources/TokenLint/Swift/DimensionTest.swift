import SwiftSyntax

/// A comparison of a width or height with a number, seen from the number: `width > 700`, `case ..<375`.
struct DimensionTest {
  enum Kind {
    /// Above or below the number.
    case order
    /// The number and no other.
    case equality
  }

  let kind: Kind
  let dimension: Dimension
  /// The expression of the dimension.
  let tested: ExprSyntax
  /// The number, or the range that it ends where that has two ends.
  let limit: ExprSyntax

  init?(of number: ExprSyntax, in file: SwiftFileHead) {
    guard let (kind, candidates) = Self.tested(number) else { return nil }
    for candidate in candidates {
      guard let dimension = Dimension(candidate, in: file) else { continue }
      (self.kind, self.dimension, tested) = (kind, dimension, candidate)
      limit = Self.range(endingAt: number)?.as(SequenceExprSyntax.self).map(ExprSyntax.init) ?? number
      return
    }
    return nil
  }

  private static func tested(_ number: ExprSyntax) -> (Kind, [ExprSyntax])? {
    if let arithmetic = Arithmetic(around: number), let comparison = arithmetic.comparison {
      guard arithmetic.operands.count == 1 else { return nil }
      let isEquality = comparison.sign == "==" || comparison.sign == "!="
      return (isEquality ? .equality : .order, comparison.operands)
    }
    if let subject = patternSubject(number) { return (.equality, [subject]) }
    guard let range = range(endingAt: number) else { return nil }
    if let subject = patternSubject(range) { return (.order, [subject]) }
    return containedValue(range).map { (.order, [$0]) }
  }

  /// `..<375`, `375...` or `320..<375`.
  private static func range(endingAt number: ExprSyntax) -> ExprSyntax? {
    if let prefix = number.parent?.as(PrefixOperatorExprSyntax.self), prefix.operator.text.hasPrefix("..") {
      return ExprSyntax(prefix)
    }
    if let postfix = number.parent?.as(PostfixOperatorExprSyntax.self), postfix.operator.text == "..." {
      return ExprSyntax(postfix)
    }
    guard let sequence = number.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let sign = sequence.elements.dropFirst().first?.trimmedDescription, sign == "..<" || sign == "..."
    else { return nil }
    return ExprSyntax(sequence)
  }

  /// What is matched with a pattern.
  private static func patternSubject(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let pattern = expression.parent?.as(ExpressionPatternSyntax.self) else { return nil }
    if let condition = pattern.parent?.as(MatchingPatternConditionSyntax.self) {
      return condition.initializer.value
    }
    guard let item = pattern.parent?.as(SwitchCaseItemSyntax.self) else { return nil }
    return item.ancestors.lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first?.subject
  }

  /// `(320..<375).contains(width)`.
  private static func containedValue(_ range: ExprSyntax) -> ExprSyntax? {
    let whole = range.withParentheses
    guard let member = whole.parent?.as(MemberAccessExprSyntax.self), member.base?.id == whole.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledName == "contains"
    else { return nil }
    return call.arguments.onlyUnlabeled
  }
}
