extension ObjectiveCSearch {
  /// The rules about screens.
  static let screen: [ObjectiveCSearch] = [
    .screenMainScale, .screenMainBounds, .screenMainNative, .sharedTraitCollection, .screenMainFallback,
    .screenMainPassed, .screenList, .screenMainHardware, .sceneScreenBounds,
  ]

  static let screenMainScale = ObjectiveCSearch(
    "screen-main-scale", words: ["UIScreen", "WKInterfaceDevice"],
    found: [
      "CGFloat scale = ↓[UIScreen mainScreen].scale;",
      "void f(void) { layer.contentsScale = ↓[[UIScreen mainScreen] scale]; }",
      "CGFloat hairline = 1 / ↓UIScreen.mainScreen.scale;",
      "CGFloat s = ↓[[[UIScreen mainScreen] traitCollection] displayScale];",
      "#define IS_RETINA (↓[[UIScreen mainScreen] scale] >= 2.0)\nBOOL sharp = IS_RETINA;",
      "CGFloat s = ↓[WKInterfaceDevice currentDevice].screenScale;",
    ],
    silent: [
      "CGFloat scale = self.traitCollection.displayScale;", "// [UIScreen mainScreen].scale",
      "NSString *text = @\"[UIScreen mainScreen].scale\";", "CGFloat s = self.view.window.windowScene.screen.scale;",
      "#if 0\nCGFloat s = [UIScreen mainScreen].scale;\n#endif", "CGFloat s = [Other mainScreen].scale;",
    ]
  ) { place, findings in
    if let use = MainScreenUse(place), case .scale = use.kind {
      findings.report(
        "the main screen's scale is not that of the screen a view is on; use 'self.traitCollection.displayScale'",
        at: use.tokens, of: place)
    } else if let read = WatchScreen.read("screenScale", at: place) {
      findings.report("the device's scale is asked for; use the one of the environment", at: read, of: place)
    }
  }

  static let screenMainBounds = ObjectiveCSearch(
    "screen-main-bounds", words: ["UIScreen", "WKInterfaceDevice"],
    found: [
      "CGFloat half = ↓[UIScreen mainScreen].bounds.size.width / 2;",
      "CGRect frame = ↓[[UIScreen mainScreen] bounds];",
      "CGRect frame = ↓UIScreen\n  .mainScreen /* the screen */\n  .bounds;",
      "#define SCREEN_WIDTH (↓[UIScreen mainScreen].bounds.size.width)\nCGFloat half = SCREEN_WIDTH / 2;",
      "void f(void) { [self setFrame:CGRectMake(0, 0, CGRectGetWidth(↓[[UIScreen mainScreen] bounds]), 44)]; }",
      "CGRect frame = ↓[UIScreen mainScreen].applicationFrame;",
    ],
    silent: [
      "CGSize size = self.view.bounds.size;", "// [UIScreen mainScreen].bounds",
      "NSLog(@\"[UIScreen mainScreen].bounds \\\" UIScreen.mainScreen.bounds\");",
      "#if 0\nCGRect r = [UIScreen mainScreen].bounds;\n#else\nCGRect r = CGRectZero;\n#endif",
      "CGRect r = [XCUIScreen mainScreen].bounds;", "/* a\n CGRect r = UIScreen.mainScreen.bounds; */",
      "#if TARGET_OS_TV\nCGRect r = [UIScreen mainScreen].bounds;\n#endif",
    ]
  ) { place, findings in
    if let use = MainScreenUse(place), case .bounds = use.kind {
      findings.report(
        "the main screen's size is not the space a scene has; use the size of the view or its container",
        at: use.tokens, of: place)
      findings.declareMacro(of: place, trait: "the screen")
    } else if let read = WatchScreen.read("screenBounds", at: place) {
      findings.report("the device's size is asked for; use the size of the container", at: read, of: place)
    }
  }

  static let screenMainNative = ObjectiveCSearch(
    "screen-main-native", words: ["UIScreen"],
    found: [
      "CGSize pixels = ↓[[UIScreen mainScreen] nativeBounds].size;",
      "CGFloat scale = ↓UIScreen.mainScreen.nativeScale;",
      "id space = ↓[UIScreen mainScreen].fixedCoordinateSpace;",
    ],
    silent: [
      "CGSize pixels = scene.screen.nativeBounds.size;", "id space = self.view.coordinateSpace;",
      "// [UIScreen mainScreen].nativeScale", "id s = @\"UIScreen.mainScreen.nativeScale\";",
      "CGFloat s = [UIScreen mainScreen].brightness;",
    ]
  ) { place, findings in
    guard let use = MainScreenUse(place), case .native = use.kind else { return }
    findings.report(
      "'\(use.member)' is that of the main screen; ask the screen of the scene the view is in", at: use.tokens,
      of: place)
  }
}
