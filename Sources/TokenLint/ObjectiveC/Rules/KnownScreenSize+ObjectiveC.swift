extension ObjectiveCSearch {
  static let knownScreenSize = ObjectiveCSearch(
    "known-screen-size", triggers: [.comparedNumber],
    found: [
      "CGFloat scale = [UIScreen mainScreen].bounds.size.width / ↓375.0;",
      "#define RATIO (SCREEN_WIDTH / ↓375)",
      "BOOL small = self.view.frame.size.height == ↓568;",
      "#define IS_IPHONE_5 (SCREEN_MAX_LENGTH == ↓568.0)",
      "BOOL x = kScreenHeight == ↓812.f;", "CGFloat k = ↓414.0 / self.view.bounds.size.width;",
    ],
    silent: [
      "CGFloat w = 375;", "CGRect r = CGRectMake(0, 0, 320, 568);", "// SCREEN_WIDTH / 375",
      "id s = @\"SCREEN_WIDTH / 375\";",
      "CGFloat r = imageWidth / 375;", "BOOL x = kScreenHeight >= 812;",
      "CGFloat r = image.size.width / 320;", "BOOL b = view.bounds.size.width > 375.5;",
    ]
  ) { place, findings in
    guard let read = DimensionRead(place), read.isOfKnownScreen else { return }
    findings.report(
      read.isRatio
        ? "a scale factor from a reference device; let the layout use the room instead"
        : """
        the size of certain screens; other devices and windows have others, so lay out by the room there is
        """,
      at: read.numberTokens, of: place)
  }
}
