import SwiftSyntax

extension LintRule {
  static let edgeAnchorConstant = LintRule(
    "edge-anchor-constant", .device, .info,
    Documentation(
      "Finds content at a fixed distance from the left or right edge of a view controller's view.",
      reason: """
        The status bar and bars may stand at the side of a display, up to 84 points wide. A margin that is \
        counted from the edge of the view lies under them.
        """,
      instead: "Count it from the safe area: `view.safeAreaLayoutGuide.leadingAnchor`."),
    found: [
      "label.leadingAnchor.constraint(equalTo: ↓view.leadingAnchor, constant: 16).isActive = true",
      "label.trailingAnchor.constraint(equalTo: ↓self.view.trailingAnchor, constant: -16)",
      "label.leftAnchor.constraint(greaterThanOrEqualTo: ↓view.leftAnchor, constant: margin)",
    ],
    silent: [
      "label.leadingAnchor.constraint(equalTo: view.leadingAnchor)",
      "label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 0)",
      "label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16)",
      "label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)",
      "label.leadingAnchor.constraint(equalTo: cell.view.leadingAnchor, constant: 16)",
      "label.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)",
      "// view.leadingAnchor, constant: 16",
    ],
    swift: SwiftSearch(
      ["leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor"].map { .member($0, before: ",") }
    ) { place, findings in
      guard let member = place.token.parent?.parent?.as(MemberAccessExprSyntax.self),
        ["view", "self.view"].contains(member.base?.trimmedDescription),
        let call = ExprSyntax(member).enclosingCall, call.calledName == "constraint",
        let constant = call.arguments.first(where: { $0.label?.text == "constant" })?.expression,
        RawNumber(constant)?.value != 0, constant.trimmedDescription != ".zero"
      else { return }
      findings.report(
        "bars may stand at this edge; count the margin from 'view.safeAreaLayoutGuide.\(place.word)'",
        at: member)
    })
}
