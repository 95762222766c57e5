import SwiftSyntax

/// The name that a value is given: `let screen = UIScreen.main`.
enum GivenName {
  /// Where the name of a value is used, with the members asked for there: after it in the same function, or in the
  /// same type; none for a value that has no name.
  static func uses(of value: ExprSyntax) -> [MemberChain] {
    guard let clause = value.parent?.as(InitializerClauseSyntax.self), let owner = clause.parent else {
      return []
    }
    if let binding = owner.as(PatternBindingSyntax.self) {
      return uses(of: binding.pattern, in: scope(of: binding), after: value)
    }
    if let binding = owner.as(OptionalBindingConditionSyntax.self) {
      return uses(of: binding.pattern, in: scope(of: binding), after: value)
    }
    return []
  }

  /// Where a parameter, a property or a variable is used.
  static func uses(of name: String, in scope: Syntax) -> [MemberChain] {
    scope.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.text == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
        return nil
      }
      if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
        let isOwn = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        return isOwn ? MemberChain(from: ExprSyntax(member)) : nil
      }
      return MemberChain(from: ExprSyntax(reference))
    }
  }

  private static func uses(of pattern: PatternSyntax, in scope: Syntax?, after value: ExprSyntax)
    -> [MemberChain]
  {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let scope else { return [] }
    let isProperty = scope.is(MemberBlockItemListSyntax.self)
    return uses(of: name, in: scope).filter { isProperty || $0.expression.position > value.position }
  }

  /// The list of statements or members; nil outside of all declarations, because files are read in pieces.
  static func scope(of binding: PatternBindingSyntax) -> Syntax? {
    guard let list = binding.parent?.parent?.parent?.parent else { return nil }
    return list.parent?.is(SourceFileSyntax.self) == true ? nil : list
  }

  /// What follows a `guard`, or the body that is done where the binding holds.
  private static func scope(of binding: OptionalBindingConditionSyntax) -> Syntax? {
    guard let statement = binding.parent?.parent?.parent else { return nil }
    if statement.is(GuardStmtSyntax.self) { return statement.parent?.parent }
    return statement
  }
}
