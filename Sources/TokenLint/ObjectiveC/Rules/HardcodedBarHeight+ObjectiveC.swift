import TokenDiagnostics

extension ObjectiveCSearch {
  static let hardcodedBarHeight = ObjectiveCSearch(
    "hardcoded-bar-height", words: ["UIEdgeInsetsMake", "constraintEqualToAnchor"],
    found: [
      "void f(void) { table.contentInset = UIEdgeInsetsMake(↓64, 0, 0, 0); }",
      "UIEdgeInsets i = UIEdgeInsetsMake(0, 0, ↓49, 0);",
      "UIEdgeInsets i = UIEdgeInsetsMake(↓88.0f, 16, ↓34, 16);",
      "id c = [list.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:↓64];",
    ],
    silent: [
      "UIEdgeInsets i = UIEdgeInsetsMake(8, 20, 8, 20);", "// UIEdgeInsetsMake(64, 0, 0, 0)",
      "id s = @\"UIEdgeInsetsMake(64, 0, 0, 0)\";",
      "UIEdgeInsets i = UIEdgeInsetsMake(top, 0, bottom, 0);",
      "UIEdgeInsets i = UIEdgeInsetsMake(0, 44, 0, 44);",
      "UIEdgeInsets i = UIEdgeInsetsMake(44 + gap, 0, 0, 0);",
      "id c = [title.topAnchor constraintEqualToAnchor:image.bottomAnchor constant:20];",
      """
      void f(void) {
        [title.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:20].active = YES;
        [title.bottomAnchor constraintEqualToAnchor:self.view.bottomAnchor constant:-20].active = YES;
      }
      """,
    ]
  ) { place, findings in
    if let constant = EdgeConstant(place), ["topAnchor", "bottomAnchor"].contains(constant.edge),
      barHeights.contains(constant.value), !constant.isOfMargin(at: place)
    {
      findings.report(
        "bars differ in height and place; lay out by 'safeAreaLayoutGuide' instead of "
          + place.text.text(constant.tokens), at: constant.tokens, of: place, weight: .severity(.warning))
    }
    let arguments = place.word == "UIEdgeInsetsMake" ? place.text.arguments(of: place.index) : []
    guard arguments.count == 4 else { return }
    for argument in [arguments[0], arguments[2]] where argument.count == 1 {
      guard let height = place.text.number(argument.lowerBound), barHeights.contains(height) else { continue }
      findings.report(
        """
        bars differ in height and place; lay out by 'safeAreaLayoutGuide' instead of \
        \(place.text.text(argument))
        """,
        at: argument,
        of: place)
    }
  }

  private static let barHeights: Set<Double> = [20, 44, 49, 64, 83, 88, 34, 47, 59]
}
