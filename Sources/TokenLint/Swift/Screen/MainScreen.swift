import SwiftSyntax

/// Finds the main screen, also where only a type that is written near it says that `.main` is a screen.
enum MainScreen {
  static let triggers: [Trigger] = [.name("UIScreen")]

  /// The uses that the word `UIScreen` makes known.
  static func uses(at place: SwiftPlace) -> [MainScreenUse] {
    guard place.word == "UIScreen", !place.file.declares("UIScreen") else { return [] }
    if let chain = MemberChain(startingAt: place.token) {
      return chain.goesOn(with: "main") ? [MainScreenUse(chain, screenAt: 1)] : []
    }
    guard let type = WrittenType(place.token) else { return [] }
    if let extended = type.node.parent?.as(ExtensionDeclSyntax.self) { return ownUses(in: extended) }
    return type.values.filter(isImplicitMain).map { MainScreenUse(MemberChain(from: $0), screenAt: 0) }
      + cast(to: type)
  }

  /// `.main`, of which the type says what it is.
  static func isImplicitMain(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil && member.declName.baseName.text == "main"
  }

  /// `.main as UIScreen`.
  private static func cast(to type: WrittenType) -> [MainScreenUse] {
    guard let list = type.node.parent?.parent?.as(ExprListSyntax.self), list.count == 3,
      let sequence = list.parent?.as(SequenceExprSyntax.self), let first = list.first, isImplicitMain(first)
    else { return [] }
    return [MainScreenUse(MemberChain(from: ExprSyntax(sequence)), screenAt: 0)]
  }

  /// `main` and `Self.main` in an extension of the type.
  private static func ownUses(in extended: ExtensionDeclSyntax) -> [MainScreenUse] {
    extended.memberBlock.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.text == "main" || token.text == "Self", let chain = MemberChain(startingAt: token) else {
        return nil
      }
      if token.text == "main" { return MainScreenUse(chain, screenAt: 0) }
      return chain.goesOn(with: "main") ? MainScreenUse(chain, screenAt: 1) : nil
    }
  }
}
