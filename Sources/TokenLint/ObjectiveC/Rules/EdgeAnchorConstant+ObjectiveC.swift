extension ObjectiveCSearch {
  static let edgeAnchorConstant = ObjectiveCSearch(
    "edge-anchor-constant", words: ["constraintEqualToAnchor"],
    found: [
      "id c = [label.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:↓16];",
      "id c = [[label trailingAnchor] constraintEqualToAnchor:[self.view trailingAnchor] constant:↓-16];",
      "id c = [label.leftAnchor constraintEqualToAnchor:view.leftAnchor constant:↓8.0];",
    ],
    silent: [
      "id c = [label.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor];",
      "id c = [label.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:0];",
      """
      id c
        = [label.leadingAnchor
          constraintEqualToAnchor:self.view.safeAreaLayoutGuide.leadingAnchor constant:16];
      """,
      "id c = [label.leadingAnchor constraintEqualToAnchor:self.contentView.leadingAnchor constant:16];",
      "// [label.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:16]",
      "id c = [label.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:16];",
    ]
  ) { place, findings in
    guard let constant = EdgeConstant(place), constant.value != 0, acrossAnchors.contains(constant.edge)
    else { return }
    findings.report(
      "bars may stand at this edge; count the margin from 'view.safeAreaLayoutGuide.\(constant.edge)'",
      at: constant.tokens, of: place)
  }

  private static let acrossAnchors = ["leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor"]
}
