import SwiftSyntax

extension LintRule {
  static let screenList = LintRule(
    "screen-list", .device, .info,
    Documentation(
      "Finds the list of screens, their mirrors, and notifications of their coming and going.",
      reason: """
        Since iOS 16, screens are not what an app watches: a connected display brings a scene of its own. \
        `UIScreen.screens` and its notifications are deprecated.
        """,
      instead: "Give a scene the role `windowExternalDisplayNonInteractive` in the scene manifest."),
    found: [
      "let count = ↓UIScreen.screens.count", "let external = ↓UIScreen.screens.first { $0 !== screen }",
      "center.addObserver(self, selector: #selector(add), name: ↓UIScreen.didConnectNotification, object: nil)",
      "let names = [↓UIScreen.didDisconnectNotification]", "let mirrored = ↓window.screen.mirrored",
      "let mirrored = ↓UIScreen.main.mirrored",
    ],
    silent: [
      "let role = UISceneSession.Role.windowExternalDisplayNonInteractive", "let all = NSScreen.screens",
      "let image = photo.mirrored", "let scenes = application.connectedScenes", "// UIScreen.screens",
      "let name = UIScreen.modeDidChangeNotification",
      "switch way {\ncase .mirrored: break\ndefault: break\n}",
    ],
    swift: .mainScreen(.list, alsoAt: [.member("mirrored")]) { use, _, findings in
      findings.report(listMessage, at: use)
    }.and { place, findings in
      if let question = listOrNotification(at: place) ?? mirror(at: place) {
        findings.report(listMessage, at: question)
      }
    })

  private static let listMessage =
    "a connected display brings a scene of its own; use a scene with the external role"

  private static func listOrNotification(at place: SwiftPlace) -> ExprSyntax? {
    guard place.word == "UIScreen", !place.file.declares("UIScreen"),
      let chain = MemberChain(startingAt: place.token),
      ["screens", "didConnectNotification", "didDisconnectNotification"].contains(where: {
        chain.goesOn(with: $0)
      })
    else { return nil }
    return chain.links[1].expression
  }

  private static func mirror(at place: SwiftPlace) -> ExprSyntax? {
    guard place.word == "mirrored", let member = place.token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.id == place.token.id, let base = member.base?.lastName,
      base.lowercased().hasSuffix("screen"), base != "UIScreen"
    else { return nil }
    return ExprSyntax(member)
  }
}
