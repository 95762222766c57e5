extension LintRule {
  /// How the safe area is used.
  static let safeAreaRules: [LintRule] = [
    .symmetricSafeArea, .doubleSafeArea, .hardcodedBarHeight, .safeAreaThreshold, .storedSafeArea,
    .windowSafeArea, .legacyLayoutGuide, .ignoresSafeAreaUnscoped, .keyboardFrame, .contentInsetNever,
    .edgeAnchorConstant, .inheritedLayoutMargins,
  ]
}
