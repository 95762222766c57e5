import SwiftSyntax

extension LintRule {
  static let sharedTraitCollection = LintRule(
    "shared-trait-collection", .device, .warning,
    Documentation(
      "Finds traits of the main screen, and size classes, scale or idiom of the current trait collection.",
      reason: """
        The traits of the main screen are not those of a scene. `UITraitCollection.current` is only set \
        while UIKit draws or lays out a view; elsewhere it holds whatever was there before.
        """,
      instead: "Use `traitCollection` of the view or view controller, or take one as a parameter.",
      fix: """
        In methods of views and view controllers, `traitCollection` is a safe fix for scale and size \
        classes.
        """),
    found: [
      """
      // An info: the windows' own style is not asked for.
      final class Themes {
        func follow() { use(dark: ↓UIScreen.main.traitCollection.userInterfaceStyle == .dark) }
        func use(dark: Bool) { window.overrideUserInterfaceStyle = dark ? .dark : .light }
      }
      """,
      """
      final class Page: UIViewController {
        func follow() { use(dark: ↓UIScreen.main.traitCollection.userInterfaceStyle == .dark) }
        func use(dark: Bool) { view.overrideUserInterfaceStyle = dark ? .dark : .light }
      }
      """,
      "let isWide = ↓UIScreen.main.traitCollection.horizontalSizeClass == .regular",
      "let scale = ↓UITraitCollection.current.displayScale",
      "func layout() {\n  if ↓UITraitCollection.current.horizontalSizeClass == .compact { stack() }\n}",
      "let label = UILabel(traits: ↓UIScreen.main.traitCollection)",
      "func layout() {\n  let traits = ↓UITraitCollection.current\n  use(traits.verticalSizeClass)\n}",
      """
      final class Card: UIView {
        func update() {
          if ↓UITraitCollection.current.horizontalSizeClass == .compact { stack() }
        }
      }
      """,
    ],
    silent: [
      "#if os(visionOS)\nlet scale = UITraitCollection.current.displayScale\n#endif",
      "let isDark = UITraitCollection.current.userInterfaceStyle == .dark",
      "let scale = traitCollection.displayScale",
      """
      final class Card: UIView {
        override func draw(_ rect: CGRect) { fill(UITraitCollection.current.displayScale) }
      }
      """,
      "traits.performAsCurrent {\n  let scale = UITraitCollection.current.displayScale\n}",
      "let color = UIColor { _ in UITraitCollection.current.displayScale > 2 ? .red : .blue }",
      "alert.overrideUserInterfaceStyle = UIScreen.main.traitCollection.userInterfaceStyle",
      """
      func ask() {
        let style = UIScreen.main.traitCollection.userInterfaceStyle
        alert.overrideUserInterfaceStyle = style
      }
      """,
      "let scale = UIScreen.main.traitCollection.displayScale", "let image = asset.image(with: .current)",
    ],
    swift: .mainScreen(.traits, alsoAt: [.type("UITraitCollection")]) { use, place, findings in
      // Where a view is to look like the system and not like the views around it, its own traits are no help.
      if use.question.isGivenOnAsStyle { return }
      if use.question.isStyleOfWhoSetsIt {
        findings.report(
          "the main screen's style is not that of every scene; ask the traits of the window scene", at: use,
          weight: .severity(.note))
        return
      }
      findings.report(
        "the main screen's traits are not those of a scene; use the traits of the view or of its controller",
        at: use,
        fixes: ownTraits(for: use.question, asking: use.members.dropFirst().first?.name, place, findings))
    }.and { place, findings in
      guard let question = currentTraits(at: place) else { return }
      findings.report(
        """
        the current traits are only set while a view is drawn or laid out; use the traits of the view or of \
        its controller
        """,
        at: question.node,
        notes: question.uses.map { findings.note("the traits are read here", at: $0.expression) },
        fixes: question.uses.isEmpty
          ? ownTraits(for: question.node, asking: question.trait, place, findings) : [])
    })

  private static let layoutTraits: Set<String> = [
    "displayScale", "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom",
  ]

  private static func currentTraits(
    at place: SwiftPlace
  ) -> (node: ExprSyntax, trait: String?, uses: [MemberChain])? {
    guard place.word == "UITraitCollection", let chain = MemberChain(startingAt: place.token),
      chain.goesOn(with: "current"),
      !chain.links[0].expression.isInParentheses, !PlatformCondition.isOnlyVision(around: chain.expression),
      !CurrentTraits.areSet(at: chain.expression, file: place.file)
    else { return nil }
    let node = chain.links[1].expression
    if chain.links.count > 2 {
      let trait = chain.links[2].name
      return layoutTraits.contains(trait) ? (node, trait, []) : nil
    }
    let uses = GivenName.uses(of: node).filter {
      $0.links.count > 1 && layoutTraits.contains($0.links[1].name)
    }
    return uses.isEmpty ? nil : (node, nil, uses)
  }

  private static func ownTraits(
    for node: ExprSyntax, asking trait: String?, _ place: SwiftPlace, _ findings: SwiftFindings
  ) -> [Fact.Fix] {
    guard let trait, layoutTraits.contains(trait), trait != "userInterfaceIdiom",
      ViewMember(around: node, file: place.file) != nil
    else { return [] }
    return [
      Fact.Fix(
        title: "use the view's own traits", applicability: .safe,
        edits: [findings.replacing(node, with: "traitCollection")])
    ]
  }
}

extension ExprSyntax {
  /// Whether the type around gives windows a style of its own, so that their traits do not tell that of the system.
  fileprivate var isStyleOfWhoSetsIt: Bool {
    guard MemberChain(from: self).links.last?.name == "userInterfaceStyle", let type = enclosingTypes.first
    else { return false }
    return type.members.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == "overrideUserInterfaceStyle",
        let member = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      else { return false }
      return NameChain(member.base).names.last.map {
        NameWords.of($0).last.map(["window", "controller"].contains) == true
      } == true
    }
  }

  /// Whether the style that is asked of it becomes that of a view, or of a window.
  fileprivate var isGivenOnAsStyle: Bool {
    let chain = MemberChain(from: self)
    guard let style = chain.links.last, style.name == "userInterfaceStyle" else { return false }
    let values = [style.expression] + GivenName.uses(of: style.expression).map(\.expression)
    return values.contains { Arithmetic(around: $0)?.assigned?.finalName == "overrideUserInterfaceStyle" }
  }
}
