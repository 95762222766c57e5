extension ObjectiveCSearch {
  static let safeAreaThreshold = ObjectiveCSearch(
    "safe-area-threshold", words: InsetRead.words + notchHelpers,
    found: [
      "BOOL notch = ↓self.view.safeAreaInsets.bottom > 0;",
      "void f(void) { if (↓v.safeAreaInsets.top >= 44.0) { a(); } }",
      "BOOL notch = 20 < ↓[window safeAreaInsets].top;", "void f(void) { if (↓[Device hasNotch]) { a(); } }",
      "@implementation Device\n+ (BOOL)↓hasTopNotch { return YES; }\n@end",
    ],
    silent: [
      "CGFloat t = self.view.safeAreaInsets.top + 8;", "// safeAreaInsets.bottom > 0",
      "id s = @\"v.safeAreaInsets.top > 20\";",
      "BOOL b = v.safeAreaInsets.top > other.top;", "CGFloat m = MAX(v.safeAreaInsets.bottom, 16);",
    ]
  ) { place, findings in
    let text = place.text
    if notchHelpers.contains(place.word) {
      let isDefined = place.defined != nil
      guard let tokens = isDefined ? place.index...place.index : text.access(at: place.index)?.tokens else {
        return
      }
      findings.report(
        "a notch does not tell how much room there is; apply the safe area's insets instead", at: tokens,
        of: place)
      return
    }
    guard let read = InsetRead(place), read.edge != nil, let number = read.comparedNumber(in: text) else {
      return
    }
    // A status bar is enough for an inset at the top.
    let asksWhetherAnythingIsAbove = read.edge == "top" && Double(text.text(number)) == 0
    findings.report(
      "the size of an inset does not tell the device; apply the inset instead of testing it", at: read.tokens,
      of: place, weight: asksWhetherAnythingIsAbove ? .severity(.note) : .usual)
  }

  private static let notchHelpers = [
    "hasNotch", "hasTopNotch", "hasBottomNotch", "isNotch", "isNotchedScreen", "hasHomeIndicator",
    "hasDynamicIsland",
  ]
}
