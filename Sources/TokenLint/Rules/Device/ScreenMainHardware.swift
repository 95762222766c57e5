extension LintRule {
  static let screenMainHardware = LintRule(
    "screen-main-hardware", .device, .info,
    Documentation(
      "Finds brightness, frame rate and other hardware questions to the main screen.",
      reason: """
        They are no layout, but `UIScreen.main` is deprecated since iOS 26, and the main screen need not be \
        the one that the scene is on.
        """,
      instead: """
        Ask the screen of the view's own scene: `view.window?.windowScene?.screen.brightness`. For recording \
        and mirroring read `traitCollection.sceneCaptureState`.
        """,
      fix: "The screen of the view's own scene is shown as an alternative; it is an optional value."),
    found: [
      "func wake() { ↓UIScreen.main.setBrightness(1, animated: true) }",
      "↓UIScreen.main.brightness = 1", "let rate = ↓UIScreen.main.maximumFramesPerSecond",
      "if ↓UIScreen.main.isCaptured { hide() }",
      "func dim() {\n  let screen = ↓UIScreen.main\n  screen.brightness = 0.2\n}",
      "let copy = ↓UIScreen.main.snapshotView(afterScreenUpdates: false)",
    ],
    silent: [
      "view.window?.windowScene?.screen.brightness = 1", "let width = UIScreen.main.bounds.width",
      "image.brightness = 1", "let state = traitCollection.sceneCaptureState", "// UIScreen.main.brightness",
      "#if os(tvOS)\nlet rate = UIScreen.main.maximumFramesPerSecond\n#endif",
    ],
    swift: .mainScreen(.hardware) { use, place, findings in
      findings.report(
        "the main screen need not be the one a scene is on; ask the screen of the view's own scene", at: use,
        fixes: SceneScreen.alternative(to: use, place, findings))
    })
}
