extension LintRule {
  static let unknownRuleInSuppression = LintRule(
    "unknown-rule-in-suppression", .meta, .warning,
    Documentation(
      "Finds names in suppressions that no rule and no family has.",
      reason: "A misspelt name hides nothing, and the finding that it was to hide is told.",
      instead: "Write the name as the finding shows it in brackets; `tokenc rules` lists them."),
    found: [
      "// tokenc:disable:next ↓screen-main-bound - kiosk\nlet width = UIScreen.main.bounds.width",
      "// tokenc:disable ↓devices, ↓raw-colour - kiosk",
      "// tokenc:ignore ↓everything - kiosk\nlet a = 1",
    ],
    silent: [
      "// tokenc:disable:next screen-main-bounds - kiosk\nlet width = UIScreen.main.bounds.width",
      "let width = UIScreen.main.bounds.width  // tokenc:disable:this device - kiosk",
      "// tokenc:disable device\nlet width = UIScreen.main.bounds.width",
      "// swiftlint:disable:next force_cast\nlet a = 1",
      "// tokenc:disable:next screen-main-bounds - screen-main-bound\nlet width = UIScreen.main.bounds.width",
    ])
}
