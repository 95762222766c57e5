extension ObjectiveCSearch {
  static let windowSafeArea = ObjectiveCSearch(
    "window-safe-area", words: InsetRead.words,
    found: [
      "CGFloat b = ↓self.view.window.safeAreaInsets.bottom;",
      "CGFloat b = ↓[UIApplication sharedApplication].keyWindow.safeAreaInsets.bottom;",
      "CGFloat b = ↓[[self.view window] safeAreaInsets].bottom;",
      """
      @implementation CardPresentationController
      // An info: the container fills the window.
      - (CGFloat)bottom { return ↓self.presentedView.window.safeAreaInsets.bottom; }
      @end
      """,
      """
      @implementation A
      // An info: the window is the container.
      - (void)show:(UIWindow *)window { [window addSubview:self]; top = ↓window.safeAreaInsets.top; }
      @end
      """,
    ],
    silent: [
      """
      @implementation A
      - (void)a { self.additionalSafeAreaInsets = UIEdgeInsetsMake(t - self.view.window.safeAreaInsets.top, 0, 0, 0); }
      @end
      """,
      "CGRect free = UIEdgeInsetsInsetRect(self.window.bounds, self.window.safeAreaInsets);",
      "void f(void) { if (carPlayWindow) { insets = carPlayWindow.safeAreaInsets; } }",
      "CGFloat b = self.view.safeAreaInsets.bottom;", "// window.safeAreaInsets",
      "id s = @\"window.safeAreaInsets\";", "BOOL b = self.window.safeAreaInsets.bottom > 0;",
      "CGFloat b = self.safeAreaInsets.bottom;", "CGFloat b = UIEdgeInsetsZero.bottom;",
    ]
  ) { place, findings in
    // Of comparisons, the rule about thresholds speaks.
    guard let read = InsetRead(place), let owner = read.owner.last?.lowercased(), owner.hasSuffix("window"),
      !owner.contains("carplay"),
      read.edge == nil || read.comparedNumber(in: place.text) == nil,
      !read.isTakenOffAdditional(in: place.text), !read.isOfOwnBounds(in: place.text)
    else { return }
    if place.definition?.type?.hasSuffix("PresentationController") == true {
      findings.report(
        "the container of a presentation has a safe area of its own; use 'containerView.safeAreaInsets'",
        at: read.tokens, of: place, weight: .severity(.note))
      return
    }
    if read.isOfContainer(at: place) {
      findings.report(
        "insets of the window that is the container change; constrain to its 'safeAreaLayoutGuide'",
        at: read.tokens, of: place, weight: .severity(.note))
      return
    }
    findings.report(
      "a window's safe area is not that of the view; use the insets of the view that is laid out",
      at: read.tokens, of: place)
  }
}
