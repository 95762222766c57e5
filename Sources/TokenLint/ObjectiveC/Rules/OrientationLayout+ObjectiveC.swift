extension ObjectiveCSearch {
  static let orientationLayout = ObjectiveCSearch(
    "orientation-layout",
    words: OrientationPlace.interfaceSources + OrientationPlace.interfaceTests
      + OrientationPlace.interfaceCases,
    found: [
      """
      void f(NSInteger interfaceOrientation) {
        BOOL a = ↓interfaceOrientation == UIInterfaceOrientationPortrait;
      }
      """,
      """
      void f(void) {
        if (UIInterfaceOrientationIsLandscape(↓[UIApplication sharedApplication].statusBarOrientation)) {
        a();
      }
      }
      """,
      """
      @implementation A
      // An info: it only becomes a part of a text.
      - (id)a { return [NSString stringWithFormat:@"%d", ↓self.interfaceOrientation == UIInterfaceOrientationPortrait]; }
      @end
      """,
      "NSInteger o = ↓[[UIApplication sharedApplication] statusBarOrientation];",
      "void f(void) { switch (↓self.interfaceOrientation) { case UIInterfaceOrientationPortrait: a(); } }",
      """
      BOOL wide
        = ↓windowScene.effectiveGeometry.interfaceOrientation == UIInterfaceOrientationLandscapeLeft;
      """,
      "void f(NSInteger o) { if (↓UIInterfaceOrientationIsPortrait(o)) { a(); } }",
      """
      void f(NSInteger o) {
        if (↓o == UIInterfaceOrientationPortrait || o == UIInterfaceOrientationLandscapeLeft) { a(); }
      }
      """,
      """
      void f(NSInteger o) {
        switch (o) {
        case ↓UIInterfaceOrientationPortrait: a(); break; case UIInterfaceOrientationLandscapeLeft: b();
      }
      }
      """,
    ],
    silent: [
      """
      @implementation A
      - (BOOL)shouldAutorotateToInterfaceOrientation:(NSInteger)o {
        return o == UIInterfaceOrientationPortrait;
      }
      @end
      """,
      """
      void f(void) {
        if (scene.interfaceOrientation == UIInterfaceOrientationPortrait) {
          mask = UIInterfaceOrientationMaskLandscape;
        } else {
          mask = UIInterfaceOrientationMaskPortrait;
        }
      }
      """,
      "BOOL wide = self.view.bounds.size.width > self.view.bounds.size.height;", "// statusBarOrientation",
      "id s = @\"statusBarOrientation\";",
      "@property (nonatomic) UIInterfaceOrientation interfaceOrientation;",
      "NSUInteger m = UIInterfaceOrientationMaskPortrait;",
      """
      @implementation A
      - (BOOL)isLandscape { return UIInterfaceOrientationIsLandscape(self.interfaceOrientation); }
      @end
      """,
      "NSInteger o = UIInterfaceOrientationPortrait;",
      "void f(void) { request.interfaceOrientation = value; }",
    ]
  ) { place, findings in
    guard !OrientationPlace.isInHelper(place), !OrientationPlace.isInLock(place),
      let tokens = InterfaceOrientationUse.tokens(at: place)
    else {
      return
    }
    let kind = OrientationQuestion(place)
    findings.report(
      kind.message(
        usual: """
          the orientation of the interface does not tell how much room there is; use a size class, or the \
          width and height of the view
          """, of: "interface"),
      at: tokens, of: place, weight: kind.weight(at: place))
  }
}
