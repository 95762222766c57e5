import SwiftSyntax

extension LintRule {
  static let screenMainPassed = LintRule(
    "screen-main-passed", .device, .warning,
    Documentation(
      "Finds the main screen itself where it is handed on, kept or compared.",
      reason: """
        Whoever gets it takes the main screen for the one a view is on, which is wrong as soon as the scene \
        is elsewhere. `UIScreen.main` is deprecated since iOS 26.
        """,
      instead: """
        Let the caller hand in a `UIScreen` or a `UITraitCollection`, taken from the view's own scene. What \
        observes a screen has to begin anew when its window moves to another one. For content on an external \
        display, use a scene with the role `windowExternalDisplayNonInteractive`; there this is only a note. \
        Where a member of the project asks for its size, use the size of the view, or its size class.
        """),
    found: [
      "let renderer = Renderer(screen: ↓UIScreen.main)", "func current() -> UIScreen { ↓.main }",
      "let renderer = Renderer(screen: ↓.main)",
      "let link = ↓UIScreen.main.displayLink(withTarget: self, selector: #selector(tick))",
      "center.addObserver(self, selector: #selector(change), name: name, object: ↓UIScreen.main)",
      "constraint.constant = ↓UIScreen.main.pointToPixelRatio",
      "final class Renderer {\n  let screen: UIScreen = ↓.main\n}",
      "func show(on screen: UIScreen = ↓.main) {}",
      "if screen != ↓UIScreen.main { mirror() }",
      "if ↓UIScreen.main.isCompactHeight { stack.spacing = 8 }",
    ],
    silent: [
      "let renderer = Renderer(screen: screen)", "import AppKit\nlet panel = Panel(screen: .main)",
      "let queue: DispatchQueue = .main",
      """
      func open(_ link: Link) {
        if link.isHome { router.open(screen: .main) } else { router.open(screen: .settings) }
      }
      """,
      "func current() -> DispatchQueue { .main }", "let width = UIScreen.main.bounds.width",
      "let screen = view.window?.windowScene?.screen ?? UIScreen.main", "let all = UIScreen.screens",
      "let screen: UIScreen? = nil", "XCTAssertNotNil(XCUIScreen.main)",
    ],
    swift: .mainScreen(.passed, alsoAt: [.label("screen")]) { use, place, findings in
      if ExternalDisplay.isMeant(at: use.screen) {
        return findings.report(
          "the main screen does not tell which display is external; use a scene with the external role",
          at: use,
          weight: .severity(.note))
      }
      findings.report(use.isAboutSize ? MainScreenUse.sizeMessage : passedMessage, at: use)
    }.and { place, findings in
      guard let main = argument(at: place) else { return }
      findings.report(passedMessage, at: main)
    })

  private static let passedMessage = """
    the main screen need not be the one a view is on; take a screen or a trait collection as a parameter
    """

  /// Whether the function around gives the argument other names too, which a screen has not: `open(screen: .settings)`.
  private static func isOneOfSeveral(_ argument: LabeledExprSyntax) -> Bool {
    ExprSyntax(argument.expression).enclosingCode?.node.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == argument.label?.text, let other = token.parent?.as(LabeledExprSyntax.self),
        let name = other.expression.as(MemberAccessExprSyntax.self)
      else { return false }
      return name.base == nil && name.declName.baseName.text != "main"
    } ?? false
  }

  /// `.main` in `Renderer(screen: .main)`.
  private static func argument(at place: SwiftPlace) -> ExprSyntax? {
    guard place.word == "screen", let argument = place.token.parent?.as(LabeledExprSyntax.self),
      argument.label?.id == place.token.id, MainScreen.isImplicitMain(argument.expression),
      !place.file.imports.contains("AppKit"), !place.file.imports.contains("Cocoa"),
      !isOneOfSeveral(argument)
    else { return nil }
    return argument.expression
  }
}
