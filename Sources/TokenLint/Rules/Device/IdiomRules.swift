extension LintRule {
  /// Which device it is.
  static let idiomRules: [LintRule] = [
    .idiomLayout, .idiomHelper, .regularMeansIPad, .sizeClassNegation, .idiomSharedSource,
  ]
}
