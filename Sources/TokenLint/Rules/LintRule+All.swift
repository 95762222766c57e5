extension LintRule {
  /// Every rule, in the order of the documentation.
  package static let all: [LintRule] = device + idiomRules + sceneRules

  static let device: [LintRule] = [.screenMainBounds]
}
