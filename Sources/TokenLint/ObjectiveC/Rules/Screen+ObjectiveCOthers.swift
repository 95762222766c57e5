extension ObjectiveCSearch {
  static let screenList = ObjectiveCSearch(
    "screen-list",
    words: ["UIScreen", "UIScreenDidConnectNotification", "UIScreenDidDisconnectNotification", "mirroredScreen"],
    found: [
      "NSUInteger n = ↓[UIScreen screens].count;", "id last = ↓UIScreen.screens.lastObject;",
      "void f(void) { [center addObserver:self selector:@selector(a:) name:↓UIScreenDidConnectNotification object:nil]; }",
      "id mirrored = ↓screen.mirroredScreen;",
    ],
    silent: [
      "NSArray *screens = self.screens;", "// [UIScreen screens]", "id s = @\"UIScreen.screens\";",
      "UIScreen *screen = nil;", "NSUInteger n = [NSScreen screens].count;",
    ]
  ) { place, findings in
    let message = "screens are not listed for layout; show on an external display with a scene of that role"
    if let access = place.word == "mirroredScreen" ? place.text.access(at: place.index) : nil {
      findings.report(message, at: access.tokens, of: place)
    } else if place.word == "UIScreen" {
      guard let chain = MessageChain(startingAt: place.index, in: place.text), chain.goesOn(with: "screens") else {
        return
      }
      findings.report(message, at: chain.links[1].tokens, of: place)
    } else if place.word != "mirroredScreen" {
      findings.report(message, at: place.index...place.index, of: place)
    }
  }

  static let screenMainHardware = ObjectiveCSearch(
    "screen-main-hardware", words: ["UIScreen"],
    found: [
      "CGFloat b = ↓[UIScreen mainScreen].brightness;", "NSInteger f = ↓UIScreen.mainScreen.maximumFramesPerSecond;",
      "BOOL c = ↓[[UIScreen mainScreen] isCaptured];",
      "UIView *v = ↓[[UIScreen mainScreen] snapshotViewAfterScreenUpdates:NO];",
    ],
    silent: [
      "CGFloat b = scene.screen.brightness;", "// [UIScreen mainScreen].brightness",
      "id s = @\"UIScreen.mainScreen.brightness\";", "CGRect r = [UIScreen mainScreen].bounds;",
      "NSInteger f = link.preferredFramesPerSecond;",
    ]
  ) { place, findings in
    guard let use = MainScreenUse(place), case .hardware = use.kind else { return }
    findings.report(
      "'\(use.member)' of the main screen is not that of the screen the scene is on; ask the scene's screen",
      at: use.tokens, of: place)
  }

  static let sceneScreenBounds = ObjectiveCSearch(
    "scene-screen-bounds", words: ["screen"],
    found: [
      "CGRect r = ↓self.view.window.windowScene.screen.bounds;", "CGRect r = ↓[self.window.screen bounds];",
      "CGFloat w = ↓[[[self window] screen] bounds].size.width / 2;", "CGSize s = ↓scene.screen.nativeBounds.size;",
    ],
    silent: [
      "CGRect r = self.view.window.bounds;", "// window.screen.bounds", "CGFloat s = window.screen.scale;",
      "CGRect r = screen.bounds;", "CGRect r = recorder.screen.bounds;", "id s = @\"window.screen.bounds\";",
    ]
  ) { place, findings in
    guard let access = place.text.access(at: place.index), let owner = access.path.dropLast().last?.lowercased(),
      owner.hasSuffix("window") || owner.hasSuffix("scene")
    else { return }
    let chain = MessageChain(from: access.tokens, named: "screen", in: place.text)
    guard chain.goesOn(with: "bounds") || chain.goesOn(with: "nativeBounds") else { return }
    findings.report(
      "a scene seldom has its whole screen; use the size of the view or the scene's coordinate space",
      at: chain.links[1].tokens, of: place)
  }
}

/// What is asked of `[WKInterfaceDevice currentDevice]`.
enum WatchScreen {
  static func read(_ member: String, at place: ObjectiveCPlace) -> ClosedRange<Int>? {
    guard place.word == "WKInterfaceDevice", let chain = MessageChain(startingAt: place.index, in: place.text),
      chain.goesOn(with: "currentDevice", member)
    else { return nil }
    return chain.links[2].tokens
  }
}

/// What is asked of `[UITraitCollection currentTraitCollection]` outside of where UIKit sets it.
enum CurrentTraits {
  private static let members = ["displayScale", "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom"]
  private static let setBefore: Set<String> = [
    "drawRect:", "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateConstraints",
    "updateViewConstraints", "traitCollectionDidChange:",
  ]

  static func read(at place: ObjectiveCPlace) -> ClosedRange<Int>? {
    guard place.word == "UITraitCollection", let chain = MessageChain(startingAt: place.index, in: place.text),
      members.contains(where: { chain.goesOn(with: "currentTraitCollection", $0) }),
      !setBefore.contains(place.definition?.selector ?? "")
    else { return nil }
    let isSet = place.text.enclosingBrackets(of: place.index).contains { bracket in
      guard place.text.hasText(bracket, "["), let selector = place.text.selector(in: bracket) else { return false }
      return place.text.hasText(selector, in: ["performAsCurrentTraitCollection", "colorWithDynamicProvider"])
    }
    return isSet ? nil : chain.links[2].tokens
  }
}
