extension ObjectiveCSearch {
  static let navigationContainerSwap = ObjectiveCSearch(
    "navigation-container-swap", words: ["rootViewController", "setRootViewController"],
    found: [
      """
      @implementation A
      - (void)traitCollectionDidChange:(id)t { ↓self.window.rootViewController = self.wide; }
      @end
      """,
      """
      @implementation A
      - (void)viewWillTransitionToSize:(CGSize)s withTransitionCoordinator:(id)c {
        ↓self.window.rootViewController = a;
      }
      @end
      """,
      """
      @implementation A
      - (void)traitCollectionDidChange:(id)t { ↓[self.view.window setRootViewController:self.wide]; }
      @end
      """,
    ],
    silent: [
      "@implementation A\n- (void)start { self.window.rootViewController = a; }\n@end",
      "// rootViewController =",
      """
      @implementation A
      - (void)traitCollectionDidChange:(id)t { id a = self.window.rootViewController; }
      @end
      """,
      "id s = @\"rootViewController\";", "id a = window.rootViewController;",
    ]
  ) { place, findings in
    let text = place.text
    guard let access = text.access(at: place.index), let selector = place.definition?.selector,
      ["traitCollectionDidChange:", "viewWillTransitionToSize:withTransitionCoordinator:"].contains(selector),
      place.word.hasPrefix("set") || text.hasText(access.tokens.upperBound + 1, "=")
    else { return }
    findings.report(
      "the state of the old controller is lost when the room changes; use one container that adapts",
      at: access.tokens,
      of: place)
  }
}
