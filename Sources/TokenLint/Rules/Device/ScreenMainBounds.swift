import SwiftSyntax

extension LintRule {
  static let screenMainBounds = LintRule(
    "screen-main-bounds", .device, .error,
    Documentation(
      "Finds layout by the size of the main screen.",
      reason: """
        A scene seldom has the whole screen: not in a resizable window, not beside another app, and not on \
        the inner display of a foldable phone. `UIScreen.main` is also deprecated since iOS 26. What is laid \
        out by its bounds is cut off or leaves room unused.
        """,
      instead: """
        Use the space that the view was given: `view.bounds` in a view controller, `superview?.bounds` in a \
        view, `containerRelativeFrame(_:)`, `onGeometryChange(for:of:action:)` or a `Layout` in SwiftUI. \
        Where there is no view, let the caller hand in a size. On a watch, where one app has the whole \
        screen, this is only a note.
        """,
      fix: """
        In a method of a view controller that runs when the view is in its window (`viewIsAppearing(_:)`, \
        `viewDidAppear(_:)`, `viewDidLayoutSubviews()`), `view.bounds` is an unsafe fix: it is another size \
        wherever the view does not fill the screen, which is the point.
        """),
    found: [
      "let half = ↓UIScreen.main.bounds.width / 2",
      """
      func layout() {
        frame = ↓UIScreen
          .main
          .bounds
      }
      """,
      "func show(width: CGFloat = ↓UIScreen.main.bounds.width) {}",
      #"label.text = "\(↓UIScreen.main.bounds.height)""#,
      "let width = ↓UIKit.UIScreen.main.applicationFrame.width",
      "final class State {\n  private(set) var windowWidth: CGFloat = ↓UIScreen.main.bounds.size.width\n}",
      "func layout() {\n  let screen = ↓UIScreen.main\n  frame = screen.bounds\n}",
      "func layout() {\n  let screen: UIScreen = ↓.main\n  frame = screen.bounds\n}",
      "let width = ↓(.main as UIScreen).bounds.width",
      "extension UIScreen {\n  static var width: CGFloat { ↓main.bounds.width }\n}",
      "switch ↓UIScreen.main.bounds.width {\ncase ..<375: break\ndefault: break\n}",
      "let isWide = ↓UIScreen.main.bounds.width > ↓UIScreen.main.bounds.height",
      "let width = ↓WKInterfaceDevice.current().screenBounds.width",
      """
      final class Page: UIViewController {
        override func loadView() {
          // An info: the view gets its frame from UIKit.
          view = PageView(frame: ↓UIScreen.main.bounds, style: style)
        }
      }
      """,
      """
      // An info: the keyboard is meant.
      func move(_ note: Notification) {
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let top = end?.origin.y ?? 0
        if top >= ↓UIScreen.main.bounds.size.height { bottom.constant = 0 }
      }
      """,
      """
      // An info: it is a text.
      func state() -> String { "width \\(↓UIScreen.main.bounds.width)" }
      """,
      """
      func cover() {
        // An info: constraints give the view its frame.
        let shade = UIView(frame: ↓UIScreen.main.bounds)
        shade.translatesAutoresizingMaskIntoConstraints = false
      }
      """,
      """
      func makeAccessory() -> UIToolbar {
        // An info: the keyboard gives the bar its width.
        UIToolbar(frame: CGRect(x: 0, y: 0, width: ↓UIScreen.main.bounds.width, height: 44))
      }
      """,
    ],
    silent: [
      "let window = UIWindow(frame: UIScreen.main.bounds)",
      "let window = UIWindow.init(frame: UIScreen.main.bounds)",
      "// UIScreen.main.bounds", #"let text = "UIScreen.main.bounds""#, "let size = view.bounds.size",
      "let image = XCUIScreen.main.screenshot()", "#if false\nlet width = UIScreen.main.bounds.width\n#endif",
      "struct UIScreen { static let main = UIScreen() }\nlet width = UIScreen.main.bounds.width",
      "@available(*, deprecated)\nvar screenWidth: CGFloat { UIScreen.main.bounds.width }",
      "let width = window?.bounds.width ?? UIScreen.main.bounds.width",
      "#Preview {\n  Card().frame(width: UIScreen.main.bounds.width)\n}",
      "#if os(watchOS)\nlet width = WKInterfaceDevice.current().screenBounds.width\n#endif",
      "func layout() {\n  let queue: DispatchQueue = .main\n  frame = queue.bounds\n}",
    ],
    swift: .mainScreen(.size, alsoAt: [.base("WKInterfaceDevice")]) { use, place, findings in
      // `window-frame-init` speaks of such a window.
      guard WindowWithoutScene(withFrame: use.question, in: place.file) == nil else { return }
      if KeyboardSize.isComparedWithKeyboard(use.asked) {
        findings.report(
          "the keyboard's frame ends with its own screen, which need not be the main one; convert the frame",
          at: use, weight: .severity(.note))
        return
      }
      if isFirstFrame(use.question, findings.names) {
        findings.report(
          "this frame is replaced before the view is shown; make the view with '.zero'", at: use,
          weight: .severity(.note))
        return
      }
      findings.report(
        "the main screen's size is not the space a scene has; use the size of the view or its container",
        at: use, weight: KeyboardSize.isOfAccessory(use.question) ? .severity(.note) : .usual,
        fixes: boundsOfView(for: use, place, findings))
    }.and { place, findings in
      guard let question = WatchScreen.question("screenBounds", at: place) else { return }
      findings.report(
        "the watch's size is not the space a view has; use the size that its container proposes",
        at: question, weight: .severity(.note))
    })

  /// `let view = UIView(frame: UIScreen.main.bounds)` in `loadView()`, or of a view that constraints are made for.
  private static func isFirstFrame(_ size: ExprSyntax, _ names: NameIndex) -> Bool {
    guard let argument = size.parent?.as(LabeledExprSyntax.self), argument.label?.text == "frame",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let code = size.enclosingCode
    else { return false }
    if case .function("loadView") = code.kind { return true }
    guard let binding = call.parent?.parent?.as(PatternBindingSyntax.self) else { return false }
    return names.tokens(called: binding.pattern.trimmedDescription, in: code.node).contains { token in
      let member = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      return member?.declName.baseName.text == "translatesAutoresizingMaskIntoConstraints"
    }
  }

  private static func boundsOfView(
    for use: MainScreenUse, _ place: SwiftPlace, _ findings: SwiftFindings
  ) -> [Fact.Fix] {
    guard use.uses.isEmpty, let member = ViewMember(around: use.screen, file: place.file),
      member.kind == .viewController, hasLaidOut.contains(member.name)
    else { return [] }
    return [
      Fact.Fix(
        title: "use the bounds of the view", applicability: .unsafe,
        edits: [findings.replacing(use.question, with: "view.bounds")])
    ]
  }

  private static let hasLaidOut: Set<String> = ["viewIsAppearing", "viewDidAppear", "viewDidLayoutSubviews"]
}
