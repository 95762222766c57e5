import SwiftSyntax

/// Where a value goes.
enum ValueDestination {
  /// Whether it is returned or decides a condition, and not kept or handed on, so that nothing must be done when it
  /// changes.
  static func isUsedAtOnce(_ expression: ExprSyntax) -> Bool {
    var child = Syntax(expression)
    while let parent = child.parent {
      switch parent.kind {
      case .returnStmt, .conditionElement, .codeBlockItem: return true
      case .exprList:
        let elements = parent.as(ExprListSyntax.self) ?? []
        if elements.contains(where: { $0.is(AssignmentExprSyntax.self) || $0.isCompoundAssignment }) {
          return false
        }
      case .sequenceExpr, .labeledExpr, .labeledExprList, .tupleExpr, .memberAccessExpr, .prefixOperatorExpr:
        break
      default: return false
      }
      child = parent
    }
    return false
  }
}

extension ExprSyntax {
  /// `+=` and the like.
  fileprivate var isCompoundAssignment: Bool {
    guard let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
  }
}
