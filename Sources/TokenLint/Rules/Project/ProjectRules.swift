extension LintRule {
  /// Settings of the project. None of them has a fix: a key that is taken away changes what an app does at once.
  static let projectRules: [LintRule] = [
    .requiresFullScreen, .designRequiresCompatibility, .launchScreenMissing, .ipadOrientationsIncomplete,
    .iphonePortraitOnly, .sceneManifestMissing, .sceneManifestPartial, .multipleScenesGlobalState,
    .conflictingSources, .storyboardBars,
  ]
}
