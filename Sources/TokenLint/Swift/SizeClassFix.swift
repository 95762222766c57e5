import SwiftSyntax

extension SwiftFindings {
  /// The same comparison with the size class, where one is at hand: an alternative, since a layout may depend on the
  /// height.
  func sizeClassFix(of question: IdiomQuestion, in file: SwiftFileHead) -> [Fact.Fix] {
    guard let elements = question.expression.parent?.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { $0.id == question.expression.id }), elements.count > place + 2,
      let sizeClass = ["pad": "regular", "phone": "compact"][elements[place + 2].finalName],
      elements[place + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "==",
      let source = sizeClassSource(for: question.expression, in: file)
    else { return [] }
    return [
      Fact.Fix(
        title: "ask for the horizontal size class", applicability: .display,
        edits: [
          replacing(question.expression, with: source), replacing(elements[place + 2], with: ".\(sizeClass)"),
        ])
    ]
  }

  private func sizeClassSource(for expression: ExprSyntax, in file: SwiftFileHead) -> String? {
    if let base = expression.as(MemberAccessExprSyntax.self)?.base, base.finalName == "traitCollection" {
      return "\(base.trimmedDescription).horizontalSizeClass"
    }
    return ViewMember(around: expression, file: file) == nil ? nil : "traitCollection.horizontalSizeClass"
  }
}
