extension LintRule {
  static let baselineEntryFixed = LintRule(
    "baseline-entry-fixed", .meta, .info,
    Documentation(
      "Tells of entries of the baseline whose findings are gone.",
      reason: "An entry that is left would hide the same mistake if it came back.",
      instead: "Run `tokenc lint --prune-baseline`, which removes such entries and adds none."),
    found: [], silent: [])
}
