extension ObjectiveCSearch {
  static let platformBranchLayout = ObjectiveCSearch(
    "platform-branch-layout", words: ["isiOSAppOnMac", "iOSAppOnMac", "isMacCatalystApp", "macCatalystApp"],
    found: [
      "void f(void) { if (↓[NSProcessInfo processInfo].isiOSAppOnMac) { view.frame = r; } }",
      "void f(void) { CGFloat width = ↓[[NSProcessInfo processInfo] isMacCatalystApp] ? 300 : 200; }",
      """
      void f(void) {
        if (↓NSProcessInfo.processInfo.macCatalystApp) { c.constant = 8; } else { c.constant = 4; }
      }
      """,
    ],
    silent: [
      "void f(void) { if ([NSProcessInfo processInfo].isiOSAppOnMac) { [self openHelp]; } }",
      "// isMacCatalystApp",
      "id s = @\"isMacCatalystApp\";", "@property BOOL macCatalystApp;",
      "void f(void) { BOOL isMacCatalystApp = NO; }",
    ]
  ) { place, findings in
    guard let access = place.text.access(at: place.index), access.path.contains("NSProcessInfo"),
      LayoutEffect.isDecided(by: place.index, at: place)
    else { return }
    findings.report(
      "layout by where the app runs; a window on the Mac has a size of its own, ask the view for it",
      at: access.tokens, of: place)
  }
}
