import SwiftSyntax

/// What is asked of all scenes of an application: `connectedScenes.compactMap { … }.first`.
struct SceneChain {
  private let links: [MemberChain.Link]
  /// The place of the link that takes one of many; nil if none does.
  private let choosing: Int?

  /// The chain that begins with `connectedScenes` or `openSessions`, be it of an application or in an extension of it.
  init?(_ token: TokenSyntax) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    if reference.isMemberName {
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.base != nil else {
        return nil
      }
      self.init(from: ExprSyntax(member))
    } else {
      self.init(from: ExprSyntax(reference))
    }
  }

  init(from scenes: ExprSyntax) {
    links = MemberChain(from: scenes).links
    choosing = links.firstIndex { Self.choices.contains($0.name) }
  }

  private static let choices: Set<String> = ["first", "last", "randomElement", "popFirst"]

  /// Whether it takes one scene, or one window, by nothing that tells it from others.
  var choosesOne: Bool {
    guard let choosing, !isOnlyAskedFor else { return false }
    let closures = links.prefix(choosing + 1).map(\.expression).compactMap {
      $0.as(FunctionCallExprSyntax.self)
    }
    return !closures.contains { call in
      Self.closures(of: call).contains { closure in
        closure.tokens(viewMode: .sourceAccurate).contains {
          // A car has one scene of each kind.
          Self.telling.contains($0.text) || $0.text.hasPrefix("CPTemplate")
        }
          || SceneLookup.isOne(closure)
      }
    }
  }

  /// Whether nothing is taken, but asked whether there is one: `scenes.first { … } == nil`.
  private var isOnlyAskedFor: Bool {
    guard let choice, let elements = choice.parent?.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { $0.id == choice.id })
    else { return false }
    return [(place - 1, place - 2), (place + 1, place + 2)].contains { sign, other in
      elements.indices.contains(sign) && elements.indices.contains(other)
        && ["==", "!="].contains(elements[sign].trimmedDescription)
        && elements[other].is(NilLiteralExprSyntax.self)
    }
  }

  private static func closures(of call: FunctionCallExprSyntax) -> [Syntax] {
    let trailing = [call.trailingClosure].compactMap { $0.map { Syntax($0) } }
    return trailing + call.arguments.map { Syntax($0.expression) }
  }

  /// What is said of a certain scene.
  private static let telling: Set<String> = [
    "session", "persistentIdentifier", "role", "configuration", "userInfo", "title", "delegate", "===",
    "userActivity", "sceneIdentifier", "window",
  ]

  /// Up to where the one is taken.
  var choice: ExprSyntax? { choosing.map { links[$0].expression } }

  /// Whether it goes on to the windows of the scenes before it takes one.
  var reachesWindows: Bool {
    guard let choosing else { return false }
    return links.prefix(choosing).contains { link in
      if link.name == "windows" || link.name == "keyWindow" { return true }
      guard let call = link.expression.as(FunctionCallExprSyntax.self) else { return false }
      return Self.closures(of: call).contains { closure in
        closure.tokens(viewMode: .sourceAccurate).contains { $0.text == "windows" || $0.text == "keyWindow" }
      }
    }
  }
}
