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
      "let window = ↓OverlayWindow(frame: UIScreen.main.bounds)",
      "let window = ↓UIWindow.init(frame: UIScreen.main.bounds)",
      "let window = ↓ToastWindow(frame: UIScreen.main.bounds, over: main)",
      "func anchor() -> ASPresentationAnchor {\n  return ↓UIWindow()\n}",
      """
      func show() {
        let window = view.window ?? ↓UIWindow()
        window.rootViewController = shade
        window.makeKeyAndVisible()
      }
      """,
      """
      final class Scroller: UIScrollView {
        // An info: it is never shown.
        private lazy var base: UIWindow = keyWindow ?? ↓UIWindow()
        func top() -> CGFloat { base.convert(frame, from: superview).minY }
      }
      """,
      "func show() {\n  let window = ↓UIWindow()\n  window.makeKeyAndVisible()\n}",
      """
      // An info: it is for an app without scenes.
      func start() {
        if Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil { return }
        window = ↓UIWindow(frame: UIScreen.main.bounds)
      }
      """,
      "func isLow() -> Bool { ↓UIWindow().screen.bounds.height < 700 }",
    ],
    silent: [
      "let window = OverlayWindow(frame: .zero)", "let window = OverlayWindow(scene)",
      "let window = UIWindow(windowScene: scene)",
      "func show(in scene: UIWindowScene) {\n  let window = UIWindow(frame: .zero)\n  window.windowScene = scene\n}",
      "let window = NSWindow()", "let window: UIWindow? = nil", "class Overlay: UIWindow {}",
      "func window() -> UIWindow { PassWindow(windowScene: scene) }",
    ],
    swift: SwiftSearch([.call("UIWindow"), .base("UIWindow"), .base("UIScreen")]) { place, findings in
      guard let call = WindowWithoutScene.call(at: place.token),
        let window = WindowWithoutScene(call, in: place.file)
      else { return }
      // Where there are no scenes yet, nothing else can be done; it is told because the branch will be dropped.
      let isFallback =
        findings.surroundings(of: call).flags.contains(.fallback) || call.asksForManifest
      if let placeholder = PlaceholderWindow(call) {
        return findings.report(placeholder.message, at: call, weight: .severity(.note))
      }
      if let read = call.memberReadAtOnce {
        findings.report(
          "a new window is in no scene, so its '\(read)' is not that of the view; ask the window of the view",
          at: call, weight: isFallback ? .severity(.note) : .usual)
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

extension PlaceholderWindow {
  fileprivate var message: String {
    switch self {
    case .anchor:
      "a window without a scene is no anchor; return the window of the view or the scene that asks"
    case .other:
      "a window without a scene shows nothing; use the window of the view, and do without where there is none"
    }
  }
}

extension FunctionCallExprSyntax {
  /// What is asked of the value that is made, which then is gone: `screen` in `UIWindow().screen`.
  fileprivate var memberReadAtOnce: String? {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(self).id,
      member.parent?.is(FunctionCallExprSyntax.self) != true
    else { return nil }
    return member.declName.baseName.text
  }

  /// Whether the code around it asks if the app has scenes.
  fileprivate var asksForManifest: Bool {
    enclosingCode?.node.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .stringSegment("UIApplicationSceneManifest")
    } == true
  }
}
