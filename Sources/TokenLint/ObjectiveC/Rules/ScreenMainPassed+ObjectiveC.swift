import TokenDiagnostics

extension ObjectiveCSearch {
  static let screenMainPassed = ObjectiveCSearch(
    "screen-main-passed", words: ["UIScreen"],
    found: [
      "UIScreen *screen = ↓[UIScreen mainScreen];", "void f(void) { show(↓UIScreen.mainScreen); }",
      "@implementation A\n- (UIScreen *)screen { return ↓[UIScreen mainScreen]; }\n@end",
      """
      void f(void) {
        id link = ↓[[UIScreen mainScreen] displayLinkWithTarget:self selector:@selector(tick:)];
      }
      """,
      "void f(void) { if (self.window.screen == ↓[UIScreen mainScreen]) { show(); } }",
    ],
    silent: [
      "UIScreen *screen = self.view.window.windowScene.screen;", "// f([UIScreen mainScreen])",
      "CGRect r = [UIScreen mainScreen].bounds;", "void f(UIScreen *screen) { show(screen); }",
      "UIScreen *s = screen ?: [UIScreen mainScreen];",
    ]
  ) { place, findings in
    guard let use = MainScreenUse(place) else { return }
    switch use.kind {
    case .passed:
      findings.report(
        """
        the main screen need not be the one a view is on; take a screen or a trait collection as a \
        parameter
        """,
        at: use.tokens, of: place, notes: use.notes(in: place.text))
    case .compared:
      findings.report(
        "the main screen does not tell which display is external; use a scene with the external role",
        at: use.tokens, of: place, weight: .severity(.note))
    default: break
    }
  }
}
