extension LintRule {
  package static let parseError = LintRule(
    "parse-error", .meta, .info,
    Documentation(
      "Tells of files that go against the grammar where the linter looked.",
      reason: "What stands around the place may have been understood in another way than it was meant.",
      instead: "Mend the file. What can be read of it is linted all the same."),
    found: [], silent: [])
}
