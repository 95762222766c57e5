import SwiftSyntax

/// A private member of a type. What another declaration of the file does with it is not looked at, because files are read
/// in pieces.
struct HiddenMember {
  let name: TokenSyntax
  let declaration: Syntax
  private let type: Syntax

  /// The private member in which a node stands.
  init?(around node: Syntax) {
    guard let item = node.ancestors.first(where: { $0.is(MemberBlockItemSyntax.self) }),
      let type = item.ancestors.first(where: { $0.asProtocol(DeclGroupSyntax.self) != nil }),
      let member = item.as(MemberBlockItemSyntax.self).flatMap({ HiddenMember($0.decl, in: type) })
    else { return nil }
    self = member
  }

  private init?(_ declaration: DeclSyntax, in type: Syntax) {
    guard let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers, modifiers.arePrivate
    else {
      return nil
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      name = function.name
    } else if let bindings = declaration.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1,
      let pattern = bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      name = pattern.identifier
    } else {
      return nil
    }
    (self.declaration, self.type) = (Syntax(declaration), type)
  }

  /// Where its name stands in the type, its declaration aside.
  func uses(in names: NameIndex) -> [TokenSyntax] {
    names.tokens(called: name.text, in: type).filter { !declaration.range.contains($0.position) }
  }

  /// What a use of it looks like.
  var asUsed: HiddenMemberFindings.Member {
    let parameters = declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    let label = parameters?.first?.firstName.text
    return HiddenMemberFindings.Member(
      name: name.text, isFunction: parameters != nil, label: label == "_" ? nil : label)
  }

  /// Whether nothing but Swift in this file can use it: no message of Objective-C, and no storyboard.
  var isOfSwiftAlone: Bool {
    let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes ?? []
    return attributes.allSatisfy { attribute in
      guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription else {
        return false
      }
      return Self.attributesOfSwift.contains(name)
    }
  }

  private static let attributesOfSwift: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding", "Published",
    "AppStorage",
    "SceneStorage", "FocusState", "GestureState", "ViewBuilder", "MainActor", "available",
    "discardableResult",
  ]
}
