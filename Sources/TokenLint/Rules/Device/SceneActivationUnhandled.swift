import SwiftSyntax

extension LintRule {
  static let sceneActivationUnhandled = LintRule(
    "scene-activation-unhandled", .device, .info,
    Documentation(
      "Finds requests for a new window whose failure nobody handles.",
      reason: """
        A new window is not possible everywhere: not on the outer display of a foldable phone, and not on an iPhone. \
        Where the error is dropped, the button does nothing.
        """,
      instead: "Handle the error: show the same content in the window that there is."),
    found: [
      "UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: ↓nil)",
      """
      UIApplication.shared.requestSceneSessionActivation(
        session, userActivity: nil, options: options,
        errorHandler: ↓nil
      )
      """,
      "↓UIApplication.shared.activateSceneSession(for: request)",
    ],
    silent: [
      "UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { show($0) }",
      "UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: handle)",
      "UIApplication.shared.activateSceneSession(for: request) { error in show(error) }",
      "UIApplication.shared.activateSceneSession(for: request, errorHandler: handle)",
      "openWindow(id: \"note\")",
      "func requestSceneSessionActivation(_ session: UISceneSession?) {}",
    ],
    swift: SwiftSearch([.method("requestSceneSessionActivation"), .method("activateSceneSession")]) {
      place, findings in
      guard let member = place.token.parent?.parent?.as(MemberAccessExprSyntax.self),
        let call = member.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil
      else { return }
      let message = "a new window is not possible everywhere; handle the error"
      if let handler = call.arguments.first(where: { $0.label?.text == "errorHandler" }) {
        if handler.expression.is(NilLiteralExprSyntax.self) {
          findings.report(message, at: handler.expression)
        }
      } else if place.word == "activateSceneSession" {
        findings.report(message, at: call)
      }
    })
}
