extension LintRule {
  static let nsscreenMain = LintRule(
    "nsscreen-main", .device, .off,
    Documentation(
      "Finds the main screen of a Mac and the list of its screens.",
      reason: """
        The main screen of a Mac is the one with the key window, whichever app it belongs to. A window that \
        is laid out by it jumps to another screen.
        """,
      instead: """
        Use `window.screen`, and the window's own frame for what is inside it. This rule is off unless it is \
        selected, because placing a first window needs a screen. Branches of `#if os(macOS)` are not looked \
        at.
        """),
    found: [
      "let frame = ↓NSScreen.main?.visibleFrame", "for screen in ↓NSScreen.screens { place(on: screen) }",
      "let scale = ↓NSScreen.main!.backingScaleFactor", "let width = ↓AppKit.NSScreen.main?.frame.width",
    ],
    silent: [
      "let frame = window.screen?.visibleFrame", "let screen: NSScreen? = nil", "// NSScreen.main",
      #"let text = "NSScreen.main""#, "let bounds = UIScreen.main.bounds",
      "let name = NSScreen.colorSpaceDidChangeNotification",
    ],
    swift: SwiftSearch([.base("NSScreen")]) { place, findings in
      guard let chain = MemberChain(startingAt: place.token), !place.file.declares("NSScreen"),
        chain.goesOn(with: "main") || chain.goesOn(with: "screens")
      else { return }
      findings.report(
        "the main screen need not be the one a window is on; ask the window", at: chain.links[1].expression)
    })
}
