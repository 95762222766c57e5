import SwiftSyntax

/// A declaration as far as those in it are told by it: its name, and what it says of itself.
struct DeclaredName {
  let name: String
  let isType: Bool
  /// The names after its colon.
  let inherited: [String]
  let attributes: [(name: String, arguments: String)]

  init?(_ node: Syntax) {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      guard let type = TypeDeclaration(node) else { return nil }
      (name, isType, inherited) = (type.name, true, type.inherited)
      attributes = Self.attributes(of: type.attributes)
    case .functionDecl:
      guard let function = node.as(FunctionDeclSyntax.self) else { return nil }
      (name, isType, inherited) = (function.name.text, false, [])
      attributes = Self.attributes(of: function.attributes)
    case .initializerDecl:
      (name, isType, inherited) = ("init", false, [])
      attributes = Self.attributes(of: node.as(InitializerDeclSyntax.self)?.attributes)
    case .variableDecl:
      guard let variable = node.as(VariableDeclSyntax.self) else { return nil }
      name = variable.bindings.map { $0.pattern.trimmedDescription }.joined(separator: ",")
      (isType, inherited) = (false, [])
      attributes = Self.attributes(of: variable.attributes)
    case .subscriptDecl:
      (name, isType, inherited) = ("subscript", false, [])
      attributes = Self.attributes(of: node.as(SubscriptDeclSyntax.self)?.attributes)
    default: return nil
    }
  }

  private static func attributes(of list: AttributeListSyntax?) -> [(name: String, arguments: String)] {
    (list ?? []).compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return (attribute.attributeName.trimmedDescription, attribute.arguments?.trimmedDescription ?? "")
    }
  }
}

/// A class, structure, enumeration, actor, protocol or extension.
struct TypeDeclaration {
  let name: String
  let inherited: [String]
  let attributes: AttributeListSyntax
  let members: MemberBlockItemListSyntax

  init?(_ node: Syntax) {
    guard let group = node.asProtocol(DeclGroupSyntax.self) else { return nil }
    inherited = (group.inheritanceClause?.inheritedTypes ?? []).map { $0.type.trimmedDescription }
    attributes = group.attributes
    members = group.memberBlock.members
    if let extended = node.as(ExtensionDeclSyntax.self) {
      name = extended.extendedType.trimmedDescription
    } else if let named = node.asProtocol(NamedDeclSyntax.self) {
      name = named.name.text
    } else {
      return nil
    }
  }
}
