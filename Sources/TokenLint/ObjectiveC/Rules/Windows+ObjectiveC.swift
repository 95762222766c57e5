extension ObjectiveCSearch {
  /// The rules about windows and scenes.
  static let windows: [ObjectiveCSearch] = [
    .globalWindow, .firstScene, .statusBarFrame, .windowFrameInit, .sceneActivationUnhandled,
  ]

  static let globalWindow = ObjectiveCSearch(
    "global-window", words: ["UIApplication", "keyWindow"],
    found: [
      "UIWindow *w = ↓[UIApplication sharedApplication].keyWindow;", "UIWindow *w = ↓[[UIApplication sharedApplication] keyWindow];",
      "UIWindow *w = ↓UIApplication.sharedApplication.windows.firstObject;",
      "UIWindow *w = ↓[[UIApplication sharedApplication].delegate window];",
      "UIWindow *w = ↓((AppDelegate *)[UIApplication sharedApplication].delegate).window;",
      "UIWindow *w = ↓[(AppDelegate *)[[UIApplication sharedApplication] delegate] window];",
      "@implementation UIApplication (Windows)\n- (UIWindow *)↓keyWindow { return nil; }\n@end",
    ],
    silent: [
      "UIWindow *w = self.view.window;", "UIWindow *w = [NSApplication sharedApplication].keyWindow;",
      "// [UIApplication sharedApplication].keyWindow", "id s = @\"UIApplication.sharedApplication.keyWindow\";",
      "UIWindow *w = scene.keyWindow;", "id d = [UIApplication sharedApplication].delegate;",
      "@implementation A\n- (void)show { [[UIApplication sharedApplication] openURL:u]; }\n@end",
    ]
  ) { place, findings in
    let message = "the window of the whole app is not the one a view is in; use 'view.window', or hand the scene in"
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

  static let firstScene = ObjectiveCSearch(
    "first-scene", words: ["connectedScenes", "openSessions"],
    found: [
      "id s = ↓[UIApplication sharedApplication].connectedScenes.anyObject;",
      "id s = ↓[[[UIApplication sharedApplication] connectedScenes] anyObject];",
      "id s = ↓UIApplication.sharedApplication.connectedScenes.allObjects.firstObject;",
      "id s = ↓[UIApplication sharedApplication].connectedScenes.allObjects[0];",
      "id s = ↓[[UIApplication sharedApplication].openSessions anyObject];",
    ],
    silent: [
      "void f(void) { for (UIScene *s in [UIApplication sharedApplication].connectedScenes) { a(s); } }",
      "id s = self.view.window.windowScene;", "// connectedScenes.anyObject", "id s = @\"connectedScenes.anyObject\";",
      "NSUInteger n = [UIApplication sharedApplication].connectedScenes.count;",
    ]
  ) { place, findings in
    guard let access = place.text.access(at: place.index) else { return }
    let chain = MessageChain(from: access.tokens, named: place.word, in: place.text)
    let names = chain.names.dropFirst()
    let isSubscript = names.first == "allObjects" && place.text.hasText(chain.links[1].tokens.upperBound + 1, "[")
    let last: ClosedRange<Int>
    if let taken = chain.links.dropFirst().first(where: { FirstOf.members.contains($0.name) }) {
      last = taken.tokens
    } else if isSubscript, let end = place.text.partner(chain.links[1].tokens.upperBound + 1) {
      last = chain.links[1].tokens.lowerBound...end
    } else {
      return
    }
    findings.report(
      "any of the scenes is not the one a view is in; use 'view.window.windowScene', or hand the scene in", at: last,
      of: place)
  }

  static let statusBarFrame = ObjectiveCSearch(
    "status-bar-frame", words: ["statusBarFrame"],
    found: [
      "CGFloat h = ↓[UIApplication sharedApplication].statusBarFrame.size.height;",
      "CGRect r = ↓[[UIApplication sharedApplication] statusBarFrame];",
      "CGRect r = ↓scene.statusBarManager.statusBarFrame;",
      "#define TOP (↓UIApplication.sharedApplication.statusBarFrame.size.height)",
    ],
    silent: [
      "CGFloat h = self.view.safeAreaInsets.top;", "// statusBarFrame", "id s = @\"statusBarFrame\";",
      "CGRect statusBarFrame = CGRectZero;", "@property CGRect statusBarFrame;",
    ]
  ) { place, findings in
    guard let access = place.text.access(at: place.index) else { return }
    findings.report("the status bar does not tell what is covered; use the safe area", at: access.tokens, of: place)
    findings.declareMacro(of: place, trait: "the status bar")
  }

  static let windowFrameInit = ObjectiveCSearch(
    "window-frame-init", words: ["UIWindow"],
    found: [
      "void f(void) { UIWindow *w = ↓[[UIWindow alloc] initWithFrame:r]; }", "void f(void) { UIWindow *w = ↓[UIWindow new]; }",
      "@implementation A\n- (void)a { self.window = ↓[[UIWindow alloc] init]; }\n@end", "void f(void) { w = ↓[UIWindow.alloc initWithFrame:r]; }",
    ],
    silent: [
      "void f(void) { UIWindow *w = [[UIWindow alloc] initWithWindowScene:scene]; }",
      "void f(void) { UIWindow *w = [[UIWindow alloc] init]; w.windowScene = scene; }",
      "// [[UIWindow alloc] initWithFrame:r]", "id s = @\"[UIWindow new]\";",
      "void f(void) { id w = [[NSWindow alloc] init]; }", "void f(UIWindow *w) { [w makeKeyAndVisible]; }",
    ]
  ) { place, findings in
    guard let chain = MessageChain(startingAt: place.index, in: place.text) else { return }
    let link: MessageChain.Link
    if chain.goesOn(with: "alloc", "initWithFrame:") || chain.goesOn(with: "alloc", "init") {
      link = chain.links[2]
    } else if chain.goesOn(with: "new") {
      link = chain.links[1]
    } else {
      return
    }
    if let definition = place.definition,
      findings.body(of: definition, in: place.text, mentions: ["windowScene", "setWindowScene", "initWithWindowScene"])
    {
      return
    }
    findings.report(
      "a window without a scene is not shown on newer systems; use 'initWithWindowScene:'", at: link.tokens, of: place)
  }

  static let sceneActivationUnhandled = ObjectiveCSearch(
    "scene-activation-unhandled", words: ["requestSceneSessionActivation", "activateSceneSessionForRequest"],
    found: [
      "void f(void) { ↓[[UIApplication sharedApplication] requestSceneSessionActivation:nil userActivity:a options:nil errorHandler:nil]; }",
      "void f(void) { ↓[app activateSceneSessionForRequest:request errorHandler:nil]; }",
      "void f(void) { ↓[UIApplication.sharedApplication requestSceneSessionActivation:s userActivity:nil options:nil errorHandler:NULL]; }",
    ],
    silent: [
      "void f(void) { [app requestSceneSessionActivation:nil userActivity:nil options:nil errorHandler:^(NSError *e) { show(e); }]; }",
      "void f(void) { [app activateSceneSessionForRequest:r errorHandler:handler]; }",
      "// requestSceneSessionActivation:nil errorHandler:nil", "id s = @\"requestSceneSessionActivation errorHandler:nil\";",
      "void f(void) { [app requestSceneSessionDestruction:s options:nil errorHandler:nil]; }",
    ]
  ) { place, findings in
    let text = place.text
    guard let access = text.access(at: place.index), text.hasText(access.tokens.upperBound - 1, in: ["nil", "NULL"]),
      text.hasText(access.tokens.upperBound - 3, "errorHandler")
    else { return }
    findings.report(
      "a new scene cannot always be made, as on the outer display; handle the error", at: access.tokens, of: place)
  }
}

/// The window that is read from the app or its delegate.
enum GlobalWindow {
  static func read(of chain: MessageChain) -> ClosedRange<Int>? {
    for members in [["keyWindow"], ["windows"], ["delegate", "window"]] {
      let names = ["sharedApplication"] + members
      guard chain.links.count > names.count, chain.names.dropFirst().starts(with: names) else { continue }
      let isFirst = members == ["windows"] && chain.links.count > names.count + 1
        && FirstOf.members.contains(chain.links[names.count + 1].name)
      return chain.links[isFirst ? names.count + 1 : names.count].tokens
    }
    return nil
  }
}

/// The members that take one out of many.
enum FirstOf {
  static let members = ["anyObject", "firstObject", "lastObject"]
}
