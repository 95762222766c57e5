import SwiftSyntax

/// The operands around one that are added, multiplied or defaulted with it: in `a - b * 2 > c`, those around
/// `b` are `a`, `b` and `2`. The parser does not group operators, so this does, as far as rules need it.
struct Arithmetic {
  /// Operands at even places, operators between them.
  private let elements: [ExprSyntax]
  private let place: Int
  private let range: ClosedRange<Int>

  /// Nil for an expression that is no operand.
  init?(around operand: ExprSyntax) {
    guard let sequence = operand.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    elements = Array(sequence.elements)
    guard let place = elements.firstIndex(where: { $0.id == operand.id }), place.isMultiple(of: 2) else {
      return nil
    }
    self.place = place
    range = Self.run(around: place, in: elements)
  }

  private static func run(around place: Int, in elements: [ExprSyntax]) -> ClosedRange<Int> {
    var (first, last) = (place, place)
    while first >= 2, binding.contains(elements[first - 1].operatorText) { first -= 2 }
    while last + 2 < elements.count, binding.contains(elements[last + 1].operatorText) { last += 2 }
    return first...last
  }

  private static let binding: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*", "??"]
  private static let comparing: Set<String> = ["<", ">", "<=", ">=", "==", "!=", "~="]

  private func operands(_ range: ClosedRange<Int>) -> [ExprSyntax] {
    stride(from: range.lowerBound, through: range.upperBound, by: 2).map { elements[$0] }
  }

  /// All of them, in order.
  var operands: [ExprSyntax] { operands(range) }

  /// The operator before the operand and what stands before that.
  var before: (sign: String, operand: ExprSyntax)? {
    place > range.lowerBound ? (elements[place - 1].operatorText, elements[place - 2]) : nil
  }

  var after: (sign: String, operand: ExprSyntax)? {
    place < range.upperBound ? (elements[place + 1].operatorText, elements[place + 2]) : nil
  }

  /// The sign before the operand before, and the one after the operand after.
  var signs: (beforeThat: String?, afterThat: String?) {
    (
      place - 3 > range.lowerBound ? elements[place - 3].operatorText : nil,
      place + 3 < range.upperBound ? elements[place + 3].operatorText : nil
    )
  }

  /// An operand, and whether it is taken off.
  typealias Term = (operand: ExprSyntax, isSubtracted: Bool)

  var own: Term { term(place) }

  /// The first operand of a kind.
  func term(where isOne: (ExprSyntax) -> Bool) -> Term? {
    stride(from: range.lowerBound, through: range.upperBound, by: 2).first { isOne(elements[$0]) }.map(term)
  }

  private func term(_ place: Int) -> Term {
    var sign = place - 1
    while sign > range.lowerBound, !["+", "-", "&+", "&-"].contains(elements[sign].operatorText) { sign -= 2 }
    return (elements[place], sign > range.lowerBound && elements[sign].operatorText.hasSuffix("-"))
  }

  /// What they are compared with, if they are.
  var comparison: Comparison? { comparisonBefore ?? comparisonAfter }

  struct Comparison {
    let sign: String
    /// On the other side.
    let operands: [ExprSyntax]
  }

  var comparisonBefore: Comparison? {
    guard range.lowerBound >= 2 else { return nil }
    return comparison(sign: range.lowerBound - 1, other: range.lowerBound - 2)
  }

  var comparisonAfter: Comparison? {
    guard range.upperBound + 2 < elements.count else { return nil }
    return comparison(sign: range.upperBound + 1, other: range.upperBound + 2)
  }

  private func comparison(sign: Int, other: Int) -> Comparison? {
    let sign = elements[sign].operatorText
    guard Self.comparing.contains(sign) else { return nil }
    return Comparison(sign: sign, operands: operands(Self.run(around: other, in: elements)))
  }

  /// What their value is assigned to, alone or in one branch of a choice.
  var assigned: ExprSyntax? {
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) || elements[1].operatorText == "+=",
      range.lowerBound >= 2
    else { return nil }
    return elements[0]
  }

  /// The whole expression that the operand is a part of.
  var whole: ExprSyntax? { elements[place].parent?.parent?.as(ExprSyntax.self) }

  /// Whether there is nothing else in the whole expression.
  var isWhole: Bool { range.lowerBound == 0 && range.upperBound == elements.count - 1 }
}

extension ExprSyntax {
  fileprivate var operatorText: String {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text ?? trimmedDescription
  }

  /// The parentheses around it, if they hold nothing else, and those around them; or itself.
  var withParentheses: ExprSyntax {
    var current = self
    while let element = current.parent?.as(LabeledExprSyntax.self), element.label == nil,
      let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
    {
      current = ExprSyntax(tuple)
    }
    return current
  }

  /// What stands in parentheses, if they hold nothing else; or itself.
  var withoutParentheses: ExprSyntax {
    var current = self
    while let only = current.as(TupleExprSyntax.self)?.elements.onlyUnlabeled { current = only }
    return current
  }
}
