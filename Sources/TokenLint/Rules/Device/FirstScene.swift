import SwiftSyntax

extension LintRule {
  static let firstScene = LintRule(
    "first-scene", .device, .warning,
    Documentation(
      "Finds a scene that is taken from all scenes of the application by chance.",
      reason: """
        The scenes are a set: its first is any of them. Several can be active at once, side by side, so the active \
        one is no better. This is what `UIScreen.main` and `keyWindow` are often replaced with, and it is the same \
        fault.
        """,
      instead: """
        The scene of the view that asks, `view.window?.windowScene`, or the scene that the scene's delegate was \
        given. To reach all scenes, go through them all.
        """),
    found: [
      "let scene = ↓UIApplication.shared.connectedScenes.first as? UIWindowScene",
      """
      let size = ↓UIApplication.shared
        .connectedScenes
        .compactMap { $0 as? UIWindowScene }
        .first?
        .screen.bounds.size
      """,
      """
      if let scene = ↓UIApplication.shared.connectedScenes.first(where: { $0.activationState == .foregroundActive }) {
        show(in: scene)
      }
      """,
      """
      func find() -> UIWindow? {
        let scenes = ↓UIApplication.shared.connectedScenes
        let windowScene = scenes.first as? UIWindowScene
        return windowScene?.windows.first
      }
      """,
      "extension UIApplication {\n  var scene: UIScene? { ↓connectedScenes.first { $0.activationState == .foregroundActive } }\n}",
      "let session = ↓UIApplication.shared.openSessions.first",
      "let scene = ↓UIApplication.shared.connectedScenes.first { $0.activationState == wanted }",
      """
      let scene = ↓UIApplication.shared.connectedScenes
        .compactMap { $0 as? UIWindowScene }
        .first { scene in scene.windows.contains { $0.isKeyWindow == true } }
      """,
    ],
    silent: [
      "for scene in UIApplication.shared.connectedScenes { update(scene) }",
      "let scene = UIApplication.shared.connectedScenes.first { $0.session.persistentIdentifier == wanted }",
      """
      let session = UIApplication.shared.openSessions
        .compactMap({ State.info(from: $0) })
        .first(where: { $0.id != nil && $0.id == active?.id.uuidString })
      """,
      "let scene = UIApplication.shared.connectedScenes.filter { scene in self.wanted == scene.number }.first",
      "let delegates = UIApplication.shared.connectedScenes.compactMap { $0.delegate as? SceneDelegate }",
      "let scene = view.window?.windowScene",
      "let car = UIApplication.shared.connectedScenes.compactMap { $0 as? CPTemplateApplicationScene }.first?.carWindow",
      "let count = UIApplication.shared.openSessions.count",
      "let external = UIApplication.shared.connectedScenes.first { $0.session.role == .windowExternalDisplayNonInteractive }",
      "let first = scenes.first",
      "let host = UIApplication.shared.connectedScenes.first { $0 is Host } as? Host",
      "let isGone = nil == UIApplication.shared.openSessions.compactMap { $0.scene }.first(where: { $0.isShown })",
    ],
    swift: SwiftSearch([.name("connectedScenes"), .name("openSessions")]) { place, findings in
      guard let reference = place.token.parent?.as(DeclReferenceExprSyntax.self),
        let chain = SceneChain(place.token)
      else { return }
      let message =
        "the first of all scenes is any of them; use the scene of the view's window, or hand it on"
      if chain.choosesOne {
        if !chain.reachesWindows, let choice = chain.choice { findings.report(message, at: choice) }
      } else if let scenes = reference.heldInVariable {
        findings.report(message, at: scenes)
      }
    })
}

extension DeclReferenceExprSyntax {
  /// The scenes, if a local variable holds them of which one is taken later.
  fileprivate var heldInVariable: ExprSyntax? {
    let expression = isMemberName ? parent.flatMap { $0.as(ExprSyntax.self) } : ExprSyntax(self)
    guard let expression, let binding = expression.parent?.parent?.as(PatternBindingSyntax.self),
      let statements = Syntax(binding).statementsOfLocal
    else { return nil }
    let name = binding.pattern.trimmedDescription
    let isTaken = statements.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name, let use = token.parent?.as(DeclReferenceExprSyntax.self), !use.isMemberName
      else { return false }
      return SceneChain(from: ExprSyntax(use)).choosesOne
    }
    return isTaken ? expression : nil
  }
}
