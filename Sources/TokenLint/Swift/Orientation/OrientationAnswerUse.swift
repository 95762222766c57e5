import SwiftSyntax

/// A place where a property or function of the project is asked that may answer with the orientation:
/// `UIDevice.current.isLandscape`, or `isLandscape` alone in the type that has it.
struct OrientationAnswerUse {
  static let triggers: [Trigger] = [.name("isLandscape"), .name("isPortrait")]

  let node: ExprSyntax
  let name: String
  let type: String

  init?(at place: SwiftPlace) {
    guard ["isLandscape", "isPortrait"].contains(place.word),
      let reference = place.token.parent?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    name = place.word
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
      let base = member.base
    {
      guard let type = Self.type(of: base) ?? (Self.isOwn(base) ? Self.typeName(around: reference) : nil)
      else {
        return nil
      }
      (node, self.type) = (ExprSyntax(member), type)
    } else {
      guard let type = Self.typeName(around: reference), !Self.isLocal(name, around: reference) else {
        return nil
      }
      (node, self.type) = (ExprSyntax(reference), type)
    }
  }

  /// `UIDevice`, and `UIDevice.current`.
  private static func type(of base: ExprSyntax) -> String? {
    guard let name = base.lastName else { return nil }
    if name.first?.isUppercase == true { return name == "Self" ? nil : name }
    guard ["current", "shared"].contains(name),
      let owner = base.as(MemberAccessExprSyntax.self)?.base?.lastName,
      owner.first?.isUppercase == true
    else { return nil }
    return owner
  }

  private static func isOwn(_ base: ExprSyntax) -> Bool {
    ["self", "Self"].contains(base.trimmedDescription)
  }

  private static func typeName(around node: some SyntaxProtocol) -> String? {
    var next = Syntax(node).parent
    while let parent = next {
      if let type = TypeDeclaration(parent) { return type.name }
      next = parent.parent
    }
    return nil
  }

  /// Whether a function around a node gives the name to something of its own.
  private static func isLocal(_ name: String, around node: some SyntaxProtocol) -> Bool {
    var next = Syntax(node).parent
    while let parent = next, parent.asProtocol(DeclGroupSyntax.self) == nil {
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(ClosureExprSyntax.self)
        || parent.is(AccessorBlockSyntax.self)
      {
        if parent.tokens(viewMode: .sourceAccurate).contains(where: { declares($0, name) }) { return true }
      }
      next = parent.parent
    }
    return false
  }

  private static func declares(_ token: TokenSyntax, _ name: String) -> Bool {
    guard token.text == name, let parent = token.parent else { return false }
    return parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionParameterSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
  }
}
