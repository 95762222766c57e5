extension LintRule {
  /// Every rule, in the order of the documentation.
  package static let all: [LintRule] = device + idiomRules

  static let device: [LintRule] = [.screenMainBounds]
}
