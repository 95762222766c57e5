extension LintRule {
  static let expiredSuppression = LintRule(
    "expired-suppression", .meta, .warning,
    Documentation(
      "Finds comments that took findings back until a day that is over.",
      reason: "The day was a promise to mend the place. From the day after it, the finding is told again.",
      instead: "Mend the place and remove the comment, or give it a new day."),
    found: [
      "↓// tokenc:disable:next screen-main-bounds until 2020-01-31 - until the rewrite\nlet width = UIScreen.main.bounds.width",
      "let width = UIScreen.main.bounds.width ↓// tokenc:disable:this device until 2020-01-31 - soon",
      "↓// tokenc:ignore device until 2019-12-31 - soon\nfunc f() {}",
    ],
    silent: [
      "// tokenc:disable:next screen-main-bounds until 2999-01-01 - rewrite\nlet width = UIScreen.main.bounds.width",
      "let width = UIScreen.main.bounds.width  // tokenc:disable:this device - kiosk",
      "// until 2020-01-31",
      "let until = 2020 - 01 - 31",
      "// tokenc:disable:next screen-main-bounds - until the rewrite\nlet width = UIScreen.main.bounds.width",
    ])
}
