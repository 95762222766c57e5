import SwiftSyntax

/// A place that reads which kind of device the app runs on: `traitCollection.userInterfaceIdiom`.
struct IdiomQuestion {
  /// What is read, without what it is compared with.
  let expression: ExprSyntax
  let source: Source

  enum Source {
    /// `UIDevice.current`, or the old macro.
    case device
    /// The traits of a view, of a view controller or of an environment.
    case traits
  }

  static let triggers: [Trigger] = [.name("userInterfaceIdiom"), .name("UI_USER_INTERFACE_IDIOM")]

  var comparison: IdiomComparison { IdiomComparison(of: expression) }

  /// Nil for a word that is none, and where another rule speaks of the traits that are read.
  init?(_ token: TokenSyntax) {
    if token.text == "UI_USER_INTERFACE_IDIOM" {
      guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
      (expression, source) = (ExprSyntax(call), .device)
      return
    }
    guard token.text == "userInterfaceIdiom", let reference = token.parent?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
    else {
      guard let type = Syntax(reference).enclosingType, Self.ownTypes.contains(type) else { return nil }
      (expression, source) = (ExprSyntax(reference), type == "UIDevice" ? .device : .traits)
      return
    }
    guard let base = member.base else { return nil }
    if base.lastName == "self", Syntax(reference).enclosingType.map(Self.ownTypes.contains) != true {
      return nil
    }
    if ["UITraitCollection", "UIScreen"].contains(base.firstName) { return nil }
    expression = ExprSyntax(member)
    source = base.firstName == "UIDevice" || base.lastName == "device" ? .device : .traits
  }

  private static let ownTypes: Set<String> = ["UIDevice", "UITraitCollection"]
}
