extension ObjectiveCSearch {
  /// The rules about safe areas.
  static let safeArea: [ObjectiveCSearch] = [
    .symmetricSafeArea, .doubleSafeArea, .hardcodedBarHeight, .safeAreaThreshold, .storedSafeArea, .windowSafeArea,
    .legacyLayoutGuide, .keyboardFrame, .contentInsetNever,
  ]

  static let symmetricSafeArea = ObjectiveCSearch(
    "symmetric-safe-area", words: InsetRead.marginWords,
    found: [
      "CGFloat w = width - ↓self.view.safeAreaInsets.left * 2;", "CGFloat w = width - 2 * ↓self.safeAreaInsets.right;",
      "CGFloat w = ↓v.safeAreaInsets.left + v.safeAreaInsets.left;", "CGFloat w = width - 2.0 * ↓v.layoutMargins.left;",
    ],
    silent: [
      "CGFloat w = width - v.safeAreaInsets.left - v.safeAreaInsets.right;", "CGFloat w = padding * 2;",
      "// v.safeAreaInsets.left * 2", "id s = @\"v.safeAreaInsets.left * 2\";", "CGFloat h = v.safeAreaInsets.top * 2;",
      "CGFloat w = v.safeAreaInsets.left + v.safeAreaInsets.right;",
    ]
  ) { place, findings in
    let text = place.text
    guard let read = InsetRead(place), read.isAcross else { return }
    let (before, after) = (read.tokens.lowerBound - 1, read.tokens.upperBound + 1)
    let isDoubled =
      text.hasText(after, "*") && text.hasText(after + 1, in: twos)
      || text.hasText(before, "*") && text.hasText(before - 1, in: twos)
    let other = after + 1 + read.tokens.count - 1
    let isAddedTwice =
      text.hasText(after, "+") && text.tokens.indices.contains(other)
      && text.normalized(read.tokens) == text.normalized((after + 1)...other)
    guard isDoubled || isAddedTwice else { return }
    findings.report(
      "the insets of the two sides differ where something covers one of them; subtract each", at: read.tokens,
      of: place)
  }

  private static let twos = ["2", "2.0", "2.f", "2.0f", "2."]

  static let doubleSafeArea = ObjectiveCSearch(
    "double-safe-area", words: ["additionalSafeAreaInsets", "setAdditionalSafeAreaInsets", "adjustedContentInset"],
    found: [
      "void f(void) { ↓self.additionalSafeAreaInsets = UIEdgeInsetsMake(0, 0, self.view.safeAreaInsets.bottom, 0); }",
      "CGFloat top = ↓scroll.adjustedContentInset.top + scroll.safeAreaInsets.top;",
      "void f(void) { ↓[child setAdditionalSafeAreaInsets:self.view.safeAreaInsets]; }",
    ],
    silent: [
      "void f(void) { self.additionalSafeAreaInsets = UIEdgeInsetsMake(0, 0, 44, 0); }",
      "CGFloat top = scroll.adjustedContentInset.top;", "// adjustedContentInset + safeAreaInsets",
      "id s = @\"adjustedContentInset safeAreaInsets\";", "CGFloat top = scroll.contentInset.top + scroll.safeAreaInsets.top;",
    ]
  ) { place, findings in
    let text = place.text
    guard let access = text.access(at: place.index),
      text.contains(in: text.statement(around: place.index), text: "safeAreaInsets"),
      place.word == "adjustedContentInset" || place.word.hasPrefix("set") || text.hasText(place.index + 1, "=")
    else { return }
    findings.report("the safe area counts twice: it is in this inset already", at: access.tokens, of: place)
  }

  static let safeAreaThreshold = ObjectiveCSearch(
    "safe-area-threshold", words: InsetRead.words,
    found: [
      "BOOL notch = ↓self.view.safeAreaInsets.bottom > 0;", "void f(void) { if (↓v.safeAreaInsets.top >= 44.0) { a(); } }",
      "BOOL notch = 20 < ↓[window safeAreaInsets].top;",
    ],
    silent: [
      "CGFloat t = self.view.safeAreaInsets.top + 8;", "// safeAreaInsets.bottom > 0", "id s = @\"v.safeAreaInsets.top > 20\";",
      "BOOL b = v.safeAreaInsets.top > other.top;", "CGFloat m = MAX(v.safeAreaInsets.bottom, 16);",
    ]
  ) { place, findings in
    let text = place.text
    guard let read = InsetRead(place), read.edge != nil else { return }
    let (before, after) = (read.tokens.lowerBound - 1, read.tokens.upperBound + 1)
    guard
      text.hasText(after, in: Comparison.signs) && text.kind(after + 1) == .number
        || text.hasText(before, in: Comparison.signs) && text.kind(before - 1) == .number
    else { return }
    findings.report(
      "an inset tells no kind of device: windows and new devices have others; use the inset itself", at: read.tokens,
      of: place)
  }

  static let storedSafeArea = ObjectiveCSearch(
    "stored-safe-area", words: InsetRead.words,
    found: [
      "@implementation A\n- (void)viewDidLoad { [super viewDidLoad]; h = ↓self.view.safeAreaInsets.bottom + 8; }\n@end",
      "@implementation A\n- (void)a { self.bottomInset = ↓self.view.safeAreaInsets.bottom; }\n@end",
      "@implementation A\n- (void)a { _insets = ↓[self safeAreaInsets]; }\n@end",
      "@implementation A\n- (void)a { static CGFloat top = 0; dispatch_once(&t, ^{ _top = ↓self.safeAreaInsets.top; }); }\n@end",
    ],
    silent: [
      "@implementation A\n- (void)viewDidLayoutSubviews { h = self.view.safeAreaInsets.bottom + 8; }\n@end",
      "@implementation A\n- (void)a { UIEdgeInsets insets = self.view.safeAreaInsets; use(insets); }\n@end",
      "@implementation A\n- (void)viewDidLoad { // self.view.safeAreaInsets.bottom\n }\n@end", "id s = @\"_a = self.safeAreaInsets\";",
      "@implementation A\n- (void)layoutSubviews { self.bar.frame = CGRectMake(0, self.safeAreaInsets.top, 1, 1); }\n@end",
    ]
  ) { place, findings in
    guard let read = InsetRead(place), let selector = place.definition?.selector,
      StoredInset.readTooEarly.contains(selector) || selector.hasPrefix("init") || StoredInset.isStored(read, in: place)
    else { return }
    findings.report(
      "the safe area changes while the app runs; read it where things are laid out", at: read.tokens, of: place)
  }

  static let windowSafeArea = ObjectiveCSearch(
    "window-safe-area", words: InsetRead.words,
    found: [
      "CGFloat b = ↓self.view.window.safeAreaInsets.bottom;",
      "CGFloat b = ↓[UIApplication sharedApplication].keyWindow.safeAreaInsets.bottom;",
      "CGFloat b = ↓[[self.view window] safeAreaInsets].bottom;",
    ],
    silent: [
      "CGFloat b = self.view.safeAreaInsets.bottom;", "// window.safeAreaInsets", "id s = @\"window.safeAreaInsets\";",
      "CGFloat b = self.safeAreaInsets.bottom;", "CGFloat b = UIEdgeInsetsZero.bottom;",
    ]
  ) { place, findings in
    guard let read = InsetRead(place), read.owner.last?.lowercased().hasSuffix("window") == true else { return }
    findings.report(
      "the insets of the window are not those of a view in it; use 'safeAreaInsets' of the view that is laid out",
      at: read.tokens, of: place)
  }
}

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

/// The signs between two things that are compared.
enum Comparison {
  static let signs = ["<", ">", "<=", ">=", "==", "!="]
}
