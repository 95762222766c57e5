import SwiftSyntax

/// Finds what a name is set to where it is declared, in the code, the types and the extensions around it.
struct ConstantLookup {
  private let name: String
  /// The type it is a member of, where that is written: `Layout.limit`.
  private let type: String?
  private let reference: ExprSyntax

  /// Nil for an expression that is no name.
  init?(_ expression: ExprSyntax) {
    reference = expression
    if let plain = expression.as(DeclReferenceExprSyntax.self) {
      (name, type) = (plain.baseName.text, nil)
    } else if let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      name = member.declName.baseName.text
      type = base == "self" || base == "Self" ? nil : base
    } else {
      return nil
    }
  }

  /// What the nearest declaration of the name is set to, be it a constant or a variable.
  var initializer: (name: TokenSyntax, value: ExprSyntax)? {
    for node in reference.ancestors {
      if let items = node.as(CodeBlockItemListSyntax.self) {
        for item in items {
          if let found = declared(in: Syntax(item.item)) { return found }
        }
      } else if let group = TypeDeclaration(node) {
        if let type, type == group.name { return member(in: group.members, type: nil) }
        if let found = member(in: group.members, type: type) { return found }
      }
    }
    return nil
  }

  private func declared(in item: Syntax) -> (name: TokenSyntax, value: ExprSyntax)? {
    if let type {
      return TypeDeclaration(item).flatMap { $0.name == type ? member(in: $0.members, type: nil) : nil }
    }
    return item.as(VariableDeclSyntax.self).flatMap(set)
  }

  private func member(
    in members: MemberBlockItemListSyntax, type: String?
  ) -> (name: TokenSyntax, value: ExprSyntax)? {
    for member in members {
      if let type {
        guard let nested = TypeDeclaration(Syntax(member.decl)), nested.name == type else { continue }
        if let found = self.member(in: nested.members, type: nil) { return found }
      } else if let variable = member.decl.as(VariableDeclSyntax.self), let found = set(in: variable) {
        return found
      }
    }
    return nil
  }

  private func set(in variable: VariableDeclSyntax) -> (name: TokenSyntax, value: ExprSyntax)? {
    for binding in variable.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), pattern.identifier.text == name,
        let value = binding.initializer?.value
      else { continue }
      return (pattern.identifier, value)
    }
    return nil
  }
}
