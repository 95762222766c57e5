import SwiftSyntax

/// What an answer chooses between where that is data alone: cases and texts, which are kept or returned.
enum ChosenData {
  /// Whether it decides nothing else, and nothing that is named after layout is set to them.
  static func isAll(decidedBy answer: ExprSyntax, _ findings: inout SwiftFindings) -> Bool {
    let code = answer.controlledCode
    guard !code.isEmpty, code.allSatisfy(isAll) else { return false }
    return !findings.flow(of: answer).evidence.isOfLayout
  }

  /// Whether a branch, or one of several, does nothing but choose.
  static func isAll(in code: Syntax) -> Bool {
    if let choice = code.as(IfExprSyntax.self) {
      return isAll(in: Syntax(choice.body)) && (choice.elseBody.map { isAll(in: Syntax($0)) } ?? true)
    }
    if let cases = code.as(SwitchCaseListSyntax.self) { return cases.allSatisfy { isAll(in: Syntax($0)) } }
    if let sequence = code.as(SequenceExprSyntax.self) { return choosesData(sequence) }
    let statements = code.as(CodeBlockSyntax.self)?.statements ?? code.as(SwitchCaseSyntax.self)?.statements
    return statements.map { !$0.isEmpty && $0.allSatisfy(keepsDatum) } ?? false
  }

  /// `… ? .pad : .phone`.
  private static func choosesData(_ sequence: SequenceExprSyntax) -> Bool {
    let choices = sequence.elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    return choices.allSatisfy(isDatum) && sequence.elements.last.map(isDatum) == true
  }

  private static func keepsDatum(_ statement: CodeBlockItemSyntax) -> Bool {
    if let result = statement.item.as(ReturnStmtSyntax.self) {
      return result.expression.map(isDatum) ?? false
    }
    if let choice = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      return isAll(in: Syntax(choice))
    }
    guard let expression = statement.item.as(ExprSyntax.self) else { return false }
    guard let sequence = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }) else {
      return isDatum(expression)
    }
    return sequence.count == 3 && sequence[1].is(AssignmentExprSyntax.self) && isDatum(sequence[2])
  }

  /// `.pad`, `Kind.pad` or a text.
  private static func isDatum(_ expression: ExprSyntax) -> Bool {
    if expression.is(StringLiteralExprSyntax.self) { return true }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
    return member.base.map { $0.firstName.first?.isUppercase == true } ?? true
  }
}
