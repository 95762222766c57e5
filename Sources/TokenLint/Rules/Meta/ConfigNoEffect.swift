extension LintRule {
  package static let configNoEffect = LintRule(
    "config-no-effect", .meta, .warning,
    Documentation(
      "Finds patterns in the config that fit no file, and a baseline that is not there.",
      reason: "A misspelt path leaves files out, or in, without a word.",
      instead:
        "Correct the pattern, or remove it. Patterns count from the folder of their config. A baseline is written by `tokenc lint --write-baseline`."
    ),
    found: [], silent: [])
}
