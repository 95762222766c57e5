import SwiftSyntax

extension LintRule {
  static let windowSafeArea = LintRule(
    "window-safe-area", .device, .warning,
    Documentation(
      "Finds the safe area of a window where a view is laid out.",
      reason: """
        The insets of a window tell nothing of a view that does not fill it: in a sheet, a split view or \
        beside a bar the view's own insets are others. A window that is looked for may also be that of \
        another scene. In a presentation controller, whose container fills the window, and where a view is added to \
        that window, this is only a note.
        """,
      instead: "Use the insets of the view that is laid out: `view.safeAreaInsets`, `safeAreaLayoutGuide`.",
      fix: "The view's own insets are shown; the types differ where the window is optional."),
    found: [
      "func layout() {\n  // An info: both are known.\n  let insets = ↓view.window?.safeAreaInsets ?? view.safeAreaInsets\n}",
      "func layout() { let bottom = ↓view.window?.safeAreaInsets.bottom ?? 0 }",
      "func layout() -> CGFloat { ↓keyWindow?.safeAreaInsets.bottom ?? 0 }",
      "var top: CGFloat? { ↓UIApplication.shared.windows.first?.safeAreaInsets.top }",
      "var top: CGFloat? { ↓scenes.flatMap(all).first { $0.isKeyWindow }?.safeAreaInsets.top }",
      "func layout() { bar.frame.origin.y = ↓window!.safeAreaInsets.top }",
      """
      final class Card: UIPresentationController {
        // An info: the container fills the window.
        var bottom: CGFloat { ↓presentingViewController.view.window?.safeAreaInsets.bottom ?? 0 }
      }
      """,
      """
      func show() {
        window.addSubview(self)
        // An info: the window is the container.
        pin(.top, to: window, inset: ↓window.safeAreaInsets.top)
      }
      """,
      "func layout() {\n  let rest = wanted - ↓window.safeAreaInsets.bottom\n  bar.frame.size.height = rest\n}",
      """
      extension UIDevice {
        var isTall: Bool {
          let bottom = ↓UIWindow.main?.safeAreaInsets.bottom ?? 0
          remember(bottom)
          return bottom > 0
        }
      }
      """,
    ],
    silent: [
      "let free = window.bounds.inset(by: window.safeAreaInsets)",
      "let bottom = view.safeAreaInsets.bottom", "let bottom = safeAreaInsets.bottom",
      "let isTall = (window?.safeAreaInsets.bottom ?? 0) > 0",
      "class A: UIWindow {\n  func show() { let top = safeAreaInsets.top }\n}",
      "func layout() { additionalSafeAreaInsets.top = max(wanted.top - window.safeAreaInsets.top, 0) }",
      """
      func layout() {
        let insets = view.window?.safeAreaInsets ?? .zero
        let top = wanted.top - insets.top
        additionalSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: wanted.bottom - insets.bottom, right: 0)
      }
      """,
      "extension UIDevice {\n  func hasButton() -> Bool { keyWindow.safeAreaInsets.bottom.isZero }\n}",
      """
      extension UIDevice {
        var isTall: Bool {
          let bottom = UIWindow.main?.safeAreaInsets.bottom ?? 0
          return bottom > 0
        }
      }
      """,
      "// view.window?.safeAreaInsets", "let guide = view.window?.safeAreaLayoutGuide",
    ],
    swift: SwiftSearch([.name("safeAreaInsets")]) { place, findings in
      guard let read = InsetRead(place.token), case .window? = SafeAreaFault(read, in: place.file) else {
        return
      }
      if read.expression.isInPresentationController {
        findings.report(
          "the container of a presentation has a safe area of its own; use 'containerView.safeAreaInsets'",
          at: read.expression, weight: .severity(.note))
        return
      }
      if read.isPreferredToView {
        findings.report(
          "the view may not fill its window; keep this only where it always does", at: read.expression,
          weight: .severity(.note))
        return
      }
      if read.isOfContainer {
        findings.report(
          "insets of the window that is the container change; constrain to its 'safeAreaLayoutGuide'",
          at: read.expression, weight: .severity(.note))
        return
      }
      findings.report(
        "a window's safe area is not that of the view; use the insets of the view that is laid out",
        at: read.expression, fixes: findings.fixes(for: read))
    })
}

extension ExprSyntax {
  /// Whether the innermost type lays out what it presents in a container that fills the window.
  fileprivate var isInPresentationController: Bool {
    guard let type = enclosingTypes.first else { return false }
    return ([type.name] + type.inherited).contains { $0.hasSuffix("PresentationController") }
  }
}

extension InsetRead {
  /// `view.window?.safeAreaInsets ?? view.safeAreaInsets`: whoever wrote that knew both.
  fileprivate var isPreferredToView: Bool {
    guard owner.last == "window", let elements = insets.parent?.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { $0.id == insets.id }), place + 2 < elements.count,
      elements[place + 1].trimmedDescription == "??"
    else { return false }
    return NameChain(elements[place + 2]).names == Array(owner.dropLast()) + ["safeAreaInsets"]
  }

  /// Whether a view is added to the same window in the same function.
  fileprivate var isOfContainer: Bool {
    guard let code = expression.enclosingCode, !owner.isEmpty else { return false }
    return code.node.tokens(viewMode: .sourceAccurate).contains { token in
      guard ["addSubview", "insertSubview"].contains(token.text),
        let member = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      else { return false }
      return NameChain(member.base).names == owner
    }
  }
}

extension SwiftFindings {
  /// `view.window?.safeAreaInsets` is the window of a view that is at hand.
  fileprivate func fixes(for read: InsetRead) -> [Fact.Fix] {
    guard read.owner.last == "window", read.owner.count > 1, !read.insets.holdsComments else { return [] }
    let view = read.owner.dropLast().joined(separator: ".")
    return [
      Fact.Fix(
        title: "use the insets of '\(view)'", applicability: .display,
        edits: [replacing(read.insets, with: "\(view).safeAreaInsets")])
    ]
  }
}
