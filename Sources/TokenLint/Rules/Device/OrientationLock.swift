import SwiftSyntax

extension LintRule {
  static let orientationLock = LintRule(
    "orientation-lock", .device, .info,
    Documentation(
      "Finds code that allows only some orientations, or turns the interface.",
      reason: """
        The system does not honor it everywhere: not in a resizable window, and not on the inner display of a foldable \
        phone. A layout that was only meant for portrait is then shown in a wide scene. Setting the orientation of the \
        device by key-value coding has no public meaning, and is a warning.
        """,
      instead: """
        Keep the lock where it is meant, and let the layout work in a wide scene too. Where the interface must not turn \
        for a while, such as in a game, use `prefersInterfaceOrientationLocked` (iOS 26).
        """),
    found: [
      """
      class Photos: UIViewController {
        override var ↓supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override var ↓shouldAutorotate: Bool { false }
      }
      """,
      """
      class AppDelegate: UIResponder {
        func ↓application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { .portrait }
      }
      """,
      "scene.↓requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))",
      #"UIDevice.current.↓setValue(value, forKey: "orientation")"#,
      "UIViewController.↓attemptRotationToDeviceOrientation()",
    ],
    silent: [
      "let mask = controller.supportedInterfaceOrientations", "// override var shouldAutorotate",
      "scene.requestGeometryUpdate(.macOS(systemFrame: frame))", #"layer.setValue(1, forKey: "opacity")"#,
      "class Photos: UIViewController {\n  override var prefersInterfaceOrientationLocked: Bool { true }\n}",
      "struct Lock { let supportedInterfaceOrientations: Int }", #"form.setValue(1, forKey: "orientation")"#,
    ],
    swift: SwiftSearch(OrientationRestriction.triggers) { place, findings in
      guard let restriction = OrientationRestriction(at: place) else { return }
      findings.report(
        restriction.isPrivate
          ? "setting the orientation of the device by its key has no public meaning; let the layout work in every size"
          : "the system does not honor this in every scene; let the layout work in a wide one too",
        at: place.token, weight: restriction.isPrivate ? .severity(.warning) : .usual)
    })
}

/// A place that allows only some orientations, or sets one.
private struct OrientationRestriction {
  /// Whether it does so behind the back of UIKit.
  let isPrivate: Bool

  private static let properties: Set<String> = [
    "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation", "shouldAutorotate",
  ]

  static let triggers: [Trigger] =
    properties.sorted().map { .name($0) } + [
      .call("application"), .call("requestGeometryUpdate"), .call("setValue"),
      .name("attemptRotationToDeviceOrientation"),
    ]

  init?(at place: SwiftPlace) {
    isPrivate = place.word == "setValue"
    switch place.word {
    case "application":
      guard Self.labels(of: place.token).contains("supportedInterfaceOrientationsFor") else { return nil }
    case "requestGeometryUpdate", "setValue":
      guard let call = Self.call(of: place.token) else { return nil }
      guard isPrivate ? Self.setsOrientation(call) : Self.asksForOrientations(call) else { return nil }
    case "attemptRotationToDeviceOrientation":
      guard place.token.parent?.parent?.is(MemberAccessExprSyntax.self) == true else { return nil }
    default: guard Self.isOverride(place.token) else { return nil }
    }
  }

  private static func isOverride(_ token: TokenSyntax) -> Bool {
    if let function = token.parent?.as(FunctionDeclSyntax.self), function.name.id == token.id {
      return labels(of: token).first == "for"
    }
    guard let pattern = token.parent?.as(IdentifierPatternSyntax.self),
      let variable = pattern.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return variable.modifiers.contains { $0.name.text == "override" }
  }

  /// The labels of the parameters of the function that a token names.
  private static func labels(of token: TokenSyntax) -> [String] {
    guard let function = token.parent?.as(FunctionDeclSyntax.self), function.name.id == token.id else {
      return []
    }
    return function.signature.parameterClause.parameters.map(\.firstName.text)
  }

  private static func call(of token: TokenSyntax) -> FunctionCallExprSyntax? {
    guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.id == token.id
    else { return nil }
    return member.parent?.as(FunctionCallExprSyntax.self)
  }

  private static func asksForOrientations(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.contains { argument in
      argument.expression.as(FunctionCallExprSyntax.self)?.arguments.first?.label?.text
        == "interfaceOrientations"
    }
  }

  /// `UIDevice.current.setValue(…, forKey: "orientation")`.
  private static func setsOrientation(_ call: FunctionCallExprSyntax) -> Bool {
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
    let key = call.arguments.first { $0.label?.text == "forKey" }?.expression.trimmedDescription ?? ""
    return base.lowercased().contains("device") && key.hasSuffix("orientation\"")
  }
}
