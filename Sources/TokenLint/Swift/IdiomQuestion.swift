import SwiftSyntax

/// A place that reads which kind of device the app runs on: `traitCollection.userInterfaceIdiom`.
struct IdiomQuestion {
  /// What is read, without what it is compared with.
  let expression: ExprSyntax

  static let triggers: [Trigger] = [
    .name("userInterfaceIdiom"), .name("UI_USER_INTERFACE_IDIOM"), .deviceHelper,
  ]

  var comparison: IdiomComparison { IdiomComparison(of: expression) }

  /// Nil for a word that is none, and where another rule speaks of the traits that are read.
  init?(_ token: TokenSyntax) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    let question: ExprSyntax? =
      switch token.text {
      case "UI_USER_INTERFACE_IDIOM": reference.parent?.as(FunctionCallExprSyntax.self).map(ExprSyntax.init)
      case "userInterfaceIdiom": Self.ofFramework(reference)
      default: Self.ofProject(reference)
      }
    guard let question else { return nil }
    expression = question
  }

  private static func ofFramework(_ reference: DeclReferenceExprSyntax) -> ExprSyntax? {
    let isOwn = Syntax(reference).enclosingType.map(ownTypes.contains) == true
    guard reference.isMemberName else { return isOwn ? ExprSyntax(reference) : nil }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    if base.finalName == "self", !isOwn { return nil }
    return ["UITraitCollection", "UIScreen"].contains(base.firstName) ? nil : ExprSyntax(member)
  }

  private static let ownTypes: Set<String> = ["UIDevice", "UITraitCollection"]

  /// A value of the project that is named after the idiom, and compared with an iPad or an iPhone.
  private static func ofProject(_ reference: DeclReferenceExprSyntax) -> ExprSyntax? {
    let name = reference.baseName.text
    guard name.lowercased().hasSuffix("idiom") else { return nil }
    var expression = ExprSyntax(reference)
    if reference.isMemberName {
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.base != nil else {
        return nil
      }
      expression = ExprSyntax(member)
    }
    guard !IdiomComparison(of: expression).asked.isDisjoint(with: ["pad", "phone"]),
      !Syntax(reference).isHeldLocally(name)
    else { return nil }
    return expression
  }
}

extension Syntax {
  /// Whether a local variable of this name holds the idiom, which is followed from where it is read.
  fileprivate func isHeldLocally(_ name: String) -> Bool {
    var child = self
    while let parent = child.parent {
      for statement in parent.as(CodeBlockItemListSyntax.self) ?? [] where statement.position < child.position
      {
        guard let variable = statement.item.as(VariableDeclSyntax.self),
          variable.bindings.contains(where: { $0.pattern.trimmedDescription == name })
        else { continue }
        return variable.tokens(viewMode: .sourceAccurate).contains { $0.text == "userInterfaceIdiom" }
      }
      child = parent
    }
    return false
  }
}
