extension ObjectiveCSearch {
  static let globalWindow = ObjectiveCSearch(
    "global-window", words: ["UIApplication", "keyWindow"],
    found: [
      "UIWindow *w = ↓[UIApplication sharedApplication].keyWindow;",
      "UIWindow *w = ↓[[UIApplication sharedApplication] keyWindow];",
      "UIWindow *w = ↓UIApplication.sharedApplication.windows.firstObject;",
      "UIWindow *w = ↓[[UIApplication sharedApplication].delegate window];",
      "UIWindow *w = ↓((AppDelegate *)[UIApplication sharedApplication].delegate).window;",
      "UIWindow *w = ↓[(AppDelegate *)[[UIApplication sharedApplication] delegate] window];",
      "@implementation UIApplication (Windows)\n- (UIWindow *)↓keyWindow { return nil; }\n@end",
    ],
    silent: [
      "UIWindow *w = self.view.window;", "UIWindow *w = [NSApplication sharedApplication].keyWindow;",
      "// [UIApplication sharedApplication].keyWindow",
      "id s = @\"UIApplication.sharedApplication.keyWindow\";",
      "CGFloat t = [UIApplication sharedApplication].keyWindow.safeAreaInsets.top;",
      "UIWindow *w = scene.keyWindow;", "id d = [UIApplication sharedApplication].delegate;",
      "@implementation A\n- (void)show { [[UIApplication sharedApplication] openURL:u]; }\n@end",
    ]
  ) { place, findings in
    let message =
      "the window of the whole app is not the one a view is in; use 'view.window', or hand the scene in"
    if place.word == "keyWindow" {
      guard let definition = place.defined, definition.type == "UIApplication" else { return }
      findings.report(message, at: place.index...place.index, of: place)
      return
    }
    guard let chain = MessageChain(startingAt: place.index, in: place.text),
      let read = GlobalWindow.read(of: chain)
    else { return }
    findings.report(message, at: read, of: place)
  }
}

extension ObjectiveCSearch {
  /// The window that is read from the app or its delegate.
  enum GlobalWindow {
    static func read(of chain: MessageChain) -> ClosedRange<Int>? {
      for members in [["keyWindow"], ["windows"], ["delegate", "window"]] {
        let names = ["sharedApplication"] + members
        guard chain.links.count > names.count, chain.names.dropFirst().starts(with: names) else { continue }
        let isFirst =
          members == ["windows"] && chain.links.count > names.count + 1
          && FirstOf.members.contains(chain.links[names.count + 1].name)
        let window = isFirst ? names.count + 1 : names.count
        // Of insets, the rules of the safe area speak.
        if window + 1 < chain.links.count, chain.links[window + 1].name == "safeAreaInsets" { return nil }
        return chain.links[window].tokens
      }
      return nil
    }
  }
}
