extension ObjectiveCSearch {
  static let windowSafeArea = ObjectiveCSearch(
    "window-safe-area", words: InsetRead.words,
    found: [
      "CGFloat b = ↓self.view.window.safeAreaInsets.bottom;",
      "CGFloat b = ↓[UIApplication sharedApplication].keyWindow.safeAreaInsets.bottom;",
      "CGFloat b = ↓[[self.view window] safeAreaInsets].bottom;",
    ],
    silent: [
      "CGFloat b = self.view.safeAreaInsets.bottom;", "// window.safeAreaInsets",
      "id s = @\"window.safeAreaInsets\";", "BOOL b = self.window.safeAreaInsets.bottom > 0;",
      "CGFloat b = self.safeAreaInsets.bottom;", "CGFloat b = UIEdgeInsetsZero.bottom;",
    ]
  ) { place, findings in
    // Of comparisons, the rule about thresholds speaks.
    guard let read = InsetRead(place), read.owner.last?.lowercased().hasSuffix("window") == true,
      read.edge == nil || read.comparedNumber(in: place.text) == nil
    else { return }
    findings.report(
      "a window's safe area is not that of the view; use the insets of the view that is laid out",
      at: read.tokens, of: place)
  }
}
