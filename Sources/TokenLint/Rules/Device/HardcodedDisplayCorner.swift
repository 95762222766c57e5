import SwiftSyntax

extension LintRule {
  static let hardcodedDisplayCorner = LintRule(
    "hardcoded-display-corner", .device, .info,
    Documentation(
      "Finds the radius of a display's corners as a number, or asked of the system by a private key.",
      reason: """
        Displays have corners of many radii, a foldable phone several at once, and a window in a corner of \
        the screen has others again. `_displayCornerRadius` is private: the App Store rejects it, and it may \
        be gone tomorrow.
        """,
      instead: """
        Use corners that follow the container: `ConcentricRectangle()`, `.rect(corners: .concentric)`, \
        `UICornerConfiguration`.
        """),
    found: [
      "Color.red.clipShape(RoundedRectangle(cornerRadius: ↓55)).ignoresSafeArea()",
      "Color.red.cornerRadius(↓44).ignoresSafeArea()",
      #"let radius = UIScreen.main.value(forKey: "↓_displayCornerRadius") as? CGFloat"#,
      "Color.red.ignoresSafeArea().clipShape(.rect(cornerRadius: ↓39))", "window.layer.cornerRadius = ↓47.33",
    ],
    silent: [
      "Card().cornerRadius(44)", "Color.red.cornerRadius(12).ignoresSafeArea()",
      "card.layer.cornerRadius = 55",
      "Color.red.clipShape(ConcentricRectangle()).ignoresSafeArea()", "// window.layer.cornerRadius = 55",
      "window.layer.cornerRadius = radius", #"let text = "display corner""#,
      "ZStack { Color.red.ignoresSafeArea(); Card().cornerRadius(8) }",
    ],
    swift: SwiftSearch([
      .method("ignoresSafeArea"), .method("edgesIgnoringSafeArea"), .text("_displayCornerRadius"),
      .assignment("cornerRadius", of: .among(ScreenSizes.cornerRadii)),
    ]) { place, findings in
      if case .stringSegment = place.token.tokenKind {
        guard place.word.hasPrefix("_displayCornerRadius") else { return }
        findings.report(
          "'_displayCornerRadius' is private; use corners that follow the container: 'ConcentricRectangle'",
          at: place.token, weight: .severity(.warning))
        return
      }
      for radius in DisplayCorner.radii(at: place.token) {
        findings.report(
          "displays have corners of many radii; use some that follow the container: 'ConcentricRectangle'",
          at: radius)
      }
    })
}

private enum DisplayCorner {
  static func radii(at token: TokenSyntax) -> [ExprSyntax] {
    guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.id == token.id
    else { return [] }
    if token.text == "cornerRadius" { return ofWindow(member).map { [$0] } ?? [] }
    guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
    else {
      return []
    }
    return (ModifierChain(of: call).before + call.modifiersAfter).compactMap(radius)
  }

  /// `window.layer.cornerRadius = 55`.
  private static func ofWindow(_ member: MemberAccessExprSyntax) -> ExprSyntax? {
    let owner = NameChain(ExprSyntax(member)).names.dropLast(2).filter { $0 != "self" }
    guard let last = owner.last, last == "window" || owner == ["view"],
      let elements = member.parent?.parent?.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.first?.id == member.id, elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return elements.last.flatMap { isKnown($0) ? $0 : nil }
  }

  /// `.cornerRadius(55)`, `.clipShape(RoundedRectangle(cornerRadius: 55))`.
  private static func radius(of modifier: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let first = modifier.arguments.first else { return nil }
    switch modifier.calledName {
    case "cornerRadius": return isKnown(first.expression) ? first.expression : nil
    case "clipShape":
      guard let shape = first.expression.as(FunctionCallExprSyntax.self),
        let radius = shape.arguments.first(where: { $0.label?.text == "cornerRadius" })?.expression
      else { return nil }
      return isKnown(radius) ? radius : nil
    default: return nil
    }
  }

  private static func isKnown(_ expression: ExprSyntax) -> Bool {
    RawNumber(expression).map { ScreenSizes.cornerRadii.contains($0.value) } ?? false
  }
}
