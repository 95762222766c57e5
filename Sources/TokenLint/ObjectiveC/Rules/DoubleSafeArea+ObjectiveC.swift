extension ObjectiveCSearch {
  static let doubleSafeArea = ObjectiveCSearch(
    "double-safe-area",
    words: ["additionalSafeAreaInsets", "setAdditionalSafeAreaInsets", "adjustedContentInset"],
    found: [
      """
      void f(void) {
        ↓self.additionalSafeAreaInsets = UIEdgeInsetsMake(0, 0, self.view.safeAreaInsets.bottom, 0);
      }
      """,
      "CGFloat top = ↓scroll.adjustedContentInset.top + scroll.safeAreaInsets.top;",
      "void f(void) { ↓[child setAdditionalSafeAreaInsets:self.view.safeAreaInsets]; }",
    ],
    silent: [
      "void f(void) { self.additionalSafeAreaInsets = UIEdgeInsetsMake(0, 0, 44, 0); }",
      """
      void f(void) {
        self.additionalSafeAreaInsets = UIEdgeInsetsMake(0, 0, height - self.view.safeAreaInsets.bottom, 0);
      }
      """,
      "CGFloat top = scroll.adjustedContentInset.top;", "// adjustedContentInset + safeAreaInsets",
      "id s = @\"adjustedContentInset safeAreaInsets\";",
      "CGFloat top = scroll.contentInset.top + scroll.safeAreaInsets.top;",
    ]
  ) { place, findings in
    let text = place.text
    guard let access = text.access(at: place.index),
      text.statement(around: place.index).contains(where: { isKept($0, in: text) }),
      place.word == "adjustedContentInset" || place.word.hasPrefix("set")
        || text.hasText(place.index + 1, "=")
    else { return }
    findings.report("the safe area counts twice: it is in this inset already", at: access.tokens, of: place)
  }

  /// Whether insets are read there, and not only to be taken off those that are set.
  private static func isKept(_ index: Int, in text: ObjectiveCText) -> Bool {
    guard text.hasText(index, "safeAreaInsets") else { return false }
    return InsetRead(at: index, in: text)?.isTakenOffAdditional(in: text) != true
  }
}
