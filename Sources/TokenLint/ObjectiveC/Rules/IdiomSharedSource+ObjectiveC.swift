extension ObjectiveCSearch {
  static let idiomSharedSource = ObjectiveCSearch(
    "idiom-shared-source", words: IdiomUse.words,
    found: [
      """
      @implementation CardView
      - (void)a {
        if (↓[[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad) { [self open]; }
      }
      @end
      """,
      """
      @interface Card : UIView
      @end
      @implementation Card
      - (void)a { if (↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self open]; } }
      @end
      """,
      """
      @implementation ListController
      - (NSString *)kind {
        return ↓UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPad ? @"a" : @"b";
      }
      @end
      """,
    ],
    silent: [
      """
      @implementation AController
      - (NSUInteger)supportedInterfaceOrientations {
        return UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? 30 : 2;
      }
      @end
      """,
      """
      @implementation Store
      - (void)a { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self open]; } }
      @end
      """,
      """
      @implementation CardView
      + (void)a { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self open]; } }
      @end
      """,
      """
      @implementation CardView
      - (void)a {
        if (self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomPad) { [self open]; }
      }
      @end
      """,
      "// UI_USER_INTERFACE_IDIOM()",
      """
      @implementation CardView
      - (void)a { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { self.frame = r; } }
      @end
      """,
      "id s = @\"userInterfaceIdiom\";",
    ]
  ) { place, findings in
    guard let use = findings.idiomUse(place), case .other = use.kind, use.isAskedOfDevice,
      place.isInViewMethod
    else {
      return
    }
    findings.report(
      "the view's own 'traitCollection' tells the kind of device, too",
      at: use.tokens, of: place,
      fixes: [
        Fact.Fix(
          title: "ask the view's traits", applicability: .unsafe,
          edits: [
            .init(range: place.text.offsets(use.tokens), text: "self.traitCollection.userInterfaceIdiom")
          ])
      ])
  }
}
