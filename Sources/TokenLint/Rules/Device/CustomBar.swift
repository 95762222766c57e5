import SwiftSyntax

extension LintRule {
  static let customBar = LintRule(
    "custom-bar", .device, .info,
    Documentation(
      "Finds bars that the app makes itself, and `NavigationView`.",
      reason: """
        The system moves the bars of its containers to the side where a display is low and wide. A toolbar \
        or tab bar that an app makes stays where it is and takes the height that is scarce there. \
        `NavigationView` is deprecated since iOS 16.
        """,
      instead: """
        Use the bars of `UINavigationController`, `UITabBarController`, `NavigationStack`, \
        `NavigationSplitView` and `TabView`, with `toolbarItems` and `toolbar(content:)`. A toolbar above \
        the keyboard is fine.
        """),
    found: [
      "let bar = ↓UIToolbar()", "let bar = ↓UINavigationBar(frame: .zero)", "lazy var tabs = ↓UITabBar()",
      "var body: some View { ↓NavigationView { List() } }",
    ],
    silent: [
      "UINavigationBar.appearance().tintColor = .red", "let bar: UIToolbar", "// UIToolbar()",
      "class Bar: UIToolbar {}", "func show(_ bar: UITabBar) {}", "field.inputAccessoryView = UIToolbar()",
      "func build() {\n  let bar = UIToolbar()\n  field.inputAccessoryView = bar\n}",
      "var body: some View { NavigationStack { List() } }",
    ],
    swift: SwiftSearch(
      ["UIToolbar", "UINavigationBar", "UITabBar", "NavigationView"].map { .name($0, before: "({") }
    ) {
      place, findings in
      guard let reference = place.token.parent?.as(DeclReferenceExprSyntax.self),
        let call = reference.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == reference.id,
        !place.file.declares(place.word)
      else { return }
      if place.word == "NavigationView" {
        findings.report(
          "'NavigationView' is deprecated; use 'NavigationStack' or 'NavigationSplitView'", at: reference)
      } else if !call.isAboveKeyboard {
        findings.report(
          "a bar that the app makes never moves to the side; use that of a container controller",
          at: reference)
      }
    })
}

extension FunctionCallExprSyntax {
  /// Whether the declaration or statement around it makes an accessory of the keyboard.
  fileprivate var isAboveKeyboard: Bool {
    let around = ancestors.first { node in
      node.is(FunctionDeclSyntax.self)
        || node.is(VariableDeclSyntax.self) && node.parent?.is(MemberBlockItemSyntax.self) == true
        || node.parent?.parent?.is(SourceFileSyntax.self) == true
    }
    return around?.mentions(["inputAccessoryView"]) ?? false
  }
}
