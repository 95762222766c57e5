extension LintRule {
  /// What is wrong with comments that take findings back.
  static let suppressionRules: [LintRule] = [
    .unusedSuppression, .suppressionWithoutReason, .expiredSuppression, .unknownRuleInSuppression,
    .blanketSuppression,
  ]
}
