import SwiftSyntax

extension LintRule {
  static let windowSafeArea = LintRule(
    "window-safe-area", .device, .warning,
    Documentation(
      "Finds the safe area of a window where a view is laid out.",
      reason: """
        The insets of a window tell nothing of a view that does not fill it: in a sheet, a split view or \
        beside a bar the view's own insets are others. A window that is looked for may also be that of \
        another scene.
        """,
      instead: "Use the insets of the view that is laid out: `view.safeAreaInsets`, `safeAreaLayoutGuide`.",
      fix: "The view's own insets are shown; the types differ where the window is optional."),
    found: [
      "func layout() { let bottom = ↓view.window?.safeAreaInsets.bottom ?? 0 }",
      "func layout() -> CGFloat { ↓keyWindow?.safeAreaInsets.bottom ?? 0 }",
      "var top: CGFloat? { ↓UIApplication.shared.windows.first?.safeAreaInsets.top }",
      "var top: CGFloat? { ↓scenes.flatMap(all).first { $0.isKeyWindow }?.safeAreaInsets.top }",
      "func layout() { bar.frame.origin.y = ↓window!.safeAreaInsets.top }",
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
      "let bottom = view.safeAreaInsets.bottom", "let bottom = safeAreaInsets.bottom",
      "let isTall = (window?.safeAreaInsets.bottom ?? 0) > 0",
      "class A: UIWindow {\n  func show() { let top = safeAreaInsets.top }\n}",
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
      findings.report(
        "a window's safe area is not that of the view; use the insets of the view that is laid out",
        at: read.expression, fixes: findings.fixes(for: read))
    })
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
