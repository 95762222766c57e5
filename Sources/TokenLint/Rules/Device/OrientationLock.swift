import SwiftSyntax

extension LintRule {
  static let orientationLock = LintRule(
    "orientation-lock", .device, .info,
    Documentation(
      "Finds code that allows only some orientations, or turns the interface.",
      reason: """
        The system does not honor it everywhere: not in a resizable window, and not on the inner display of \
        a foldable phone. A layout that was only meant for portrait is then shown in a wide scene. Setting \
        the orientation of the device by key-value coding has no public meaning, and is a warning.
        """,
      instead: """
        Keep the lock where it is meant, and let the layout work in a wide scene too. Where the interface \
        must not turn for a while, such as in a game, use `prefersInterfaceOrientationLocked` (iOS 26).
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
        at: restriction.node, weight: restriction.isPrivate ? .severity(.warning) : .usual)
    })
}

/// A place that allows only some orientations, or sets one.
private struct OrientationRestriction {
  let node: TokenSyntax
  /// Whether it does so behind the back of UIKit.
  let isPrivate: Bool

  private static let properties: Set<String> = [
    "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation", "shouldAutorotate",
  ]

  static let triggers: [Trigger] =
    properties.sorted().map { .name($0) } + [
      .name("supportedInterfaceOrientationsFor"), .call("requestGeometryUpdate"),
      .member("attemptRotationToDeviceOrientation"), .text("orientation"),
    ]

  init?(at place: SwiftPlace) {
    let token = place.token
    let found: TokenSyntax? =
      switch place.word {
      case "supportedInterfaceOrientationsFor": Self.delegateMethod(with: token)
      case "requestGeometryUpdate": Self.asksForOrientations(token) ? token : nil
      case "attemptRotationToDeviceOrientation":
        token.parent?.parent?.is(MemberAccessExprSyntax.self) == true ? token : nil
      case "orientation": Self.setter(withKey: token)
      default: Self.isOverride(token) ? token : nil
      }
    guard let found else { return nil }
    node = found
    isPrivate = place.word == "orientation"
  }

  private static func isOverride(_ token: TokenSyntax) -> Bool {
    if let function = token.parent?.as(FunctionDeclSyntax.self), function.name.id == token.id {
      return function.signature.parameterClause.parameters.first?.firstName.text == "for"
    }
    guard let pattern = token.parent?.as(IdentifierPatternSyntax.self),
      let variable = pattern.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return variable.modifiers.contains { $0.name.text == "override" }
  }

  /// `application(_:supportedInterfaceOrientationsFor:)`.
  private static func delegateMethod(with label: TokenSyntax) -> TokenSyntax? {
    let parameter = label.parent?.as(FunctionParameterSyntax.self)
    let function = parameter?.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self)
    return function?.name.text == "application" ? function?.name : nil
  }

  /// `requestGeometryUpdate(.iOS(interfaceOrientations: …))`.
  private static func asksForOrientations(_ token: TokenSyntax) -> Bool {
    let call = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.arguments.contains { argument in
      argument.expression.as(FunctionCallExprSyntax.self)?.arguments.first?.label?.text
        == "interfaceOrientations"
    } == true
  }

  /// `setValue` in `UIDevice.current.setValue(…, forKey: "orientation")`.
  private static func setter(withKey text: TokenSyntax) -> TokenSyntax? {
    guard let argument = text.parent?.parent?.parent?.parent?.as(LabeledExprSyntax.self),
      argument.label?.text == "forKey",
      let called = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression,
      let method = called.as(MemberAccessExprSyntax.self), method.declName.baseName.text == "setValue",
      method.base?.trimmedDescription.lowercased().contains("device") == true
    else { return nil }
    return method.declName.baseName
  }
}
