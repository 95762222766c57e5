import SwiftSyntax

extension LaunchMark {
  static let triggers: [Trigger] = [
    .attribute("main"), .name("configurationForConnecting"), .name("UIApplicationDelegate"),
  ]

  /// What a word tells of the launch of its app; nil for none.
  init?(at token: TokenSyntax) {
    switch token.text {
    case "main" where Self.isApp(token): self = .app
    case "configurationForConnecting" where token.parent?.is(FunctionParameterSyntax.self) == true:
      self = .sceneConfiguration
    case "UIApplicationDelegate" where Self.isDelegateWithWindow(token): self = .delegateWindow
    default: return nil
    }
  }

  private static func isApp(_ token: TokenSyntax) -> Bool {
    guard let attribute = token.parent?.parent?.as(AttributeSyntax.self),
      let type = attribute.parent?.parent.flatMap(TypeDeclaration.init)
    else { return false }
    return type.inherited.contains { $0 == "App" || $0 == "SwiftUI.App" }
  }

  private static func isDelegateWithWindow(_ token: TokenSyntax) -> Bool {
    var node = token.parent
    while let current = node, !current.is(InheritanceClauseSyntax.self) { node = current.parent }
    guard let type = node?.parent.flatMap(TypeDeclaration.init) else { return false }
    return type.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == "window" }
        == true
    }
  }
}
