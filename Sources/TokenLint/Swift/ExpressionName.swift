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

extension ExprSyntaxProtocol {
  /// The last name of a chain, of what is called or of what is looked up in: `CGSize` of `CGSize(width: 1, height: 1)`;
  /// empty where there is none.
  var finalName: String {
    let expression = ExprSyntax(self)
    if let name = expression.lastName { return name }
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return call.calledExpression.finalName
    case .optionalChainingExpr(let chained): return chained.expression.finalName
    case .forceUnwrapExpr(let forced): return forced.expression.finalName
    case .subscriptCallExpr(let element): return element.calledExpression.finalName
    case .genericSpecializationExpr(let special): return special.expression.finalName
    case .tupleExpr(let tuple): return tuple.elements.only?.expression.finalName ?? ""
    default: return ""
    }
  }

  /// The name of what is assigned to; of `widthConstraint.isActive`, that of the constraint.
  var assignedName: String {
    guard let member = Syntax(self).as(MemberAccessExprSyntax.self), let base = member.base,
      ["isActive", "priority"].contains(finalName)
    else { return finalName }
    return base.finalName
  }

  /// The name at the beginning: `Text` of `Text("a").padding()`.
  var firstName: String {
    switch ExprSyntax(self).as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return reference.baseName.text
    case .memberAccessExpr(let member): return member.base?.firstName ?? member.declName.baseName.text
    case .functionCallExpr(let call): return call.calledExpression.firstName
    case .optionalChainingExpr(let chained): return chained.expression.firstName
    case .forceUnwrapExpr(let forced): return forced.expression.firstName
    default: return ""
    }
  }
}

extension LabeledExprListSyntax {
  /// The element, if it is the only one.
  var only: LabeledExprSyntax? { count == 1 ? first : nil }
}

extension DeclReferenceExprSyntax {
  /// Whether it stands after a point.
  var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}
