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
      "id s = @\"window.safeAreaInsets\";",
      "CGFloat b = self.safeAreaInsets.bottom;", "CGFloat b = UIEdgeInsetsZero.bottom;",
    ]
  ) { place, findings in
    guard let read = InsetRead(place), read.owner.last?.lowercased().hasSuffix("window") == true else {
      return
    }
    findings.report(
      "a window's safe area is not that of the view; use the insets of the view that is laid out",
      at: read.tokens, of: place)
  }
}
