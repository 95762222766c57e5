import TokenDiagnostics

extension ObjectiveCSearch {
  static let pointBreakpoint = ObjectiveCSearch(
    "point-breakpoint", triggers: [.comparedNumber],
    found: [
      "void f(void) { if (self.view.bounds.size.width > ↓960) { a(); } }",
      "BOOL wide = CGRectGetWidth(self.view.bounds) >= ↓500.0;", "BOOL wide = ↓600 < view.frame.size.width;",
      "BOOL tall = [self bounds].size.height > ↓700;", "BOOL x = kScreenHeight >= ↓812;",
      "void f(void) { if (windowWidth > ↓600) { columns = 2; } }",
    ],
    silent: [
      "BOOL wide = size.width > size.height;", "BOOL big = image.size.width > 1000;",
      "void f(void) { if (windowWidth > 600) { windowWidth = 540; } }",
      "// bounds.size.width > 960",
      "id s = @\"bounds.size.width > 960\";", "BOOL small = view.bounds.size.width < 100;",
      "BOOL many = items.count > 500;", "BOOL tall = [UIScreen mainScreen].nativeBounds.size.height > 1792;",
      "CGFloat r = view.bounds.size.width / view.bounds.size.height;",
    ]
  ) { place, findings in
    guard let read = DimensionRead(place), !read.isRatio, read.number >= 200, !read.isOfKnownScreen,
      !read.onlyCaps(in: place.text), !read.isInPixels
    else { return }
    findings.report(
      """
      this number of points parts other devices and windows elsewhere; use a size class or what the \
      content needs
      """,
      at: read.numberTokens, of: place, weight: read.isOfContainer ? .usual : .severity(.note))
  }
}
