extension ObjectiveCSearch {
  static let screenMainBounds = ObjectiveCSearch(
    "screen-main-bounds", words: ["UIScreen", "WKInterfaceDevice"],
    found: [
      """
      void f(void) {
        UIScreen *screen = ↓[UIScreen mainScreen]; w = screen.scale * screen.bounds.size.width;
      }
      """,
      "CGFloat half = ↓[UIScreen mainScreen].bounds.size.width / 2;",
      "CGRect frame = ↓[[UIScreen mainScreen] bounds];",
      "CGRect frame = ↓UIScreen\n  .mainScreen /* the screen */\n  .bounds;",
      "#define SCREEN_WIDTH (↓[UIScreen mainScreen].bounds.size.width)\nCGFloat half = SCREEN_WIDTH / 2;",
      """
      void f(void) {
        [self setFrame:CGRectMake(0, 0, CGRectGetWidth(↓[[UIScreen mainScreen] bounds]), 44)];
      }
      """,
      "CGRect frame = ↓[UIScreen mainScreen].applicationFrame;",
      """
      @implementation A
      - (void)loadView { self.view = [[UIView alloc] initWithFrame:↓[UIScreen mainScreen].bounds]; }
      @end
      """,
    ],
    silent: [
      "CGSize size = self.view.bounds.size;",
      "void f(void) { UIWindow *w = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]]; }",
      "// [UIScreen mainScreen].bounds",
      "NSLog(@\"[UIScreen mainScreen].bounds \\\" UIScreen.mainScreen.bounds\");",
      "#if 0\nCGRect r = [UIScreen mainScreen].bounds;\n#else\nCGRect r = CGRectZero;\n#endif",
      "CGRect r = [XCUIScreen mainScreen].bounds;", "/* a\n CGRect r = UIScreen.mainScreen.bounds; */",
      "#if TARGET_OS_TV\nCGRect r = [UIScreen mainScreen].bounds;\n#endif",
    ]
  ) { place, findings in
    if let use = MainScreenUse(place), case .bounds = use.kind {
      // `window-frame-init` speaks of such a window.
      guard !isFrameOfWindow(use.tokens, in: place.text) else { return }
      if place.definition?.selector == "loadView", place.isInMessage("initWithFrame") {
        findings.report(
          "UIKit gives the root view its frame; make it with 'CGRectZero'", at: use.tokens, of: place,
          weight: .severity(.note))
        return
      }
      findings.report(
        "the main screen's size is not the space a scene has; use the size of the view or its container",
        at: use.tokens, of: place, notes: use.notes(in: place.text))
      findings.declareMacro(of: place, trait: "the screen")
    } else if let read = WatchScreen.read("screenBounds", at: place) {
      findings.report(
        "the watch's size is not the space a view has; use the size that its container proposes", at: read,
        of: place)
    }
  }

  /// `[[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds]`.
  private static func isFrameOfWindow(_ size: ClosedRange<Int>, in text: ObjectiveCText) -> Bool {
    let label = size.lowerBound - 2
    guard text.hasText(label, "initWithFrame"), text.hasText(label + 1, ":"),
      text.hasText(size.upperBound + 1, "]")
    else { return false }
    return text.hasText(label - 1, "]") && text.hasText(label - 2, "alloc")
      && text.hasText(label - 3, "UIWindow")
  }
}
