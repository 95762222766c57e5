extension ObjectiveCSearch {
  static let screenMainFallback = ObjectiveCSearch(
    "screen-main-fallback", words: ["UIScreen"],
    found: [
      "UIScreen *screen = self.view.window.screen ?: ↓[UIScreen mainScreen];",
      "UIScreen *s = screen == nil ? ↓[UIScreen mainScreen] : screen;",
      "UIScreen *s = window.screen != nil ? window.screen : ↓UIScreen.mainScreen;",
      "CGFloat scale = self.window.screen.scale ?: ↓UIScreen.mainScreen.scale;",
      "CGFloat w = view ? CGRectGetWidth(view.bounds) : ↓[UIScreen mainScreen].bounds.size.width;",
    ],
    silent: [
      "UIScreen *screen = self.view.window.screen;",
      "CGFloat w = wide ? [UIScreen mainScreen].bounds.size.width : 320;",
      "// screen ?: [UIScreen mainScreen]", "id s = @\"x ?: UIScreen.mainScreen\";",
      "UIScreen *s = n > 1 ? screens[1] : UIScreen.mainScreen;",
    ]
  ) { place, findings in
    guard let use = MainScreenUse(place), case .fallback = use.kind else { return }
    findings.report(
      use.isAboutSize(in: place.text)
        ? """
        the main screen's size is no stand-in for a size that is missing; use the size of the view or its \
        container, or wait until it is known
        """
        : "the main screen is no stand-in for a missing window or scene; ask when the view is in its window",
      at: use.tokens, of: place, notes: use.notes(in: place.text))
  }
}
