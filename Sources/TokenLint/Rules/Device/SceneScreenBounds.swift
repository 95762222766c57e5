import SwiftSyntax

extension LintRule {
  static let sceneScreenBounds = LintRule(
    "scene-screen-bounds", .device, .warning,
    Documentation(
      "Finds the size of the screen that a window or scene is on.",
      reason: """
        A scene seldom has its whole screen. Asking the screen of the scene instead of the main one is right \
        for scale and brightness and as wrong for sizes.
        """,
      instead: """
        Use the bounds of the view. Where the size of the scene itself is meant, use \
        `windowScene.effectiveGeometry.coordinateSpace.bounds` (iOS 26), and \
        `windowScene.coordinateSpace.bounds` before that.
        """),
    found: [
      "let width = ↓view.window?.windowScene?.screen.bounds.width", "let size = ↓window.screen.bounds.size",
      "let height = ↓windowScene.screen.nativeBounds.height / 3",
      "let width = ↓(scene as? UIWindowScene)?.screen.bounds.width",
      """
      func layout() {
        guard let screen = ↓view.window?.windowScene?.screen else { return }
        header.frame.size.width = screen.bounds.width
      }
      """,
      """
      func turn() {
        // Only its shape is asked for.
        let bounds = ↓windowScene.screen.bounds
        if bounds.width > bounds.height { rotate() }
        logTurn(bounds.size)
      }
      """,
      "let isFull = window.frame.width == ↓window.screen.bounds.height",
      "let size = ↓application.windows.first?.screen.bounds.size",
      "let size = view.window?.windowScene.map { ↓$0.screen.bounds.size }",
      "let sizes = screens.map(↓\\UIScreen.bounds)",
    ],
    silent: [
      "let scale = view.window?.windowScene?.screen.scale", "let bounds = window.bounds",
      "let bounds = windowScene.effectiveGeometry.coordinateSpace.bounds", "let bounds = game.screen.bounds",
      "let bounds = externalWindow.screen.bounds", "let brightness = window.screen.brightness",
      "func show() {\n  if let screen = view.window?.windowScene?.screen { use(screen.scale) }\n}",
      "let scales = screens.map(\\UIScreen.scale)",
      """
      func restore(_ scene: UIWindowScene) {
        guard let systemFrame = saved, fits(systemFrame, scene.screen.bounds.size) else { return }
        request(systemFrame)
      }
      """,
    ],
    swift: SwiftSearch([.member("screen"), .name("UIScreen")]) { place, findings in
      for question in SceneScreenQuestion.all(at: place) {
        findings.report(
          question.asksForShape
            ? """
            the shape of the screen is not that of the scene; compare the view's width and height, or ask \
            'effectiveGeometry.interfaceOrientation' where a rotation is meant
            """
            : "a scene seldom has its whole screen; use the bounds of the view or of the scene's coordinate space",
          at: question.node,
          notes: question.uses.map { findings.note("the screen's size is read here", at: $0.expression) })
      }
    })
}

/// A place that asks the screen of a window or scene for its size.
private struct SceneScreenQuestion {
  let node: Syntax
  /// Where a name given to the screen is used for that.
  let uses: [MemberChain]

  static func all(at place: SwiftPlace) -> [SceneScreenQuestion] {
    if place.word == "UIScreen" { return keyPath(at: place).map { [$0] } ?? [] }
    guard place.word == "screen", let member = place.token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.id == place.token.id, let base = member.base, isOfScene(base),
      !ExternalDisplay.isMeant(at: ExprSyntax(member)), !placesMacWindow(member)
    else { return [] }
    let chain = MemberChain(from: ExprSyntax(member))
    if asksForSize(chain) { return [SceneScreenQuestion(node: Syntax(chain.links[1].expression), uses: [])] }
    let uses = GivenName.uses(of: chain.expression).filter(asksForSize)
    return uses.isEmpty ? [] : [SceneScreenQuestion(node: Syntax(member), uses: uses)]
  }

  /// Whether nothing is asked but whether the screen is wider than high, logs aside.
  var asksForShape: Bool {
    let reads = uses.isEmpty ? node.as(ExprSyntax.self).map(Self.reads) ?? [] : uses
    let asked = reads.filter { read in !read.expression.ancestors.contains(where: ReportingCall.isOne) }
    return !asked.isEmpty && asked.allSatisfy { Self.isComparedWithOtherSide($0.expression) }
  }

  /// Where the bounds are read, be it through a name.
  private static func reads(of bounds: ExprSyntax) -> [MemberChain] {
    let chain = MemberChain(from: bounds)
    return chain.links.count > 1 ? [chain] : GivenName.uses(of: bounds)
  }

  private static func isComparedWithOtherSide(_ side: ExprSyntax) -> Bool {
    guard let arithmetic = Arithmetic(around: side), arithmetic.operands.count == 1,
      let compared = arithmetic.comparison?.operands, compared.count == 1
    else { return false }
    let sides = [side, compared[0]].compactMap { $0.as(MemberAccessExprSyntax.self) }
    return Set(sides.map(\.declName.baseName.text)) == ["width", "height"]
      && Set(sides.map { $0.base?.trimmedDescription }).count == 1
  }

  /// Whether the frame of a Mac window is worked out, which is a part of the screen: `systemFrame`.
  private static func placesMacWindow(_ screen: MemberAccessExprSyntax) -> Bool {
    screen.enclosingCode?.node.tokens(viewMode: .sourceAccurate)
      .contains { $0.text.hasSuffix("ystemFrame") } == true
  }

  private static func asksForSize(_ chain: MemberChain) -> Bool {
    chain.goesOn(with: "bounds") || chain.goesOn(with: "nativeBounds")
  }

  private static func isOfScene(_ base: ExprSyntax) -> Bool {
    let name = (base.trimmedDescription == "$0" ? callee(around: base) : base.trimmedDescription).lowercased()
    return (name.contains("window") || name.contains("scene")) && !name.contains("external")
  }

  /// What a closure is handed to: `windowScene.map { $0.screen.bounds }`.
  private static func callee(around base: ExprSyntax) -> String {
    var next = base.parent
    while let node = next, !node.is(ClosureExprSyntax.self) { next = node.parent }
    return next?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? ""
  }

  /// `\UIScreen.bounds`.
  private static func keyPath(at place: SwiftPlace) -> SceneScreenQuestion? {
    guard let type = WrittenType(place.token), let path = type.node.parent?.as(KeyPathExprSyntax.self),
      let first = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self),
      ["bounds", "nativeBounds"].contains(first.declName.baseName.text)
    else { return nil }
    return SceneScreenQuestion(node: Syntax(path), uses: [])
  }
}
