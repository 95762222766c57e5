extension LintRule {
  /// Every rule, in the order of the documentation.
  package static let all: [LintRule] = device + suppressionRules + runRules

  static let device: [LintRule] = screen + orientation + idiomRules + sceneRules
}
