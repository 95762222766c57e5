extension ObjectiveCSearch {
  static let contentInsetNever = ObjectiveCSearch(
    "content-inset-never",
    words: ["UIScrollViewContentInsetAdjustmentNever", "contentInset"],
    found: [
      "void f(void) { scroll.contentInsetAdjustmentBehavior = ↓UIScrollViewContentInsetAdjustmentNever; }",
      "void f(void) { [scroll setContentInsetAdjustmentBehavior:↓UIScrollViewContentInsetAdjustmentNever]; }",
      "void f(void) { ↓scroll.contentInset = self.view.safeAreaInsets; }",
    ],
    silent: [
      "void f(void) { s.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentAlways; }",
      "// UIScrollViewContentInsetAdjustmentNever", "id s = @\"UIScrollViewContentInsetAdjustmentNever\";",
      """
      void f(void) {
        if (s.contentInsetAdjustmentBehavior == UIScrollViewContentInsetAdjustmentNever) { a(); }
      }
      """,
      "void f(void) { scroll.contentInset = UIEdgeInsetsMake(0, 0, 8, 0); }",
    ]
  ) { place, findings in
    let text = place.text
    if place.word == "contentInset" {
      guard let access = text.access(at: place.index), text.hasText(access.tokens.upperBound + 1, "="),
        text.contains(in: text.statement(around: place.index), text: "safeAreaInsets")
      else { return }
      findings.report(
        "a scroll view insets its content by the safe area itself; set only what is wanted beyond that",
        at: access.tokens, of: place)
    } else if text.hasText(place.index - 1, in: ["=", ":"]), !text.hasText(place.index - 2, "case") {
      findings.report(
        "content that ignores the safe area may lie under bars; leave the adjustment to the scroll view",
        at: place.index...place.index, of: place)
    }
  }
}
