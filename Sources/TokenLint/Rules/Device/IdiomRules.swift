extension LintRule {
  /// Which device it is.
  static let idiomRules: [LintRule] = [
    .idiomLayout, .idiomHelper, .deviceModel, .platformBranchLayout, .regularMeansIPad, .sizeClassNegation,
    .idiomSharedSource,
  ]
}
