extension LintRule {
  /// What is told of a run as a whole, not by a search in a file.
  static let runRules: [LintRule] = [.parseError, .baselineEntryFixed, .configNoEffect]
}
