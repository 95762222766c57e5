extension ObjectiveCSearch {
  static let screenList = ObjectiveCSearch(
    "screen-list",
    words: [
      "UIScreen", "UIScreenDidConnectNotification", "UIScreenDidDisconnectNotification", "mirroredScreen",
    ],
    found: [
      "NSUInteger n = ↓[UIScreen screens].count;", "id last = ↓UIScreen.screens.lastObject;",
      """
      void f(void) {
        [center addObserver:self selector:@selector(a:) name:↓UIScreenDidConnectNotification object:nil];
      }
      """,
      "id mirrored = ↓screen.mirroredScreen;",
    ],
    silent: [
      "NSArray *screens = self.screens;", "// [UIScreen screens]", "id s = @\"UIScreen.screens\";",
      "UIScreen *screen = nil;", "NSUInteger n = [NSScreen screens].count;",
    ]
  ) { place, findings in
    let message = "a connected display brings a scene of its own; use a scene with the external role"
    if let access = place.word == "mirroredScreen" ? place.text.access(at: place.index) : nil {
      findings.report(message, at: access.tokens, of: place)
    } else if place.word == "UIScreen" {
      guard let chain = MessageChain(startingAt: place.index, in: place.text), chain.goesOn(with: "screens")
      else {
        return
      }
      findings.report(message, at: chain.links[1].tokens, of: place)
    } else if place.word != "mirroredScreen" {
      findings.report(message, at: place.index...place.index, of: place)
    }
  }
}
