import SwiftSyntax

/// A place that may ask a helper of the project about the device: `isPad`, `UIDevice.isPad`, `device.isPad()`.
struct HelperUse {
  /// What is asked, with what it is asked of.
  let expression: ExprSyntax
  let condition: Fact.Condition

  /// Whether the framework is asked, and no helper: `scene.interfaceOrientation.isPortrait`.
  var isOfOrientation: Bool {
    expression.as(MemberAccessExprSyntax.self)?.base?.finalName.lowercased().hasSuffix("orientation") == true
  }

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
    let owner = base.finalName
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
