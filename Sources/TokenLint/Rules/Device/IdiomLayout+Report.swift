import SwiftSyntax

extension SwiftFindings {
  private static let alertMessage = """
    the kind of device does not tell whether a sheet of actions is a popover; always set the source of the popover
    """

  mutating func reportLayout(of question: IdiomQuestion, fixes: [Fact.Fix]) {
    guard !question.comparison.isAboutPlatforms, !RegularMeansIPad.isOne(question.expression),
      !IdiomBranch.tellsPlatforms(question.expression)
    else { return }
    let flow = flow(of: question.expression)
    guard flow.helper == nil else { return }
    let message =
      "the kind of device does not tell how much space there is; use the size class or the size of the container"
    switch flow.purpose {
    case .layout: report(message, at: question.expression, fixes: fixes)
    case .count:
      report(message, at: question.expression, weight: .inView(.warning, elsewhere: .note), fixes: fixes)
    case .alertStyle: reportAlertStyle(chosenBy: question.expression)
    case .text, .hardware, .orientations, .unknown: break
    }
  }

  mutating func reportLayout(of use: HelperUse) {
    guard !RegularMeansIPad.isOne(use.expression) else { return }
    let name = use.expression.finalName
    let flow = flow(of: use.expression)
    guard flow.helper == nil else { return }
    let message =
      "'\(name)' does not tell how much space there is; use the size class or the size of the container"
    switch flow.purpose {
    case .layout: report(message, at: use.expression, condition: use.condition)
    case .count:
      report(
        message, at: use.expression, weight: .inView(.warning, elsewhere: .note), condition: use.condition)
    case .alertStyle: reportAlertStyle(chosenBy: use.expression, condition: use.condition)
    case .text, .hardware:
      report(
        "'\(name)' asks for the kind of device; no layout may depend on it", at: use.expression,
        weight: .severity(.note), condition: use.condition)
    case .orientations, .unknown: break
    }
  }

  /// An alert that has a source anyway may be a sheet everywhere.
  private mutating func reportAlertStyle(
    chosenBy answer: ExprSyntax, condition: Fact.Condition = .always
  ) {
    let code = answer.enclosingCode?.node
    let hasSource = code.map { code in
      ["sourceView", "sourceItem", "barButtonItem"].contains { !names.tokens(called: $0, in: code).isEmpty }
    }
    report(
      Self.alertMessage, at: answer, weight: hasSource == true ? .severity(.note) : .usual,
      condition: condition)
  }
}
