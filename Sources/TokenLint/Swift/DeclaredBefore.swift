import SwiftSyntax

/// Looks for a name among what is declared around a place: parameters, variables and members.
struct DeclaredBefore {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Whether it is declared around the place by something that is no question about the device itself.
  func isAround(_ place: Syntax) -> Bool {
    var child = place
    while let parent = child.parent {
      if isDeclared(by: parent, before: child) { return true }
      child = parent
    }
    return false
  }

  /// Whether it is a parameter or a variable of the code around the place, and no member.
  func isLocal(at place: Syntax) -> Bool {
    var child = place
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self), !parent.is(SourceFileSyntax.self)
    {
      if isDeclared(by: parent, before: child) { return true }
      child = parent
    }
    return false
  }

  func isDeclared(by node: Syntax, before child: Syntax) -> Bool {
    if let function = node.as(FunctionDeclSyntax.self) { return isParameter(of: function.signature) }
    if let initializer = node.as(InitializerDeclSyntax.self) { return isParameter(of: initializer.signature) }
    if let closure = node.as(ClosureExprSyntax.self) {
      return closure.signature?.parameterClause?.tokens(viewMode: .sourceAccurate)
        .contains { $0.text == name } == true
    }
    if let statements = node.as(CodeBlockItemListSyntax.self) {
      let isGlobal = statements.parent?.is(SourceFileSyntax.self) == true
      return statements.prefix { isGlobal || $0.position < child.position }.contains { statement in
        isGlobal ? isOther(Syntax(statement.item)) : binds(Syntax(statement.item))
      }
    }
    if let choice = node.as(IfExprSyntax.self) { return binds(choice.conditions) }
    if let type = TypeDeclaration(node) { return type.members.contains { isOther(Syntax($0.decl)) } }
    return false
  }

  private func isParameter(of signature: FunctionSignatureSyntax) -> Bool {
    signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
  }

  /// Whether a statement makes a variable of this name for those after it.
  private func binds(_ statement: Syntax) -> Bool {
    statement.as(GuardStmtSyntax.self).map { binds($0.conditions) } ?? isVariable(statement)
  }

  private func binds(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains {
      $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription == name
    }
  }

  private func isVariable(_ node: Syntax) -> Bool {
    node.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } == true
  }

  /// A variable that asks the device nothing.
  private func isOther(_ declaration: Syntax) -> Bool {
    guard isVariable(declaration) else { return false }
    return !declaration.tokens(viewMode: .sourceAccurate).contains { token in
      Self.questions.contains(token.text) || token.text != name && DeviceHelperName.isOne(token.text)
    }
  }

  private static let questions: Set<String> = [
    "userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM", "orientation", "interfaceOrientation",
    "statusBarOrientation",
  ]
}
