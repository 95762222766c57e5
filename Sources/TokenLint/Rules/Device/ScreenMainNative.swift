extension LintRule {
  static let screenMainNative = LintRule(
    "screen-main-native", .device, .warning,
    Documentation(
      "Finds pixels, modes and coordinate spaces of the main screen.",
      reason: """
        They describe the main screen, which need not be the one a scene is on. `UIScreen.main` is \
        deprecated since iOS 26.
        """,
      instead: """
        Where it stands for a size, be it compared with a number or laid out with, use the size of the view or its size \
        class: the size of another screen is as wrong. For the scale, `traitCollection.displayScale`; for the native \
        scale and what else no trait tells, the screen of the view's own scene, `view.window?.windowScene?.screen`. \
        For the frame of a keyboard use the screen that its notification names: `notification.object as? \
        UIScreen`.
        """,
      fix: """
        Where no size is asked for, the screen of the view's own scene is shown as an alternative; it is an optional \
        value.
        """),
    found: [
      "let pixels = ↓UIScreen.main.nativeBounds.size", "let isZoomed = ↓UIScreen.main.nativeScale > 2",
      "let frame = view.convert(end, from: ↓UIScreen.main.coordinateSpace)",
      "let isTall = ↓UIScreen.main.nativeBounds.height > 2436",
      "let mode = ↓UIScreen.main.currentMode?.size",
      """
      // An info: it is only written down.
      func report() -> String {
        let height = ↓UIScreen.main.nativeBounds.height
        return "Pixels: \\(height)"
      }
      """,
      "func zoom() {\n  let screen = ↓UIScreen.main\n  use(screen.nativeScale)\n}",
    ],
    silent: [
      "let scale = view.window?.windowScene?.screen.nativeScale", "let width = UIScreen.main.bounds.width",
      "let frame = view.convert(end, from: (notification.object as? UIScreen)?.coordinateSpace ?? view)",
      #"let text = "UIScreen.main.nativeBounds""#,
      "let scale = window?.screen.nativeScale ?? UIScreen.main.nativeScale",
      "let isTall = UIScreen.main.nativeBounds.height == 2436",
      "#if os(tvOS)\nlet mode = UIScreen.main.currentMode\n#endif",
    ],
    swift: .mainScreen(.native) { use, place, findings in
      // `known-screen-size` speaks of such a test.
      guard !DimensionTest.isOfKnownScreen(use, in: place.file) else { return }
      let weight: Fact.Weight = WrittenText.isAll(madeOf: use.asked) ? .severity(.note) : .usual
      if use.isAboutSize {
        return findings.report(MainScreenUse.sizeMessage, at: use, weight: weight)
      }
      findings.report(
        "the main screen need not be the one a view is on; ask the screen of the view's own scene", at: use,
        weight: weight, fixes: SceneScreen.alternative(to: use, place, findings))
    })
}
