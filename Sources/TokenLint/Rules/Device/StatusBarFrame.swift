import SwiftSyntax

extension LintRule {
  static let statusBarFrame = LintRule(
    "status-bar-frame", .device, .warning,
    Documentation(
      "Finds layout by the frame of the status bar.",
      reason: """
        The status bar is one of several things at the edge of a scene: a window's controls, a camera, a toolbar at \
        the side. Some scenes have none, and its frame is then empty. What only older systems use is an info.
        """,
      instead: "The safe area: `safeAreaLayoutGuide`, `safeAreaInsets`, `safeAreaInset(edge:)`."),
    found: [
      "let top = ↓UIApplication.shared.statusBarFrame.height",
      "let top = ↓view.window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0",
      "func lay(_ application: UIApplication) { bar.frame = ↓application.statusBarFrame }",
      "extension UIApplication {\n  var top: CGFloat { ↓statusBarFrame.maxY }\n}",
      """
      func lay() {
        // An info: only older systems use it.
        let height = ↓manager.statusBarManager.statusBarFrame.height
        if #available(iOS 26, *) { frame = bounds } else { frame = bounds.insetBy(dx: 0, dy: height) }
      }
      """,
      """
      func lay() {
        let height = ↓manager.statusBarManager.statusBarFrame.height
        if #available(iOS 26, *) { frame = bounds } else { frame = bounds.insetBy(dx: 0, dy: height) }
        bar.frame.size.height = height
      }
      """,
    ],
    silent: [
      "let top = view.safeAreaInsets.top", "let top = layout.statusBarFrame.height",
      "let statusBarFrame = CGRect(x: 0, y: 0, width: 500, height: 20)\nuse(statusBarFrame)",
      "// UIApplication.shared.statusBarFrame", "func show(statusBarFrame: CGRect) {}",
    ],
    swift: SwiftSearch([.name("statusBarFrame")]) { place, findings in
      guard let reference = place.token.parent?.as(DeclReferenceExprSyntax.self) else { return }
      var frame = ExprSyntax(reference)
      if reference.isMemberName {
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self), let base = member.base,
          ["shared", "application", "statusBarManager", "app"].contains(base.finalName)
        else { return }
        frame = ExprSyntax(member)
      } else if Syntax(reference).enclosingType != "UIApplication" {
        return
      }
      findings.report("the status bar is not all that covers a scene's edge; use the safe area", at: frame)
    })
}
