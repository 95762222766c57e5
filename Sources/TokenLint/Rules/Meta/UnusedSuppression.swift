extension LintRule {
  static let unusedSuppression = LintRule(
    "unused-suppression", .meta, .warning,
    Documentation(
      "Finds comments that take back findings which are not there.",
      reason:
        "A suppression that hides nothing says that something is wrong where nothing is, and would hide the next mistake in its line without a word.",
      instead:
        "Remove the comment. It is only told of rules that have looked: a rule that is switched off leaves its suppressions alone.",
      fix: "Safe: removes the comment, and its line if nothing else stands there."),
    found: [
      "↓// tokenc:disable:next screen-main-bounds - legacy\nlet width = view.bounds.width",
      "let width = 1  ↓// tokenc:disable:this device - no reason",
      "↓// tokenc:ignore screen-main-bounds - bridge\nfunc f() {}\nfunc g() { let width = UIScreen.main.bounds.width }",
    ],
    silent: [
      "// tokenc:disable:next screen-main-bounds - legacy\nlet width = UIScreen.main.bounds.width",
      "let width = UIScreen.main.bounds.width  // tokenc:disable:this device - legacy",
      "// tokenc:disable screen-main-bounds - all of it\nlet width = UIScreen.main.bounds.width\n// tokenc:enable screen-main-bounds",
      "// what tokenc:disable does is explained elsewhere",
      "// tokenc:ignore screen-main-bounds - bridge\nfunc f() { let width = UIScreen.main.bounds.width }",
    ])
}
