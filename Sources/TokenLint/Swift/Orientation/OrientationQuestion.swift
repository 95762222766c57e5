import SwiftSyntax

/// What is asked of an orientation.
struct OrientationQuestion {
  enum Asked {
    /// Whether it is landscape or portrait: a question that the room a view has answers better.
    case landscapeOrPortrait
    /// Which landscape it is, whether it is upside down, or whether the device lies flat: no size can tell.
    case wayRound
    /// Nothing; it is handed on or kept.
    case nothing
  }

  let asks: Asked

  init(_ chain: MemberChain) {
    let own = Self.asked(of: chain)
    let uses = own == .nothing ? GivenName.uses(of: chain.expression).map(Self.asked) : []
    asks = uses.first { $0 == .landscapeOrPortrait } ?? uses.first { $0 == .wayRound } ?? own
  }

  private static func asked(of chain: MemberChain) -> Asked {
    if chain.links[0].isCalled { return .landscapeOrPortrait }
    switch chain.links.dropFirst().first?.name {
    case "isLandscape", "isPortrait": return .landscapeOrPortrait
    case "isFlat", "isValidInterfaceOrientation": return .wayRound
    case nil: return comparison(with: chain.expression)
    default: return .nothing
    }
  }

  private static func comparison(with expression: ExprSyntax) -> Asked {
    guard let parent = expression.parent else { return .nothing }
    if let choice = parent.as(SwitchExprSyntax.self), choice.subject.id == expression.id {
      let labels = choice.cases.compactMap {
        $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
      }
      return labels.contains(where: { isWayRound(Syntax($0)) }) ? .wayRound : .landscapeOrPortrait
    }
    if let pattern = parent.as(InitializerClauseSyntax.self)?.parent?.as(MatchingPatternConditionSyntax.self)
    {
      return isWayRound(Syntax(pattern.pattern)) ? .wayRound : .landscapeOrPortrait
    }
    if let call = listCall(around: parent) {
      return isWayRound(Syntax(call)) ? .wayRound : .landscapeOrPortrait
    }
    guard let list = parent.as(ExprListSyntax.self), isCompared(expression, in: Array(list)) else {
      return .nothing
    }
    return isWayRound(Syntax(list)) ? .wayRound : .landscapeOrPortrait
  }

  /// `[.landscapeLeft, .landscapeRight].contains(…)`.
  private static func listCall(around argument: Syntax) -> FunctionCallExprSyntax? {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      method.declName.baseName.text == "contains", method.base?.is(ArrayExprSyntax.self) == true
    else { return nil }
    return call
  }

  private static let cases: Set<String> = [
    "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "faceUp", "faceDown",
  ]

  /// Whether it is compared with a case; with another orientation, it is only asked whether it changed.
  private static func isCompared(_ expression: ExprSyntax, in elements: [ExprSyntax]) -> Bool {
    guard let place = elements.firstIndex(where: { $0.id == expression.id }) else { return false }
    return isCase(at: place - 2, after: place - 1, elements)
      || isCase(at: place + 2, after: place + 1, elements)
  }

  private static func isCase(at other: Int, after sign: Int, _ elements: [ExprSyntax]) -> Bool {
    guard elements.indices.contains(sign), elements.indices.contains(other) else { return false }
    let operation = elements[sign].trimmedDescription
    return (operation == "==" || operation == "!=") && cases.contains(elements[other].finalName)
  }

  /// Whether one of the landscapes is told from the other, or a position that is neither.
  private static func isWayRound(_ node: Syntax) -> Bool {
    var words: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) { words.insert(token.text) }
    if words.contains("landscapeLeft") != words.contains("landscapeRight") { return true }
    if !words.isDisjoint(with: ["faceUp", "faceDown"]) { return true }
    return words.contains("portraitUpsideDown") && !words.contains("portrait")
      && !words.contains("landscapeLeft")
  }
}
