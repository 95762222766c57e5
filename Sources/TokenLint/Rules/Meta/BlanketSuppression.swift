extension LintRule {
  static let blanketSuppression = LintRule(
    "blanket-suppression", .meta, .warning,
    Documentation(
      "Finds comments that take the findings of every rule back.",
      reason:
        "It hides what it was written for and whatever is written there later, of rules that were not there yet.",
      instead: "Name the rules: `// tokenc:disable:next screen-main-bounds - reason`."),
    found: [
      "↓// tokenc:disable:next\nlet width = UIScreen.main.bounds.width",
      "let width = UIScreen.main.bounds.width  ↓// tokenc:disable:this - kiosk",
      "↓// tokenc:disable - kiosk\nlet width = UIScreen.main.bounds.width",
    ],
    silent: [
      "// tokenc:disable:next screen-main-bounds\nlet width = UIScreen.main.bounds.width",
      "let width = UIScreen.main.bounds.width  // tokenc:disable:this device",
      "// tokenc:enable",
      "let a = 1 // tokenc: a compiler for tokens",
      "// tokenc:ignore device\nfunc f() { let width = UIScreen.main.bounds.width }",
    ])
}
