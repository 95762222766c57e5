extension LintRule {
  static let screenMainBounds = LintRule(
    "screen-main-bounds", .device, .error,
    Documentation(
      "Finds layout by the size of the main screen.",
      reason: """
        A scene seldom has the whole screen: not in a resizable window, not beside another app, and not on the inner \
        display of a foldable phone. `UIScreen.main` is also deprecated since iOS 26. What is laid out by its bounds \
        is cut off or leaves room unused.
        """,
      instead: """
        Use the space that the view was given: `view.bounds` in a view controller, `superview?.bounds` in a view, \
        `containerRelativeFrame(_:)`, `onGeometryChange(for:of:action:)` or a `Layout` in SwiftUI.
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
    ],
    silent: [
      "// UIScreen.main.bounds", #"let text = "UIScreen.main.bounds""#, "let size = view.bounds.size",
      "let image = XCUIScreen.main.screenshot()", "#if false\nlet width = UIScreen.main.bounds.width\n#endif",
    ],
    swift: SwiftSearch([.base("UIScreen")]) { place, findings in
      guard let chain = MemberChain(startingAt: place.token), !place.file.declares("UIScreen"),
        chain.goesOn(with: "main", "bounds") || chain.goesOn(with: "main", "applicationFrame")
      else { return }
      findings.report(
        "the main screen's size is not the space a scene has; use the size of the view or its container",
        at: chain.links[2].expression)
    })
}
