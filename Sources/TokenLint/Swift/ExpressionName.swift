import SwiftSyntax

extension ExprSyntax {
  /// Whether something in parentheses, or an argument, is all that it is.
  var isInParentheses: Bool { parent?.is(LabeledExprSyntax.self) == true }

  /// The last name of a chain: `screen` of `view.window!.screen`.
  var lastName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.lastName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastName }
    return nil
  }
}
