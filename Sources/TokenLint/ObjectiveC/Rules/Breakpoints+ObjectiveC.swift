extension ObjectiveCSearch {
  /// The rules about limits in points and fixed structure.
  static let breakpoints: [ObjectiveCSearch] = [
    .pointBreakpoint, .knownScreenSize, .navigationContainerSwap, .fixedWidthFrame, .hardcodedDisplayCorner, .customBar,
  ]

  static let pointBreakpoint = ObjectiveCSearch(
    "point-breakpoint", triggers: [.comparedNumber],
    found: [
      "void f(void) { if (self.view.bounds.size.width > ↓960) { a(); } }",
      "BOOL wide = CGRectGetWidth(self.view.bounds) >= ↓500.0;", "BOOL wide = ↓600 < view.frame.size.width;",
      "BOOL tall = [self bounds].size.height > ↓700;",
    ],
    silent: [
      "BOOL wide = size.width > size.height;", "BOOL big = image.size.width > 1000;", "// bounds.size.width > 960",
      "id s = @\"bounds.size.width > 960\";", "BOOL small = view.bounds.size.width < 100;", "BOOL many = items.count > 500;",
      "CGFloat r = view.bounds.size.width / view.bounds.size.height;",
    ]
  ) { place, findings in
    guard let read = DimensionRead(place), !read.isRatio, read.number >= 200, !DimensionRead.known.contains(read.number)
    else { return }
    findings.report(
      "a limit in points is a guess about devices; ask for the size class, or for the width that the content needs",
      at: read.numberTokens, of: place)
  }

  static let knownScreenSize = ObjectiveCSearch(
    "known-screen-size", triggers: [.comparedNumber],
    found: [
      "CGFloat scale = [UIScreen mainScreen].bounds.size.width / ↓375.0;", "#define RATIO (SCREEN_WIDTH / ↓375)",
      "BOOL small = self.view.frame.size.height == ↓568;", "#define IS_IPHONE_5 (SCREEN_MAX_LENGTH == ↓568.0)",
      "BOOL x = kScreenHeight >= ↓812.f;",
    ],
    silent: [
      "CGFloat w = 375;", "CGRect r = CGRectMake(0, 0, 320, 568);", "// SCREEN_WIDTH / 375", "id s = @\"SCREEN_WIDTH / 375\";",
      "CGFloat r = imageWidth / 375;", "CGFloat r = image.size.width / 320;", "BOOL b = view.bounds.size.width > 375.5;",
    ]
  ) { place, findings in
    guard let read = DimensionRead(place), DimensionRead.known.contains(read.number) else { return }
    findings.report(
      read.isRatio
        ? "\(place.word) is the size of one device, which all others are scaled by; lay out by the space there is"
        : "\(place.word) is the size of some device; ask for the size class, or for the space that the content needs",
      at: read.numberTokens, of: place)
  }

  static let navigationContainerSwap = ObjectiveCSearch(
    "navigation-container-swap", words: ["rootViewController", "setRootViewController"],
    found: [
      "@implementation A\n- (void)traitCollectionDidChange:(id)t { ↓self.window.rootViewController = self.wide; }\n@end",
      "@implementation A\n- (void)viewWillTransitionToSize:(CGSize)s withTransitionCoordinator:(id)c { ↓self.window.rootViewController = a; }\n@end",
      "@implementation A\n- (void)traitCollectionDidChange:(id)t { ↓[self.view.window setRootViewController:self.wide]; }\n@end",
    ],
    silent: [
      "@implementation A\n- (void)start { self.window.rootViewController = a; }\n@end", "// rootViewController =",
      "@implementation A\n- (void)traitCollectionDidChange:(id)t { id a = self.window.rootViewController; }\n@end",
      "id s = @\"rootViewController\";", "id a = window.rootViewController;",
    ]
  ) { place, findings in
    let text = place.text
    guard let access = text.access(at: place.index), let selector = place.definition?.selector,
      ["traitCollectionDidChange:", "viewWillTransitionToSize:withTransitionCoordinator:"].contains(selector),
      place.word.hasPrefix("set") || text.hasText(access.tokens.upperBound + 1, "=")
    else { return }
    findings.report(
      "another container takes the place of this one, and its state is lost; use one that adapts", at: access.tokens,
      of: place)
  }

  static let fixedWidthFrame = ObjectiveCSearch(
    "fixed-width-frame", words: ["widthAnchor"],
    found: [
      "id c = [v.widthAnchor constraintEqualToConstant:↓375];", "id c = [[v widthAnchor] constraintEqualToConstant:↓600.0];",
      "void f(void) { [v.widthAnchor constraintEqualToConstant:↓320].active = YES; }",
    ],
    silent: [
      "id c = [v.widthAnchor constraintEqualToConstant:44];", "id c = [v.widthAnchor constraintLessThanOrEqualToConstant:375];",
      "// [v.widthAnchor constraintEqualToConstant:375]", "id s = @\"v.widthAnchor constraintEqualToConstant:375\";",
      "id c = [v.heightAnchor constraintEqualToConstant:375];", "id c = [v.widthAnchor constraintEqualToConstant:width];",
    ]
  ) { place, findings in
    guard let access = place.text.access(at: place.index) else { return }
    let chain = MessageChain(from: access.tokens, named: "", in: place.text)
    guard chain.goesOn(with: "constraintEqualToConstant:") else { return }
    let number = chain.links[1].tokens.upperBound - 1
    guard place.text.hasText(number - 1, ":"), let width = place.text.number(number), width >= 320 else { return }
    findings.report("a fixed width is cut off where there is less room; limit it instead", at: number...number, of: place)
  }

  static let hardcodedDisplayCorner = ObjectiveCSearch(
    "hardcoded-display-corner", triggers: [.text("_displayCornerRadius")],
    found: [
      "id r = [screen valueForKey:↓@\"_displayCornerRadius\"];", "NSString *key = ↓@\"_displayCornerRadius\";",
      "void f(void) { [s valueForKey:↓@\"_displayCornerRadius\"]; }",
    ],
    silent: [
      "// _displayCornerRadius", "id k = @\"displayCornerRadius\";", "CGFloat _displayCornerRadius = 0;", "id k = @\"cornerRadius\";",
      "/* @\"_displayCornerRadius\" */",
    ]
  ) { place, findings in
    findings.report(
      "the radius of the display is read through a key that is not public; use 'UICornerConfiguration'",
      at: place.index...place.index, of: place, weight: .severity(.warning))
  }

  static let customBar = ObjectiveCSearch(
    "custom-bar", words: ["UIToolbar", "UINavigationBar", "UITabBar"],
    found: [
      "id b = ↓[[UIToolbar alloc] init];", "id b = ↓[[UINavigationBar alloc] initWithFrame:r];", "id b = ↓[UITabBar new];",
    ],
    silent: [
      "id b = [UINavigationBar appearance];", "// [[UIToolbar alloc] init]", "id s = @\"[UITabBar new]\";",
      "UIToolbar *bar = self.navigationController.toolbar;", "id b = [[UITabBarController alloc] init];",
    ]
  ) { place, findings in
    guard let chain = MessageChain(startingAt: place.index, in: place.text),
      chain.goesOn(with: "new") || chain.goesOn(with: "alloc")
    else { return }
    let link = chain.links[chain.names[1] == "alloc" && chain.links.count > 2 ? 2 : 1]
    findings.report(
      "a bar of one's own does not move with the space there is; let a controller of the framework show it",
      at: link.tokens, of: place)
  }
}
