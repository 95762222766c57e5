import SwiftSyntax

/// Two branches of which each makes one view and nothing else, seen from the second.
struct BranchPair {
  /// The views with their modifiers.
  let first: FunctionCallExprSyntax
  let second: FunctionCallExprSyntax
  let condition: Syntax
  /// The whole `if`; nil for a `switch`.
  private(set) var branch: IfExprSyntax?

  /// From the name of the view of the second branch.
  init?(secondNamed token: TokenSyntax) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let call = reference.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == reference.id,
      let items = (call.modifiersAfter.last ?? call).parent?.parent?.as(CodeBlockItemListSyntax.self),
      items.count == 1
    else { return nil }
    if let branch = items.parent?.parent?.as(IfExprSyntax.self), case .codeBlock(let body)? = branch.elseBody,
      body.statements.id == items.id, let first = branch.body.statements.onlyView
    {
      (self.first, condition, self.branch) = (first, Syntax(branch.conditions), branch)
    } else if let ownCase = items.parent?.as(SwitchCaseSyntax.self),
      let choice = ownCase.parent?.parent?.as(SwitchExprSyntax.self), choice.cases.count == 2,
      let first = choice.cases.first?.as(SwitchCaseSyntax.self), first.id != ownCase.id,
      let view = first.statements.onlyView
    {
      (self.first, condition) = (view, Syntax(choice.subject))
    } else {
      return nil
    }
    second = call.modifiersAfter.last ?? call
  }

  /// The names of the views: `HStack` and `VStack`.
  var names: (first: String?, second: String?) {
    (ModifierChain(of: first).rootName, ModifierChain(of: second).rootName)
  }
}

extension CodeBlockItemListSyntax {
  /// The view that is the only statement.
  fileprivate var onlyView: FunctionCallExprSyntax? {
    count == 1 ? first?.item.as(FunctionCallExprSyntax.self) : nil
  }
}
