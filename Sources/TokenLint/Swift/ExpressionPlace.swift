import SwiftSyntax

extension ExprSyntax {
  /// Whether something in parentheses, or an argument, is all that it is.
  var isInParentheses: Bool { parent?.is(LabeledExprSyntax.self) == true }
}
