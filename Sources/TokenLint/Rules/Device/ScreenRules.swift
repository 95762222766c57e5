extension LintRule {
  /// What is asked of the screen instead of the space that a view was given.
  static let screen: [LintRule] = [
    .screenMainBounds, .screenMainScale, .screenMainNative, .sharedTraitCollection, .screenMainFallback,
    .screenMainPassed, .screenList, .screenMainHardware, .sceneScreenBounds, .nsscreenMain,
  ]
}
