import SwiftSyntax

/// An answer that is written as branches: `if idiom == .pad { return true }` before `return false`.
enum AnswerInBranches {
  /// Whether the statement, with the one after it, is all that a function does, and each branch returns `true` or
  /// `false`.
  static func isOne(_ statement: Syntax) -> Bool {
    guard let list = statement.statementAround?.parent?.as(CodeBlockItemListSyntax.self),
      list.first?.position == statement.position
    else { return false }
    if let choice = statement.as(IfExprSyntax.self) {
      guard choice.conditions.count == 1, returnsLiteral(choice.body.statements) else { return false }
      guard let other = choice.elseBody else { return returnsLiteral(list.dropFirst()) }
      return list.count == 1 && other.as(CodeBlockSyntax.self).map { returnsLiteral($0.statements) } == true
    }
    guard let guarding = statement.as(GuardStmtSyntax.self), guarding.conditions.count == 1 else {
      return false
    }
    return returnsLiteral(guarding.body.statements) && returnsLiteral(list.dropFirst())
  }

  private static func returnsLiteral(_ statements: some Collection<CodeBlockItemSyntax>) -> Bool {
    guard statements.count == 1, let value = statements.first?.item.as(ReturnStmtSyntax.self)?.expression
    else { return false }
    return value.is(BooleanLiteralExprSyntax.self)
  }
}

extension Syntax {
  fileprivate var statementAround: Syntax? {
    ([self] + ancestors).first { $0.is(CodeBlockItemSyntax.self) }
  }
}
