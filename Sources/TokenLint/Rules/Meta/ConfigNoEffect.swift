extension LintRule {
  package static let configNoEffect = LintRule(
    "config-no-effect", .meta, .warning,
    Documentation(
      "Finds patterns in the config that fit no file.",
      reason: "A misspelt path leaves files out, or in, without a word.",
      instead: "Correct the pattern, or remove it. Patterns count from the folder of their config."),
    found: [], silent: [])
}
