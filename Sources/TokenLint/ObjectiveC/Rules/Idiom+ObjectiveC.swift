extension ObjectiveCSearch {
  /// The rules about what the device is.
  static let idiom: [ObjectiveCSearch] = [
    .idiomLayout, .idiomHelper, .idiomSharedSource, .regularMeansIPad, .deviceModel, .platformBranchLayout,
  ]

  static let idiomLayout = ObjectiveCSearch(
    "idiom-layout", words: IdiomUse.words,
    found: [
      "void f(void) { CGFloat m = ↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? 32 : 16; view.layoutMargins = m; }",
      "void f(void) { if (↓[[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad) { view.frame = r; } }",
      "void f(void) { if (UIUserInterfaceIdiomPhone == ↓[UIDevice currentDevice].userInterfaceIdiom) a(); else b.hidden = YES; }",
      "@implementation A\n- (CGFloat)gap { return ↓self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomPad ? 8 : 4; }\n@end",
      "void f(void) { if (a()) { b(); } else if (↓UI_USER_INTERFACE_IDIOM() != UIUserInterfaceIdiomPad) { c.rowHeight = 44; } }",
    ],
    silent: [
      "void f(void) { if (UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomTV) { v.frame = r; } }",
      "void f(void) { if (self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomMac) { v.frame = r; } }",
      "// UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? 32 : 16", "id s = @\"userInterfaceIdiom frame\";",
      "void f(void) { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self openBook]; } }",
      "#define IS_IPAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)",
      "void f(void) { [self track:@{@\"idiom\": @([UIDevice currentDevice].userInterfaceIdiom)}]; }",
    ]
  ) { place, findings in
    guard let use = IdiomUse(place), case .layout = use.kind else { return }
    findings.report(
      "layout by the kind of device; ask 'traitCollection' for the size class, or the view for its size",
      at: use.tokens, of: place)
  }

  static let idiomHelper = ObjectiveCSearch(
    "idiom-helper", words: IdiomUse.words,
    found: [
      "#define IS_IPAD (↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)\nvoid f(void) { if (IS_IPAD) { a(); } }",
      "@implementation Device\n+ (BOOL)↓isPad { return UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPad; }\n@end",
      "BOOL ↓isPhone(void) { return [[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPhone; }",
      "void f(void) { BOOL isPad = ↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad; }",
    ],
    silent: [
      "#define IS_TV (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomTV)", "// #define IS_IPAD userInterfaceIdiom",
      "@implementation A\n- (void)show { if (self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomPad) { b(); } }\n@end",
      "#define IS_WIDE(view) (view.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular)",
      "id s = @\"isPad userInterfaceIdiom\";",
    ]
  ) { place, findings in
    guard let use = IdiomUse(place), case .helper = use.kind else { return }
    let name = place.definition.flatMap { definition in
      definition.returned.last == "BOOL" && IdiomUse.isHelperName(definition.selector ?? definition.name)
        ? definition.nameToken...definition.nameToken : nil
    }
    findings.report(
      "a helper asks what the device is, so everything that uses it does; ask for size classes where they are used",
      at: name ?? use.tokens, of: place)
    if name != nil || place.text.macro != nil { findings.declareHelper(of: place, trait: "the idiom") }
  }

  static let idiomSharedSource = ObjectiveCSearch(
    "idiom-shared-source", words: IdiomUse.words,
    found: [
      "@implementation CardView\n- (void)a { if (↓[[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad) { [self open]; } }\n@end",
      "@interface Card : UIView\n@end\n@implementation Card\n- (void)a { if (↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self open]; } }\n@end",
      "@implementation ListController\n- (NSString *)kind { return ↓UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPad ? @\"a\" : @\"b\"; }\n@end",
    ],
    silent: [
      "@implementation Store\n- (void)a { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self open]; } }\n@end",
      "@implementation CardView\n+ (void)a { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self open]; } }\n@end",
      "@implementation CardView\n- (void)a { if (self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomPad) { [self open]; } }\n@end",
      "// UI_USER_INTERFACE_IDIOM()",
      "@implementation CardView\n- (void)a { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { self.frame = r; } }\n@end",
      "id s = @\"userInterfaceIdiom\";",
    ]
  ) { place, findings in
    guard let use = IdiomUse(place), case .other = use.kind, use.isAskedOfDevice, place.isInViewMethod else { return }
    findings.report(
      "the idiom of the device is asked for where a view knows its own; use 'self.traitCollection.userInterfaceIdiom'",
      at: use.tokens, of: place,
      fixes: [
        Fact.Fix(
          title: "ask the view's traits", applicability: .unsafe,
          edits: [.init(range: place.text.offsets(use.tokens), text: "self.traitCollection.userInterfaceIdiom")])
      ])
  }

  static let regularMeansIPad = ObjectiveCSearch(
    "regular-means-ipad", words: IdiomUse.words + ["UIUserInterfaceSizeClassRegular"],
    found: [
      "void f(void) { if (↓UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad && t.horizontalSizeClass == UIUserInterfaceSizeClassRegular) { a(); } }",
      "void f(void) { if (t.horizontalSizeClass == UIUserInterfaceSizeClassCompact || ↓t.userInterfaceIdiom == UIUserInterfaceIdiomPhone) { a(); } }",
      "void f(void) { BOOL ↓isPad = t.horizontalSizeClass == UIUserInterfaceSizeClassRegular; }",
      "@implementation A\n- (BOOL)↓isIPad { return self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular; }\n@end",
    ],
    silent: [
      "void f(void) { if (t.horizontalSizeClass == UIUserInterfaceSizeClassRegular) { a(); } }",
      "void f(void) { BOOL isWide = t.horizontalSizeClass == UIUserInterfaceSizeClassRegular; }",
      "// BOOL isPad = UIUserInterfaceSizeClassRegular", "id s = @\"isPad = UIUserInterfaceSizeClassRegular\";",
      "void f(void) { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { a(); } }",
      "@implementation A\n- (BOOL)isWide { return self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular; }\n@end",
    ]
  ) { place, findings in
    if place.word != "UIUserInterfaceSizeClassRegular" {
      guard let use = IdiomUse(place), case .withSizeClass = use.kind else { return }
      findings.report(
        "a wide phone is a phone with a regular width, so the two disagree; ask for the size class alone",
        at: use.tokens, of: place)
    } else if let name = RegularWidthName.token(at: place) {
      findings.report(
        "a regular width does not mean an iPad: a phone may be as wide; name it for the width", at: name...name,
        of: place)
    }
  }
}

/// What a test for a regular width is called.
enum RegularWidthName {
  /// The variable, macro or method that has the name of a device.
  static func token(at place: ObjectiveCPlace) -> Int? {
    let text = place.text
    let statement = text.statement(around: place.index)
    guard !text.contains(in: statement, where: { IdiomUse.words.contains($0) }) else { return nil }
    let variable = (statement.lowerBound..<place.index).first { text.isWord($0) && text.hasText($0 + 1, "=") }
    if let variable { return isDevice(text.text(variable)) ? variable : nil }
    if text.macro != nil { return isDevice(place.declaredName ?? "") ? place.index : nil }
    guard text.hasText(statement.lowerBound, "return"), let definition = place.definition,
      definition.returned.last == "BOOL", isDevice(definition.selector ?? definition.name)
    else { return nil }
    return definition.nameToken
  }

  private static func isDevice(_ name: String) -> Bool {
    let plain = name.lowercased().filter { $0 != "_" && $0 != ":" }
    return plain.contains("ipad") || plain.contains("ispad") || plain.contains("tablet")
  }
}
