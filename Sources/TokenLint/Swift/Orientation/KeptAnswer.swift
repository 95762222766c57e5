import SwiftSyntax

/// What keeps the answer of a question.
enum KeptAnswer {
  /// The answer with what is mixed in: `scene?.interfaceOrientation.isPortrait ?? true`.
  static func whole(_ answer: ExprSyntax) -> ExprSyntax {
    let around = answer.ancestors.prefix { $0.is(ExprSyntax.self) || $0.is(ExprListSyntax.self) }
    return around.compactMap { $0.as(ExprSyntax.self) }.last ?? answer
  }

  /// `self.isLandscape = …`, and `_isLandscape = State(initialValue: …)`.
  static func ownProperty(keeping answer: ExprSyntax) -> String? {
    guard let target = target(of: answer) else { return nil }
    let name = target.finalName
    if let member = target.as(MemberAccessExprSyntax.self) { return isOwn(member) ? name : nil }
    if target.seesLocal(name) { return nil }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// `model.isLandscape = …`.
  static func foreignProperty(keeping answer: ExprSyntax) -> String? {
    target(of: answer)?.as(MemberAccessExprSyntax.self).flatMap { isOwn($0) ? nil : $0.finalName }
  }

  private static func isOwn(_ member: MemberAccessExprSyntax) -> Bool {
    member.base?.trimmedDescription == "self"
  }

  private static func target(of answer: ExprSyntax) -> ExprSyntax? {
    for node in answer.ancestors {
      if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { return nil }
      guard let list = node.as(ExprListSyntax.self).map(Array.init), list.count > 1,
        list[1].is(AssignmentExprSyntax.self)
      else { continue }
      return list[0]
    }
    return nil
  }
}
