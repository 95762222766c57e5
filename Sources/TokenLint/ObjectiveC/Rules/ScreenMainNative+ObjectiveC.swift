extension ObjectiveCSearch {
  static let screenMainNative = ObjectiveCSearch(
    "screen-main-native", words: ["UIScreen"],
    found: [
      "CGSize pixels = ↓[[UIScreen mainScreen] nativeBounds].size;",
      "CGFloat scale = ↓UIScreen.mainScreen.nativeScale;",
      "id space = ↓[UIScreen mainScreen].fixedCoordinateSpace;",
    ],
    silent: [
      "CGSize pixels = scene.screen.nativeBounds.size;", "id space = self.view.coordinateSpace;",
      "// [UIScreen mainScreen].nativeScale", "id s = @\"UIScreen.mainScreen.nativeScale\";",
      "CGFloat s = [UIScreen mainScreen].brightness;",
    ]
  ) { place, findings in
    guard let use = MainScreenUse(place), case .native = use.kind else { return }
    findings.report(
      use.isAboutSize(in: place.text)
        ? TokenLint.MainScreenUse.sizeMessage
        : "the main screen need not be the one a view is on; ask the screen of the view's own scene",
      at: use.tokens, of: place, notes: use.notes(in: place.text))
  }
}
