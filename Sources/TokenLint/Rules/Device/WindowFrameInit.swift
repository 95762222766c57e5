import SwiftSyntax

extension LintRule {
  static let windowFrameInit = LintRule(
    "window-frame-init", .device, .error,
    Documentation(
      "Finds windows that are made without a scene.",
      reason: """
        A window that belongs to no scene is not shown where the app has scenes, which apps linked with the iOS 27 \
        SDK must have. `UIWindow()` is deprecated since iOS 26. In code for older systems it is information, \
        and where it stands for a missing one and is only returned.
        """,
      instead: "`UIWindow(windowScene:)`, with the scene that the scene's delegate or a view's window has.",
      fix: "Where a window scene is at hand in the same function, it is passed: safe."),
    found: [
      "let window = ↓UIWindow(frame: UIScreen.main.bounds)",
      """
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = ↓UIWindow(frame: windowScene.screen.bounds)
      }
      """,
      "final class Coordinator {\n  private let window = ↓UIWindow()\n}",
      """
      func start() {
        if #available(iOS 13, *) { waitForScene() } else { window = ↓UIWindow(frame: start) }
      }
      """,
      """
      // An info: nothing is shown in it.
      func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        view.window ?? ↓UIWindow()
      }
      """,
      "func anchor() -> ASPresentationAnchor {\n  return ↓UIWindow()\n}",
      "func show() {\n  let window = view.window ?? ↓UIWindow()\n  window.addSubview(shade)\n}",
      "func show() {\n  let window = ↓UIWindow()\n  window.makeKeyAndVisible()\n}",
    ],
    silent: [
      "let window = UIWindow(windowScene: scene)",
      "func show(in scene: UIWindowScene) {\n  let window = UIWindow(frame: .zero)\n  window.windowScene = scene\n}",
      "let window = NSWindow()", "let window: UIWindow? = nil", "class Overlay: UIWindow {}",
      "func window() -> UIWindow { PassWindow(windowScene: scene) }",
    ],
    swift: SwiftSearch([.call("UIWindow")]) { place, findings in
      guard let call = place.token.parent?.parent?.as(FunctionCallExprSyntax.self),
        let window = WindowWithoutScene(call, in: place.file)
      else { return }
      // Where there are no scenes yet, nothing else can be done; it is told because the branch will be dropped.
      let isFallback = SyntaxSurroundings(Syntax(call), file: place.file, findings.returns).flags.contains(
        .fallback)
      if PlaceholderWindow.isOne(call) {
        findings.report(
          "a window without a scene is no anchor; return the window of the view or the scene that asks",
          at: call,
          weight: .severity(.note))
        return
      }
      let fixes = window.sceneName.map { name in
        Fact.Fix(
          title: "pass the scene '\(name)'", applicability: .safe,
          edits: [findings.replacing(call, with: "UIWindow(windowScene: \(name))")])
      }
      findings.report(
        "apps linked with the iOS 27 SDK show no window without a scene; use 'UIWindow(windowScene:)'",
        at: call, weight: isFallback ? .severity(.note) : .usual,
        fixes: fixes.map { [$0] } ?? [])
    })
}
