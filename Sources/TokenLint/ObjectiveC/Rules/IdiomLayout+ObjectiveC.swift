extension ObjectiveCSearch {
  static let idiomLayout = ObjectiveCSearch(
    "idiom-layout", words: IdiomUse.words, triggers: [.deviceHelper],
    found: [
      "#define GAP (↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? 32 : 16)",
      """
      void f(void) {
        CGFloat m = ↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? 32 : 16;
        view.layoutMargins = m;
      }
      """,
      """
      void f(void) {
        if (↓[[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad) { view.frame = r; }
      }
      """,
      """
      void f(void) {
        if (UIUserInterfaceIdiomPhone == ↓[UIDevice currentDevice].userInterfaceIdiom) a();
        else b.hidden = YES;
      }
      """,
      """
      @implementation A
      - (CGFloat)gap {
        return ↓self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomPad ? 8 : 4;
      }
      @end
      """,
      """
      void f(void) {
        BOOL isPad = ↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad; c.constant = isPad ? 2 : 1;
      }
      """,
      """
      @implementation A
      + (CGFloat)heightOfCell {
        if (↓[[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad) return 80;
        return 68;
      }
      @end
      """,
      """
      void f(void) {
        if (a()) {
        b(); } else if (↓UI_USER_INTERFACE_IDIOM() != UIUserInterfaceIdiomPad) { c.rowHeight = 44;
      }
      }
      """,
    ],
    silent: [
      "void f(void) { traits.userInterfaceIdiom = other.userInterfaceIdiom; }",
      """
      void f(void) {
        if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { switcher.hidden = YES; }
        else { field.keyboardType = UIKeyboardTypeNumberPad; }
      }
      """,
      """
      void f(void) {
        if (UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomTV) { v.frame = r; }
      }
      """,
      """
      void f(void) {
        if (self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomMac) { v.frame = r; }
      }
      """,
      """
      void f(void) {
        if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) {
          CGRect rect = [sender frame];
          alert.popoverPresentationController.sourceRect = CGRectMake(rect.size.width / 2, 0, 0, 0);
          alert.popoverPresentationController.sourceView = sender;
        }
      }
      """,
      "// UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? 32 : 16",
      "id s = @\"userInterfaceIdiom frame\";",
      "void f(void) { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self openBook]; } }",
      "#define IS_IPAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)",
      "void f(void) { [self track:@{@\"idiom\": @([UIDevice currentDevice].userInterfaceIdiom)}]; }",
    ]
  ) { place, findings in
    if !IdiomUse.words.contains(place.word) { return findings.reportLayout(by: HelperUse(place), at: place) }
    guard let use = findings.idiomUse(place), case .layout = use.kind else { return }
    findings.report(
      """
      the kind of device does not tell how much space there is; use the size class or the size of \
      the container
      """,
      at: use.tokens, of: place)
  }
}

extension ObjectiveCFindings {
  fileprivate mutating func reportLayout(by use: ObjectiveCSearch.HelperUse?, at place: ObjectiveCPlace) {
    guard let use, ObjectiveCSearch.LayoutEffect.isDecided(by: place.index, at: place) else { return }
    report(
      """
      '\(place.word)' does not tell how much space there is; use the size class or the size of the \
      container
      """,
      at: use.tokens, of: place, condition: .isDeviceHelper(name: place.word, type: use.type))
  }
}
