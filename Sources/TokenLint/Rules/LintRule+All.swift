extension LintRule {
  /// Every rule, in the order of the documentation.
  package static let all: [LintRule] = device + projectRules + suppressionRules + runRules

  static let device: [LintRule] =
    screen + orientation + idiomRules + sceneRules + safeAreaRules + structureRules
}
