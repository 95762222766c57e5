extension ObjectiveCSearch {
  static let storedSafeArea = ObjectiveCSearch(
    "stored-safe-area", words: InsetRead.words,
    found: [
      """
      @implementation A
      - (void)viewDidLoad { [super viewDidLoad]; h = ↓self.view.safeAreaInsets.bottom + 8; }
      @end
      """,
      "@implementation A\n- (void)a { self.bottomInset = ↓self.view.safeAreaInsets.bottom; }\n@end",
      "@implementation A\n- (void)a { _insets = ↓[self safeAreaInsets]; }\n@end",
      """
      @implementation A
      - (void)a { static CGFloat top = 0; dispatch_once(&t, ^{ _top = ↓self.safeAreaInsets.top; }); }
      @end
      """,
    ],
    silent: [
      "@implementation A\n- (void)viewDidLayoutSubviews { h = self.view.safeAreaInsets.bottom + 8; }\n@end",
      "@implementation A\n- (void)a { UIEdgeInsets insets = self.view.safeAreaInsets; use(insets); }\n@end",
      "@implementation A\n- (void)viewDidLoad { // self.view.safeAreaInsets.bottom\n }\n@end",
      "@implementation A\n- (id)initWithInsets:(UIEdgeInsets)i { self.safeAreaInsets = i; return self; }\n@end",
      "id s = @\"_a = self.safeAreaInsets\";",
      """
      @implementation A
      - (void)layoutSubviews { self.bar.frame = CGRectMake(0, self.safeAreaInsets.top, 1, 1); }
      @end
      """,
    ]
  ) { place, findings in
    guard let read = InsetRead(place), !place.text.hasText(read.tokens.upperBound + 1, "="),
      let selector = place.definition?.selector,
      StoredInset.readTooEarly.contains(selector) || selector.hasPrefix("init")
        || StoredInset.isStored(read, in: place)
    else { return }
    findings.report(
      "the safe area changes while the app runs; read it where things are laid out", at: read.tokens,
      of: place)
  }
}

extension ObjectiveCSearch {
  /// Insets that are kept, or read before they are known.
  enum StoredInset {
    static let readTooEarly: Set<String> = [
      "viewDidLoad", "awakeFromNib", "viewWillAppear:", "loadView", "prepareForInterfaceBuilder",
    ]

    /// Whether nothing but the inset is assigned to a property or an instance variable.
    static func isStored(_ read: InsetRead, in place: ObjectiveCPlace) -> Bool {
      let text = place.text
      let equal = read.tokens.lowerBound - 1
      guard text.hasText(equal, "="), text.hasText(read.tokens.upperBound + 1, ";") else { return false }
      if text.text(equal - 1).hasPrefix("_") { return true }
      return text.hasText(equal - 2, in: [".", "->"]) && text.hasText(equal - 3, "self")
    }
  }
}
