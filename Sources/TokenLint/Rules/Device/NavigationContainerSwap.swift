import SwiftSyntax

extension LintRule {
  static let navigationContainerSwap = LintRule(
    "navigation-container-swap", .device, .warning,
    Documentation(
      "Finds navigation containers that are exchanged when the room changes.",
      reason: """
        When a phone is folded or a window is resized, the container is made anew: the path, the selection \
        and the place in a list are lost.
        """,
      instead: """
        Use one container that adapts: `NavigationSplitView`, a `TabView` with the style `sidebarAdaptable`, \
        a `UISplitViewController`, and keep the path outside of it.
        """),
    found: [
      "if sizeClass == .compact { ↓NavigationStack { List() } } else { NavigationSplitView { List() } }",
      """
      switch horizontalSizeClass {
      case .compact:
        ↓TabView { Home() }.tint(.red)
      default:
        NavigationSplitView { Home() }
      }
      """,
      """
      class A: UIViewController {
        override func traitCollectionDidChange(_ old: UITraitCollection?) {
          view.window?.↓rootViewController = SplitController()
        }
      }
      """,
    ],
    silent: [
      "if isLoggedIn { NavigationStack { Home() } } else { TabView { Login() } }",
      "if sizeClass == .compact { NavigationStack { A() } } else { NavigationStack { B() } }",
      "if sizeClass == .compact { Text(title) } else { NavigationSplitView { List() } }",
      "func start() { window.rootViewController = HomeController() }",
      "func traitCollectionDidChange() { let root = window.rootViewController }",
      "// if sizeClass == .compact { NavigationStack {} } else { NavigationSplitView {} }",
    ],
    swift: SwiftSearch(
      containers.flatMap { [.inElse($0), .inCase($0)] } + [.member("rootViewController", before: "=")]
    ) { place, findings in
      if place.word == "rootViewController" {
        guard let member = place.token.setMember, member.isInRoomChange else { return }
        findings.report(
          "the state of the old controller is lost when the room changes; use one container that adapts",
          at: member.declName)
        return
      }
      guard let pair = BranchPair(secondNamed: place.token), RoomCondition.isOne(pair.condition),
        let first = pair.names.first, let second = pair.names.second, first != second,
        containers.contains(first), containers.contains(second)
      else { return }
      findings.report(
        "state is lost when '\(first)' and '\(second)' are exchanged; use one container that adapts",
        at: ModifierChain(of: pair.first).rootReference,
        notes: [findings.note("the other is here", at: place.token)])
    })

  private static let containers = ["NavigationStack", "NavigationSplitView", "NavigationView", "TabView"]
}

extension TokenSyntax {
  /// The member with this name, if it is set: `window.rootViewController = …`.
  fileprivate var setMember: MemberAccessExprSyntax? {
    guard let member = parent?.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.id == id,
      let elements = member.parent?.parent?.as(SequenceExprSyntax.self)?.elements,
      elements.first?.id == member.id, elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return member
  }
}

extension SyntaxProtocol {
  /// Whether it is done when traits or sizes change.
  fileprivate var isInRoomChange: Bool {
    ancestors.contains { node in
      if let function = node.as(FunctionDeclSyntax.self) {
        return Self.callbacks.contains(function.name.text)
      }
      return node.as(FunctionCallExprSyntax.self)?.calledName == "registerForTraitChanges"
    }
  }

  private static var callbacks: Set<String> {
    ["traitCollectionDidChange", "viewWillTransition", "willTransition", "windowScene"]
  }
}
