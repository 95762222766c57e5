extension ObjectiveCSearch {
  static let sharedTraitCollection = ObjectiveCSearch(
    "shared-trait-collection", words: ["UIScreen", "UITraitCollection"],
    found: [
      """
      BOOL wide
        = ↓[UIScreen mainScreen].traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular;
      """,
      "CGFloat s = ↓[UITraitCollection currentTraitCollection].displayScale;",
      "id traits = ↓UIScreen.mainScreen.traitCollection;",
      "NSInteger c = ↓[[UITraitCollection currentTraitCollection] horizontalSizeClass];",
    ],
    silent: [
      "CGFloat s = self.traitCollection.displayScale;",
      "NSInteger style = [UITraitCollection currentTraitCollection].userInterfaceStyle;",
      "// [UITraitCollection currentTraitCollection].displayScale",
      """
      @implementation V
      - (void)layoutSubviews { s = UITraitCollection.currentTraitCollection.displayScale; }
      @end
      """,
      """
      void f(void) {
        [t performAsCurrentTraitCollection:^{
        s = UITraitCollection.currentTraitCollection.displayScale;
      }];
      }
      """,
    ]
  ) { place, findings in
    if let use = MainScreenUse(place), case .traits = use.kind {
      findings.report(
        "the main screen's traits are not those of a scene; use the traits of the view or of its controller",
        at: use.tokens, of: place, notes: use.notes(in: place.text))
    } else if let read = CurrentTraits.read(at: place) {
      findings.report(
        """
        the current traits are only set while a view is drawn or laid out; use the traits of the \
        view or of its controller
        """,
        at: read, of: place)
    }
  }
}

extension ObjectiveCSearch {
  /// What is asked of `[UITraitCollection currentTraitCollection]` outside of where UIKit sets it.
  enum CurrentTraits {
    private static let members = [
      "displayScale", "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom",
    ]
    private static let setBefore: Set<String> = [
      "drawRect:", "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateConstraints",
      "updateViewConstraints", "traitCollectionDidChange:",
    ]

    static func read(at place: ObjectiveCPlace) -> ClosedRange<Int>? {
      guard place.word == "UITraitCollection",
        let chain = MessageChain(startingAt: place.index, in: place.text),
        members.contains(where: { chain.goesOn(with: "currentTraitCollection", $0) }),
        !setBefore.contains(place.definition?.selector ?? "")
      else { return nil }
      let isSet = place.text.enclosingBrackets(of: place.index).contains { bracket in
        guard place.text.hasText(bracket, "["), let selector = place.text.selector(in: bracket) else {
          return false
        }
        return place.text.hasText(
          selector, in: ["performAsCurrentTraitCollection", "colorWithDynamicProvider"])
      }
      return isSet ? nil : chain.links[2].tokens
    }
  }
}
