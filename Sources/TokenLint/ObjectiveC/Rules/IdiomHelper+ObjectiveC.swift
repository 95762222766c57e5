extension ObjectiveCSearch {
  static let idiomHelper = ObjectiveCSearch(
    "idiom-helper", words: IdiomUse.words,
    found: [
      """
      #define IS_IPAD (↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
      void f(void) { if (IS_IPAD) { a(); } }
      """,
      """
      // An info: nothing uses it, and no other file sees it.
      #define IS_IPAD (↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
      @implementation Sheet
      @end
      """,
      """
      @implementation Device
      + (BOOL)isPad { return ↓UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPad; }
      @end
      """,
      """
      BOOL isPhone(void) {
        return ↓[[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPhone;
      }
      """,
      """
      static BOOL isPad(void) {
        static BOOL r; dispatch_once(&t, ^{
        r = ↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad;
      }); return r;
      }
      """,
    ],
    silent: [
      "#define IS_TV (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomTV)",
      "// #define IS_IPAD userInterfaceIdiom",
      """
      @implementation A
      - (void)show { if (self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomPad) { b(); } }
      @end
      """,
      "#define IS_WIDE(view) (view.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular)",
      "id s = @\"isPad userInterfaceIdiom\";",
      "void f(void) { BOOL isPad = UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad; }",
    ]
  ) { place, findings in
    guard let use = findings.idiomUse(place), case .helper = use.kind else { return }
    findings.report(
      """
      '\(place.declaredName ?? "")' asks for the kind of device, not for space; delete it, and ask for the \
      size class
      """,
      at: use.tokens, of: place, weight: .usualInWindows)
    findings.declareHelper(of: place, trait: "the kind of device")
  }
}
