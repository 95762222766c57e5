import SwiftSyntax

/// A local constant or variable that nothing reads, as what a log once told.
enum UnusedLocal {
  /// Whether a node stands in the value of one.
  static func holds(_ node: Syntax, names: NameIndex) -> Bool {
    for parent in node.ancestors {
      if let binding = parent.as(PatternBindingSyntax.self) {
        guard let name = name(binding.pattern), let list = Syntax(binding).statementsOfLocal else {
          return false
        }
        return !isRead(name, in: list, after: binding.endPosition, names)
      }
      if let binding = parent.as(OptionalBindingConditionSyntax.self) {
        guard let name = name(binding.pattern), let scope = scope(of: binding) else { return false }
        return !isRead(name, in: scope, after: binding.endPosition, names)
      }
      if parent.is(CodeBlockItemSyntax.self) || parent.is(ClosureExprSyntax.self) { return false }
    }
    return false
  }

  private static func name(_ pattern: PatternSyntax) -> String? {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// The `if` or `while`, or what follows a `guard`.
  private static func scope(of binding: OptionalBindingConditionSyntax) -> Syntax? {
    guard let statement = binding.parent?.parent?.parent else { return nil }
    guard statement.is(GuardStmtSyntax.self) else { return statement }
    return statement.ancestors.first { $0.is(CodeBlockItemListSyntax.self) }
  }

  private static func isRead(
    _ name: String, in scope: some SyntaxProtocol, after start: AbsolutePosition, _ names: NameIndex
  ) -> Bool {
    names.tokens(called: name, in: scope).contains { token in
      token.position >= start && token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .equal
    }
  }
}
