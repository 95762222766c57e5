import SwiftSyntax

extension LintRule {
  static let globalWindow = LintRule(
    "global-window", .device, .warning,
    Documentation(
      "Finds windows that are taken from the application instead of from a view.",
      reason: """
        An app can have several windows, in several scenes. The key window is the one with the keyboard, not the one \
        that a view is in; the window of the app's delegate is none of a scene's. What is presented in it, or sized \
        by it, appears in another scene.
        """,
      instead: """
        `view.window` in a view or a view controller, or hand the scene to those who need it.
        """),
    found: [
      "func show() { for window in ↓UIApplication.shared.windows where window.isKeyWindow { window.flash() } }",
      "func top() -> UIWindow? { for window in ↓UIApplication.shared.windows { return window }; return nil }",
      "let top = ↓UIApplication.shared.keyWindow?.rootViewController",
      "let width = ↓UIApplication.shared.windows.first?.frame.width ?? 0",
      "if let root = ↓UIApplication.shared.delegate?.window??.rootViewController { show(root) }",
      "let window = ↓(UIApplication.shared.delegate as? AppDelegate)?.window",
      """
      extension UIApplication {
        var topWindow: UIWindow? { ↓windows.first { $0.isKeyWindow } }
      }
      """,
      """
      let window = ↓UIApplication.shared.connectedScenes
        .compactMap { $0 as? UIWindowScene }
        .flatMap { $0.windows }
        .first { $0.isKeyWindow }
      """,
      """
      extension UIApplication {
        var current: UIWindow? {
          ↓connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\\.windows).first { $0.isKeyWindow }
        }
      }
      """,
    ],
    silent: [
      "let language = UIApplication.shared.keyWindow?.textInputMode?.primaryLanguage",
      #"let keys = UIApplication.shared.windows.first { "\(type(of: $0))" == "UIRemoteKeyboardWindow" }"#,
      """
      var keyboardHeight: CGFloat {
        guard let top = UIApplication.shared.windows.max(by: { $0.windowLevel < $1.windowLevel }) else { return 0 }
        return top.subviews.first { $0.className.hasSuffix("InputSetContainerView") }?.bounds.height ?? 0
      }
      """,
      "if isTested { UIApplication.shared.keyWindow?.layer.speed = 100 }",
      "let window = view.window",
      "let root = windowScene.windows.first(where: \\.isKeyWindow)?.rootViewController",
      "let window = windowScene.keyWindow",
      "func paint() { for window in UIApplication.shared.windows { window.tintColor = .red } }",
      "let top = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0",
      "let width = app.windows.firstMatch.frame.width",
      "// UIApplication.shared.keyWindow",
      """
      UIApplication.shared.connectedScenes
        .compactMap { $0 as? UIWindowScene }
        .flatMap(\\.windows)
        .forEach { $0.tintColor = .red }
      """,
      """
      extension UIApplication {
        var barHeight: CGFloat {
          guard let keyWindow = find() else { return 0 }
          return keyWindow.safeAreaInsets.top
        }
      }
      """,
      """
      extension UIApplication {
        var allWindows: [UIWindow] { scenes.flatMap(\\.windows) + sheets.compactMap(\\.keyWindow) }
      }
      """,
      "let window = UIApplication.shared.connectedScenes.flatMap(all).flatMap(\\.windows).first { $0 == wanted }",
      "final class Panel { var keyWindow: UIWindow? { anchor.window }; func show() { use(keyWindow) } }",
    ],
    swift: SwiftSearch([
      .base("UIApplication"), .name("keyWindow"), .base("windows"), .name("connectedScenes"),
    ]) {
      place, findings in
      let message =
        "the application's window may be in another scene; use the window of the view, or hand the scene on"
      if let found = GlobalWindow.expression(at: place.token), !place.file.declares("UIApplication"),
        !isAskedForInsets(found), !isAskedForKeyboard(found), !isOfKeyboard(found), !isOnlySpedUp(found),
        !isEachOfAll(found)
      {
        findings.report(message, at: found)
      }
    })

  /// `keyWindow?.textInputMode` is the keyboard's language, whichever window is asked.
  private static func isAskedForKeyboard(_ window: ExprSyntax) -> Bool {
    MemberChain(from: window).goesOn(with: "textInputMode")
  }

  /// Whether all windows get the same, and none is picked: `for window in UIApplication.shared.windows { … }`.
  private static func isEachOfAll(_ windows: ExprSyntax) -> Bool {
    guard let loop = windows.parent?.as(ForStmtSyntax.self), loop.sequence.id == windows.id else {
      return MemberChain(from: windows).goesOn(with: "forEach")
    }
    return !loop.mentions(picking)
  }

  /// By these one window is picked out, or something shown in it.
  private static let picking: Set<String> = [
    "break", "return", "isKeyWindow", "present", "rootViewController",
  ]

  /// `keyWindow?.layer.speed = 100`, as for tests: nothing is laid out or shown by it.
  private static func isOnlySpedUp(_ window: ExprSyntax) -> Bool {
    MemberChain(from: window).goesOn(with: "layer", "speed")
  }

  /// `windows.first { $0.isKind(of: NSClassFromString("UIRemoteKeyboardWindow")) }`, or a search of windows for the
  /// keyboard's own views: no view of the app is in it.
  private static func isOfKeyboard(_ window: ExprSyntax) -> Bool {
    let code = window.enclosingCode?.node ?? window.ancestors.first { $0.is(CodeBlockItemSyntax.self) }
    return code?.tokens(viewMode: .sourceAccurate).prefix(longestSearch).contains { token in
      guard case .stringSegment(let text) = token.tokenKind else { return false }
      return keyboardClasses.contains { text.contains($0) }
    } == true
  }

  /// In words; code with thousands does more than look for the keyboard.
  private static let longestSearch = 1_000

  private static let keyboardClasses = [
    "UIRemoteKeyboard", "UITextEffects", "PeripheralHostView", "InputSetContainerView", "InputSetHostView",
  ]

  /// Of insets, the rules of the safe area speak.
  private static func isAskedForInsets(_ window: ExprSyntax) -> Bool {
    MemberChain(from: window).goesOn(with: "safeAreaInsets")
  }
}

private enum GlobalWindow {
  static func expression(at token: TokenSyntax) -> ExprSyntax? {
    switch token.text {
    case "UIApplication": ofApplication(token)
    case "connectedScenes":
      SceneChain(token).flatMap { $0.reachesWindows && $0.choosesOne ? $0.choice : nil }
    default: inExtension(token)
    }
  }

  private static func ofApplication(_ token: TokenSyntax) -> ExprSyntax? {
    guard let chain = MemberChain(startingAt: token) else { return nil }
    if chain.goesOn(with: "shared", "keyWindow") || chain.goesOn(with: "shared", "windows") {
      return chain.links[2].expression
    }
    guard chain.goesOn(with: "shared", "delegate") else { return nil }
    if chain.goesOn(with: "shared", "delegate", "window") { return chain.links[3].expression }
    return windowOfCast(chain.links[2].expression)
  }

  /// `(UIApplication.shared.delegate as? AppDelegate)?.window`.
  private static func windowOfCast(_ delegate: ExprSyntax) -> ExprSyntax? {
    guard let elements = delegate.parent?.as(ExprListSyntax.self),
      let tuple = elements.parent?.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
    else { return nil }
    let chain = MemberChain(from: ExprSyntax(tuple))
    return chain.goesOn(with: "window") ? chain.links[1].expression : nil
  }

  /// `windows` and `keyWindow` of the application itself.
  private static func inExtension(_ token: TokenSyntax) -> ExprSyntax? {
    // A key path without a type, `\.windows`, is about the elements that it is handed.
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true,
      Syntax(reference).enclosingType == "UIApplication"
    else { return nil }
    if !reference.isMemberName {
      return DeclaredBefore(token.text).isAround(Syntax(reference)) ? nil : ExprSyntax(reference)
    }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    return base.trimmedDescription == "self" || base.trimmedDescription == "shared" ? ExprSyntax(member) : nil
  }
}
