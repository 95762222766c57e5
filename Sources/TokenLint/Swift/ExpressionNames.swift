import SwiftSyntax

extension ExprSyntaxProtocol {
  /// The name at the end: `padding` of `card.padding`, `CGSize` of `CGSize(width: 1, height: 1)`.
  var lastName: String {
    let node = Syntax(self)
    if let reference = node.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = node.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let call = node.as(FunctionCallExprSyntax.self) { return call.calledExpression.lastName }
    if let chain = node.as(OptionalChainingExprSyntax.self) { return chain.expression.lastName }
    if let unwrapped = node.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.lastName }
    if let element = node.as(SubscriptCallExprSyntax.self) { return element.calledExpression.lastName }
    if let special = node.as(GenericSpecializationExprSyntax.self) { return special.expression.lastName }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.lastName
    }
    return ""
  }

  /// The name of what is assigned to; of `widthConstraint.isActive`, that of the constraint.
  var assignedName: String {
    guard let member = Syntax(self).as(MemberAccessExprSyntax.self), let base = member.base,
      ["isActive", "priority"].contains(lastName)
    else { return lastName }
    return base.lastName
  }

  /// The name at the beginning: `Text` of `Text("a").padding()`.
  var firstName: String {
    let node = Syntax(self)
    if let reference = node.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.base?.firstName ?? member.declName.baseName.text
    }
    if let call = node.as(FunctionCallExprSyntax.self) { return call.calledExpression.firstName }
    if let chain = node.as(OptionalChainingExprSyntax.self) { return chain.expression.firstName }
    if let unwrapped = node.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.firstName }
    return ""
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it stands after a point.
  var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}
