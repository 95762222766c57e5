import SwiftSyntax

/// A place that may ask a helper of the project about the device: `isPad`, `UIDevice.isPad`, `device.isPad()`.
struct HelperUse {
  /// What is asked, with what it is asked of.
  let expression: ExprSyntax
  let condition: Fact.Condition

  /// Nil for a declaration, a label, and a name that the function around it declares itself.
  init?(_ token: TokenSyntax) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = token.text
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
    else {
      if DeclaredBefore(name).isAround(Syntax(reference)) { return nil }
      (expression, condition) = (ExprSyntax(reference), .isDeviceHelper(name: name, type: nil))
      return
    }
    guard let base = member.base else { return nil }
    expression = ExprSyntax(member)
    let owner = base.lastName
    if owner == "self" || owner == "Self" {
      condition = .isDeviceHelper(name: name, type: nil)
    } else if owner.first?.isUppercase == true {
      condition = .isDeviceHelper(name: name, type: owner)
    } else if base.firstName == "UIDevice" {
      condition = .isDeviceHelper(name: name, type: "UIDevice")
    } else {
      condition = .isMemberDeviceHelper(name: name, value: owner)
    }
  }
}

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

  private func isDeclared(by node: Syntax, before child: Syntax) -> Bool {
    if let function = node.as(FunctionDeclSyntax.self) { return isParameter(of: function.signature) }
    if let initializer = node.as(InitializerDeclSyntax.self) { return isParameter(of: initializer.signature) }
    if let closure = node.as(ClosureExprSyntax.self) {
      return closure.signature?.parameterClause?.tokens(viewMode: .sourceAccurate)
        .contains { $0.text == name } == true
    }
    if let statements = node.as(CodeBlockItemListSyntax.self) {
      let isGlobal = statements.parent?.is(SourceFileSyntax.self) == true
      return statements.prefix { isGlobal || $0.position < child.position }.contains { statement in
        isGlobal ? isOther(Syntax(statement.item)) : isVariable(Syntax(statement.item))
      }
    }
    if let type = TypeDeclaration(node) { return type.members.contains { isOther(Syntax($0.decl)) } }
    return false
  }

  private func isParameter(of signature: FunctionSignatureSyntax) -> Bool {
    signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
  }

  private func isVariable(_ node: Syntax) -> Bool {
    node.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } == true
  }

  /// A variable that asks the device nothing.
  private func isOther(_ declaration: Syntax) -> Bool {
    guard isVariable(declaration) else { return false }
    return !declaration.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == "userInterfaceIdiom" || token.text == "UI_USER_INTERFACE_IDIOM"
        || token.text != name && DeviceHelperName.isOne(token.text)
    }
  }
}
