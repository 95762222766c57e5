import SwiftSyntax

/// Code that runs in one orientation and not in another.
enum OrientedCode {
  /// Whether it speaks of a layout, or gives something a number.
  static func isLayout(_ code: Syntax) -> Bool {
    if code.is(FunctionCallExprSyntax.self), ReportingCall.isOne(code) { return false }
    if let token = code.as(TokenSyntax.self), case .identifier(let name) = token.tokenKind {
      return isOfLayout(name)
    }
    return isNumber(code) || code.children(viewMode: .sourceAccurate).contains(where: isLayout)
  }

  /// Whether a name is one of a layout: `titleHeight`, `remakeConstraints`, `applyLandscape`.
  static func isOfLayout(_ name: String) -> Bool {
    LayoutVocabulary.evidence(ofName: name).isOfLayout || LayoutVocabulary.evidence(ofCallee: name).isOfLayout
      || isNamedAfterSides(name) && !cases.contains(name) && NameWords.of(name).first != "is"
  }

  /// Whether a name says for which orientation something is, and is none of an orientation itself.
  static func isNamedAfterSides(_ name: String) -> Bool {
    let words = NameWords.of(name)
    return !sides.isDisjoint(with: words) && orientations.isDisjoint(with: words)
  }

  private static let sides: Set<String> = ["landscape", "portrait", "horizontal", "vertical"]
  private static let orientations: Set<String> = ["orientation", "orientations"]
  private static let cases: Set<String> = [
    "portrait", "portraitUpsideDown", "landscape", "landscapeLeft", "landscapeRight",
  ]

  /// A number that is one of the values of `?:`, is returned, or set.
  private static func isNumber(_ code: Syntax) -> Bool {
    guard let value = code.as(ExprSyntax.self), RawNumber(value) != nil, let parent = value.parent else {
      return false
    }
    if parent.is(UnresolvedTernaryExprSyntax.self) || parent.is(ReturnStmtSyntax.self) { return true }
    guard let list = parent.as(ExprListSyntax.self).map(Array.init), list.count > 1,
      let place = list.firstIndex(where: { $0.id == value.id }), place > 0
    else { return false }
    return list[place - 1].is(AssignmentExprSyntax.self)
      || list[place - 1].is(UnresolvedTernaryExprSyntax.self)
  }
}
