/// How a rule looks at Objective-C: which words wake it, and what it makes of one.
struct ObjectiveCSearch: Sendable {
  /// The id of the rule.
  let rule: String
  let triggers: [ObjectiveCTrigger]
  /// Code in which it finds something, each place marked, and code in which it finds nothing.
  let examples: LintRule.Examples
  let find: @Sendable (ObjectiveCPlace, inout ObjectiveCFindings) -> Void

  init(
    _ rule: String, words: [String] = [], triggers: [ObjectiveCTrigger] = [], found: [String],
    silent: [String],
    find: @escaping @Sendable (ObjectiveCPlace, inout ObjectiveCFindings) -> Void
  ) {
    self.rule = rule
    self.triggers = words.map(ObjectiveCTrigger.word) + triggers
    examples = LintRule.Examples(found: found, silent: silent)
    self.find = find
  }
}

extension LintRule {
  /// How the rule looks at Objective-C; nil for a rule that does not.
  var objectiveC: ObjectiveCSearch? { ObjectiveCSearch.all.first { $0.rule == id } }
}
