extension LintRule {
  static let suppressionWithoutReason = LintRule(
    "suppression-without-reason", .meta, .off,
    Documentation(
      "Finds comments that take findings back without saying why.",
      reason: "Who reads the line later cannot tell a decision from a way out.",
      instead:
        "Write the reason after a dash: `// tokenc:disable:next screen-main-bounds - the kiosk has one screen`."
    ),
    found: [
      "↓// tokenc:disable:next screen-main-bounds\nlet width = UIScreen.main.bounds.width",
      "let width = UIScreen.main.bounds.width  ↓// tokenc:disable:this screen-main-bounds",
      "↓/* tokenc:ignore screen-main-bounds */\nfunc f() { let width = UIScreen.main.bounds.width }",
    ],
    silent: [
      "// tokenc:disable:next screen-main-bounds - kiosk\nlet width = UIScreen.main.bounds.width",
      "let width = UIScreen.main.bounds.width  // tokenc:disable:this device - kiosk",
      "// tokenc:enable device",
      "let a = 1",
      "// tokenc:disable screen-main-bounds until 2999-01-01 - kiosk\nlet width = UIScreen.main.bounds.width",
    ])
}
