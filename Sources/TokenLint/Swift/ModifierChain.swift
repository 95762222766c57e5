import SwiftSyntax

/// A view of SwiftUI with its modifiers, as one of these sees it: in `Text("a").padding().background(.red)`,
/// `background` has `Text("a")` for its root and `padding` before it.
struct ModifierChain {
  /// The innermost expression, a call mostly.
  let root: ExprSyntax
  /// The modifiers before, the nearest first.
  let before: [FunctionCallExprSyntax]

  init(of call: FunctionCallExprSyntax) {
    var modifiers: [FunctionCallExprSyntax] = []
    var current = ExprSyntax(call)
    while let call = current.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, !Self.isType(base)
    {
      modifiers.append(call)
      current = base
    }
    root = current
    before = Array(modifiers.dropFirst())
  }

  /// `Color.red` and `Font.system(…)` are roots, not modifiers of `Color`.
  private static func isType(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }

  /// The name of the root where it is a call, or the whole root.
  var rootReference: ExprSyntax { root.as(FunctionCallExprSyntax.self)?.calledExpression ?? root }

  /// The type or function of the root: `Text`.
  var rootName: String? { NameChain(root).names.first }
}

extension FunctionCallExprSyntax {
  /// The calls of modifiers after this one, the nearest first.
  var modifiersAfter: [FunctionCallExprSyntax] {
    var modifiers: [FunctionCallExprSyntax] = []
    var current = ExprSyntax(self)
    while let member = current.parent?.as(MemberAccessExprSyntax.self), member.base?.id == current.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
    {
      modifiers.append(call)
      current = ExprSyntax(call)
    }
    return modifiers
  }
}
