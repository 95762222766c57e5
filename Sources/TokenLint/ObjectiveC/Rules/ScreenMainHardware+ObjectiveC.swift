extension ObjectiveCSearch {
  static let screenMainHardware = ObjectiveCSearch(
    "screen-main-hardware", words: ["UIScreen"],
    found: [
      "CGFloat b = ↓[UIScreen mainScreen].brightness;",
      "NSInteger f = ↓UIScreen.mainScreen.maximumFramesPerSecond;",
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
      "the main screen need not be the one a scene is on; ask the screen of the view's own scene",
      at: use.tokens, of: place, notes: use.notes(in: place.text))
  }
}
