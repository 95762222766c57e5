import SwiftSyntax

extension LintRule {
  static let fixedWidthFrame = LintRule(
    "fixed-width-frame", .device, .info,
    Documentation(
      "Finds views with a fixed width of 320 points or more.",
      reason: "There are windows and displays that are not so wide: what is wider is cut off at both sides.",
      instead: "Say how wide it may become: `frame(maxWidth: 400)`, `lessThanOrEqualToConstant: 400`.",
      fix: "An unsafe fix makes it a largest width: the view then takes all the room up to it."),
    found: [
      "Card().frame(↓width: 320)", "Card().frame(↓width: 400, height: 200)",
      "card.widthAnchor.constraint(↓equalToConstant: 375).isActive = true",
      "Card().frame(↓width: 640.0, alignment: .leading)",
    ],
    silent: [
      "Card().frame(width: 44)", "Card().frame(maxWidth: 400)", "Card().frame(height: 400)",
      "let size = CGSize(width: 400, height: 300)", "card.heightAnchor.constraint(equalToConstant: 375)",
      "// Card().frame(width: 320)", "let frame = CGRect(x: 0, y: 0, width: 400, height: 20)",
      "card.widthAnchor.constraint(lessThanOrEqualToConstant: 375)",
    ],
    swift: SwiftSearch([.label("width", of: widths), .label("equalToConstant", of: widths)]) {
      place, findings in
      guard let argument = place.token.parent?.as(LabeledExprSyntax.self),
        argument.label?.id == place.token.id,
        let number = RawNumber(argument.expression), widths.holds(for: number.value),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil
      else { return }
      let isFrame = place.word == "width" && call.calledName == "frame"
      let isAnchor =
        call.calledName == "constraint" && NameChain(ExprSyntax(member)).names.contains("widthAnchor")
      guard isFrame || isAnchor else { return }
      findings.report(
        "a width of \(argument.expression.trimmedDescription) does not fit everywhere; set a largest width",
        at: argument, fixes: findings.fixes(of: call, place.token))
    })

  private static let widths = NumberCondition.atLeast(320)
}

extension SwiftFindings {
  /// A `frame` has either fixed or flexible sizes.
  fileprivate func fixes(of call: FunctionCallExprSyntax, _ label: TokenSyntax) -> [Fact.Fix] {
    guard label.text == "width", !call.arguments.contains(where: { $0.label?.text == "height" }) else {
      return []
    }
    return [
      Fact.Fix(
        title: "make it the largest width", applicability: .unsafe,
        edits: [replacing(label, with: "maxWidth")])
    ]
  }
}
