extension ObjectiveCSearch {
  static let statusBarFrame = ObjectiveCSearch(
    "status-bar-frame", words: ["statusBarFrame"],
    found: [
      "CGFloat h = ↓[UIApplication sharedApplication].statusBarFrame.size.height;",
      "CGRect r = ↓[[UIApplication sharedApplication] statusBarFrame];",
      "CGRect r = ↓scene.statusBarManager.statusBarFrame;",
      """
      void f(void) {
        // An info: only older systems use it.
        CGFloat h = ↓[UIApplication sharedApplication].statusBarFrame.size.height;
        if (@available(iOS 26.0, *)) { a(); } else { b(h); }
      }
      """,
      "#define TOP (↓UIApplication.sharedApplication.statusBarFrame.size.height)",
    ],
    silent: [
      "CGFloat h = self.view.safeAreaInsets.top;", "// statusBarFrame", "id s = @\"statusBarFrame\";",
      "CGRect statusBarFrame = CGRectZero;", "@property CGRect statusBarFrame;",
    ]
  ) { place, findings in
    guard let access = place.text.access(at: place.index) else { return }
    findings.report(
      "the status bar does not tell what is covered; use the safe area", at: access.tokens, of: place)
    findings.declareMacro(of: place, trait: "the status bar")
  }
}
