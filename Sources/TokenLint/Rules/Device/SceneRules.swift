extension LintRule {
  /// Windows, scenes, and the life of an app.
  static let sceneRules: [LintRule] = [
    .globalWindow, .firstScene, .statusBarFrame, .windowFrameInit, .appLifecycleMethods,
    .sceneActivationUnhandled,
  ]
}
