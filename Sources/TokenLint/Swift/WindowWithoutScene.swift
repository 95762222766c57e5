import SwiftSyntax

/// `UIWindow(frame: …)` or `UIWindow()` that is not given a scene afterwards.
struct WindowWithoutScene {
  let call: FunctionCallExprSyntax
  /// A variable or parameter at hand that is a window scene.
  let sceneName: String?

  /// Nil for another call.
  init?(_ call: FunctionCallExprSyntax, in file: SwiftFileHead) {
    guard Self.isWindow(call), call.leftParen != nil, !file.declares("UIWindow"),
      call.arguments.isEmpty || call.arguments.first?.label?.text == "frame"
    else { return nil }
    let surroundings = WindowSurroundings(Syntax(call))
    guard !surroundings.assignsScene else { return nil }
    self.call = call
    sceneName = surroundings.sceneName
  }

  /// The call by which a window may be made, seen from `UIWindow`, or from the screen that it gets the frame of.
  static func call(at token: TokenSyntax) -> FunctionCallExprSyntax? {
    if token.text == "UIWindow" {
      return token.ancestorCalls.first { $0.calledExpression.range.contains(token.position) }
    }
    let call = token.ancestorCalls.first { $0.calledExpression.finalName.hasSuffix("Window") }
    return call?.calledExpression.finalName == "UIWindow" ? nil : call
  }

  /// A class of the project that gets the frame of a screen is one too: `OverlayWindow(frame: UIScreen.main.bounds)`.
  private static func isWindow(_ call: FunctionCallExprSyntax) -> Bool {
    let called = call.calledExpression
    // `UIWindow.init(frame: …)` is the same.
    let isInit = called.finalName == "init"
    let name = isInit ? called.as(MemberAccessExprSyntax.self)?.base?.finalName ?? "" : called.finalName
    if name == "UIWindow" { return true }
    guard name.hasSuffix("Window") else { return false }
    return call.arguments.first.map {
      NameChain($0.expression).names.starts(with: ["UIScreen", "main", "bounds"])
    } == true
  }

  /// The window that a value is the frame of.
  init?(withFrame frame: ExprSyntax, in file: SwiftFileHead) {
    guard let argument = frame.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    self.init(call, in: file)
  }
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

extension TokenSyntax {
  /// The calls in whose arguments it stands, in the same statement.
  fileprivate var ancestorCalls: [FunctionCallExprSyntax] {
    Syntax(self).ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }.compactMap {
      $0.as(FunctionCallExprSyntax.self)
    }
  }
}
