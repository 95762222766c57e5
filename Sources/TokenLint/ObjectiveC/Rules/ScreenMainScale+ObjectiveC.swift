extension ObjectiveCSearch {
  static let screenMainScale = ObjectiveCSearch(
    "screen-main-scale", words: ["UIScreen", "WKInterfaceDevice"],
    found: [
      """
      // An info: only a text depends on it.
      void f(void) { agent = [NSString stringWithFormat:@"Scale/%0.2f", ↓[UIScreen mainScreen].scale]; }
      """,
      "CGFloat scale = ↓[UIScreen mainScreen].scale;",
      "void f(void) { layer.contentsScale = ↓[[UIScreen mainScreen] scale]; }",
      "CGFloat hairline = 1 / ↓UIScreen.mainScreen.scale;",
      "CGFloat s = ↓[[[UIScreen mainScreen] traitCollection] displayScale];",
      "#define IS_RETINA (↓[[UIScreen mainScreen] scale] >= 2.0)\nBOOL sharp = IS_RETINA;",
      """
      @implementation UIImage (Size)
      // An info: the number of pixels is that of the image.
      - (UIImage *)shrunk:(CGFloat)maxPixels { return [self fit:maxPixels / ↓UIScreen.mainScreen.scale]; }
      @end
      """,
      "CGFloat s = ↓[WKInterfaceDevice currentDevice].screenScale;",
    ],
    silent: [
      "CGFloat scale = self.traitCollection.displayScale;", "// [UIScreen mainScreen].scale",
      "NSString *text = @\"[UIScreen mainScreen].scale\";",
      "CGFloat s = self.view.window.windowScene.screen.scale;",
      "#if 0\nCGFloat s = [UIScreen mainScreen].scale;\n#endif", "CGFloat s = [Other mainScreen].scale;",
    ]
  ) { place, findings in
    if let use = MainScreenUse(place), case .scale = use.kind {
      if place.definition?.type == "UIImage", place.text.hasText(use.tokens.lowerBound - 1, "/"),
        place.text.text(use.tokens.lowerBound - 2).lowercased().contains("pixel")
      {
        findings.report(
          """
          the pixels of an image need no screen; give the renderer a format with a scale of 1, and count in \
          pixels
          """,
          at: use.tokens, of: place, weight: .severity(.note))
        return
      }
      findings.report(
        """
        the main screen's scale is not that of the screen a view is on; use 'displayScale' of the view's \
        traits or environment, or take it as a parameter
        """,
        at: use.tokens, of: place, notes: use.notes(in: place.text))
    } else if let read = WatchScreen.read("screenScale", at: place) {
      findings.report(
        "the watch's scale is that of its screen; use 'displayScale' of the environment", at: read, of: place)
    }
  }
}
