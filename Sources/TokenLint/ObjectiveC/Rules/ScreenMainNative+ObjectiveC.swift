extension ObjectiveCSearch {
  static let screenMainNative = ObjectiveCSearch(
    "screen-main-native", words: ["UIScreen"],
    found: [
      "BOOL x = ↓[UIScreen mainScreen].nativeBounds.size.height > 2436;",
      "CGSize pixels = ↓[[UIScreen mainScreen] nativeBounds].size;",
      "CGFloat scale = ↓UIScreen.mainScreen.nativeScale;",
      "id space = ↓[UIScreen mainScreen].fixedCoordinateSpace;",
    ],
    silent: [
      "CGSize pixels = scene.screen.nativeBounds.size;", "id space = self.view.coordinateSpace;",
      "// [UIScreen mainScreen].nativeScale", "id s = @\"UIScreen.mainScreen.nativeScale\";",
      "CGFloat s = [UIScreen mainScreen].brightness;",
      "BOOL x = [UIScreen mainScreen].nativeBounds.size.height == 2436;",
    ]
  ) { place, findings in
    // `known-screen-size` speaks of a test for one kind of screen.
    guard let use = MainScreenUse(place), case .native = use.kind, !isTestOfKnownScreen(place) else { return }
    findings.report(
      use.isAboutSize(in: place.text)
        ? TokenLint.MainScreenUse.sizeMessage
        : "the main screen need not be the one a view is on; ask the screen of the view's own scene",
      at: use.tokens, of: place, notes: use.notes(in: place.text))
  }

  /// `UIScreen.mainScreen.nativeBounds.size.height == 2436`.
  private static func isTestOfKnownScreen(_ place: ObjectiveCPlace) -> Bool {
    guard let chain = MessageChain(startingAt: place.index, in: place.text) else { return false }
    let number = ObjectiveCPlace(text: place.text, index: chain.tokens.upperBound + 2, file: place.file)
    return DimensionRead(number)?.isOfKnownScreen == true
  }
}
