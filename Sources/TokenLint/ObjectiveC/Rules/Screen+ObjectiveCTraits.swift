extension ObjectiveCSearch {
  static let sharedTraitCollection = ObjectiveCSearch(
    "shared-trait-collection", words: ["UIScreen", "UITraitCollection"],
    found: [
      "BOOL wide = ↓[UIScreen mainScreen].traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular;",
      "CGFloat s = ↓[UITraitCollection currentTraitCollection].displayScale;",
      "id traits = ↓UIScreen.mainScreen.traitCollection;",
      "NSInteger c = ↓[[UITraitCollection currentTraitCollection] horizontalSizeClass];",
    ],
    silent: [
      "CGFloat s = self.traitCollection.displayScale;",
      "NSInteger style = [UITraitCollection currentTraitCollection].userInterfaceStyle;",
      "// [UITraitCollection currentTraitCollection].displayScale",
      "@implementation V\n- (void)layoutSubviews { s = UITraitCollection.currentTraitCollection.displayScale; }\n@end",
      "void f(void) { [t performAsCurrentTraitCollection:^{ s = UITraitCollection.currentTraitCollection.displayScale; }]; }",
    ]
  ) { place, findings in
    if let use = MainScreenUse(place), case .traits = use.kind {
      findings.report(
        "the main screen's traits are not those of a view; use 'self.traitCollection'", at: use.tokens, of: place)
    } else if let read = CurrentTraits.read(at: place) {
      findings.report(
        "the current traits are those of whatever is drawn; use 'self.traitCollection'", at: read, of: place)
    }
  }

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
      "UIScreen *screen = self.view.window.screen;", "CGFloat w = wide ? [UIScreen mainScreen].bounds.size.width : 320;",
      "// screen ?: [UIScreen mainScreen]", "id s = @\"x ?: UIScreen.mainScreen\";",
      "UIScreen *s = n > 1 ? screens[1] : UIScreen.mainScreen;",
    ]
  ) { place, findings in
    guard let use = MainScreenUse(place), case .fallback = use.kind else { return }
    findings.report(
      "the main screen stands in for one that is not known; leave the fallback out, or hand the screen in",
      at: use.tokens, of: place)
  }

  static let screenMainPassed = ObjectiveCSearch(
    "screen-main-passed", words: ["UIScreen"],
    found: [
      "UIScreen *screen = ↓[UIScreen mainScreen];", "void f(void) { show(↓UIScreen.mainScreen); }",
      "@implementation A\n- (UIScreen *)screen { return ↓[UIScreen mainScreen]; }\n@end",
      "void f(void) { id link = ↓[[UIScreen mainScreen] displayLinkWithTarget:self selector:@selector(tick:)]; }",
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
        "the main screen is handed on; take a screen or a trait collection from the view instead", at: use.tokens,
        of: place)
    case .compared:
      findings.report(
        "the main screen tells no display apart; use a scene with the role of an external display", at: use.tokens,
        of: place, weight: .severity(.note))
    default: break
    }
  }
}
