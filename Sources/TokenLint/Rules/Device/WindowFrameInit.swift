import SwiftSyntax

extension LintRule {
  static let windowFrameInit = LintRule(
    "window-frame-init", .device, .error,
    Documentation(
      "Finds windows that are made without a scene.",
      reason: """
        A window that belongs to no scene is not shown where the app has scenes, which apps linked with the iOS 27 \
        SDK must have. `UIWindow()` is deprecated since iOS 26.
        """,
      instead: "`UIWindow(windowScene:)`, with the scene that the scene's delegate or a view's window has.",
      fix: "Where a window scene is at hand in the same function, it is passed: safe."),
    found: [
      "let window = ↓UIWindow(frame: UIScreen.main.bounds)",
      """
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = ↓UIWindow(frame: windowScene.screen.bounds)
      }
      """,
      "final class Coordinator {\n  private let window = ↓UIWindow()\n}",
    ],
    silent: [
      "let window = UIWindow(windowScene: scene)",
      "func show(in scene: UIWindowScene) {\n  let window = UIWindow(frame: .zero)\n  window.windowScene = scene\n}",
      "let window = NSWindow()", "let window: UIWindow? = nil", "class Overlay: UIWindow {}",
      "func window() -> UIWindow { PassWindow(windowScene: scene) }",
    ],
    swift: SwiftSearch([.call("UIWindow")]) { place, findings in
      guard let call = place.token.parent?.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.finalName == "UIWindow", !place.file.declares("UIWindow"),
        call.arguments.isEmpty || call.arguments.first?.label?.text == "frame"
      else { return }
      let surroundings = WindowSurroundings(Syntax(call))
      guard !surroundings.assignsScene else { return }
      let fixes = surroundings.sceneName.map { name in
        Fact.Fix(
          title: "pass the scene '\(name)'", applicability: .safe,
          edits: [findings.replacing(call, with: "UIWindow(windowScene: \(name))")])
      }
      findings.report(
        "apps linked with the iOS 27 SDK show no window without a scene; use 'UIWindow(windowScene:)'",
        at: call,
        fixes: fixes.map { [$0] } ?? [])
    })
}

/// What the function around a new window knows of scenes.
private struct WindowSurroundings {
  /// Whether a window is given its scene afterwards.
  private(set) var assignsScene = false
  /// A variable or parameter that is a window scene.
  private(set) var sceneName: String?

  init(_ window: Syntax) {
    var child = window
    var isInClosure = false
    while let parent = child.parent {
      if parent.is(ClosureExprSyntax.self) { isInClosure = true }
      take(parent, before: child)
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(VariableDeclSyntax.self)
          && parent.parent?.is(MemberBlockItemSyntax.self) == true
      {
        let scope = parent.is(VariableDeclSyntax.self) ? parent.parent?.parent ?? parent : parent
        assignsScene = Self.assignsScene(in: scope)
        break
      }
      child = parent
    }
    if isInClosure { sceneName = nil }
  }

  private static func assignsScene(in scope: Syntax) -> Bool {
    scope.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == "windowScene" && token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
        && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
    }
  }

  private mutating func take(_ node: Syntax, before child: Syntax) {
    guard sceneName == nil else { return }
    if let function = node.as(FunctionDeclSyntax.self) {
      let parameter = function.signature.parameterClause.parameters.first {
        $0.type.trimmedDescription == "UIWindowScene"
      }
      sceneName = parameter.map { ($0.secondName ?? $0.firstName).text }
    } else if let list = node.as(CodeBlockItemListSyntax.self) {
      for statement in list where statement.position < child.position {
        guard let choice = statement.item.as(GuardStmtSyntax.self) else { continue }
        sceneName = Self.scene(boundBy: choice.conditions) ?? sceneName
      }
    } else if let choice = node.as(IfExprSyntax.self), Syntax(choice.body) == child {
      sceneName = Self.scene(boundBy: choice.conditions)
    }
  }

  private static func scene(boundBy conditions: ConditionElementListSyntax) -> String? {
    for condition in conditions {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        let value = binding.initializer?.value.trimmedDescription,
        value.hasSuffix("as? UIWindowScene")
          || value.hasSuffix("as? UIWindowScene)") || value.hasSuffix(".windowScene")
      else { continue }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    return nil
  }
}
