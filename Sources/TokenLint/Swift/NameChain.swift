import SwiftSyntax

/// The names an expression is made of, read from its end: `view.window?.safeAreaInsets` is `view`, `window`
/// and `safeAreaInsets`, and `proxy.frame(in: .local).width` is `proxy`, `frame` and `width`.
struct NameChain {
  let names: [String]

  /// Empty for what is no chain of names.
  init(_ expression: ExprSyntax?) {
    names = expression.map(Self.names) ?? []
  }

  private static func names(in expression: ExprSyntax) -> [String] {
    switch expression.kind {
    case .declReferenceExpr: return [expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""]
    case .memberAccessExpr:
      guard let member = expression.as(MemberAccessExprSyntax.self) else { return [] }
      return (member.base.map(names) ?? []) + [member.declName.baseName.text]
    case .functionCallExpr:
      return expression.as(FunctionCallExprSyntax.self).map { names(in: $0.calledExpression) } ?? []
    case .subscriptCallExpr:
      return expression.as(SubscriptCallExprSyntax.self).map { names(in: $0.calledExpression) } ?? []
    case .optionalChainingExpr:
      return expression.as(OptionalChainingExprSyntax.self).map { names(in: $0.expression) } ?? []
    case .forceUnwrapExpr:
      return expression.as(ForceUnwrapExprSyntax.self).map { names(in: $0.expression) } ?? []
    case .prefixOperatorExpr:
      return expression.as(PrefixOperatorExprSyntax.self).map { names(in: $0.expression) } ?? []
    case .tupleExpr:
      guard let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.onlyUnlabeled else {
        return []
      }
      return names(in: only)
    case .sequenceExpr:
      // `(view.window?.bounds ?? .zero).width` goes on from the view.
      guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
        let first = sequence.elements.first, sequence.elements.dropFirst().first?.trimmedDescription == "??"
      else { return [] }
      return names(in: first)
    default: return []
    }
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called: `frame` in `view.frame(width: 8)`.
  var calledName: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
