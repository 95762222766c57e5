import SwiftSyntax

/// The places whose value is taken where another is missing: `x ?? here`, `x == nil ? here : x`, and the `else` of a
/// `guard let` or `if let`.
enum FallbackPosition {
  static func includes(_ expression: ExprSyntax) -> Bool {
    var child = Syntax(expression)
    while let parent = child.parent {
      switch parent.kind {
      case .exprList: if isFallback(child, in: parent) { return true }
      case .codeBlock: return isDoneWithoutValue(parent)
      case .closureExpr, .functionDecl, .initializerDecl, .accessorBlock, .memberBlock: return false
      default: break
      }
      child = parent
    }
    return false
  }

  /// Operators are not folded by the parser: an operand belongs to those before it that bind closer, and then to the
  /// next.
  private static func isFallback(_ child: Syntax, in list: Syntax) -> Bool {
    let elements = list.as(ExprListSyntax.self).map(Array.init) ?? []
    guard let place = elements.firstIndex(where: { Syntax($0) == child }) else { return false }
    if child.is(UnresolvedTernaryExprSyntax.self) { return asksForValue(elements[..<place]) }
    for index in stride(from: place - 1, through: 1, by: -2) {
      if elements[index].is(UnresolvedTernaryExprSyntax.self) { return asksForValue(elements[..<index]) }
      let sign = elements[index].trimmedDescription
      if sign == "??" { return true }
      if !closer.contains(sign) { return false }
    }
    return false
  }

  private static let closer: Set<String> = ["*", "/", "%", "+", "-", "&*", "&+", "&-", "...", "..<"]

  /// Whether a condition compares with nil, or asks whether a trait is set at all.
  private static func asksForValue(_ condition: ArraySlice<ExprSyntax>) -> Bool {
    condition.contains { $0.is(NilLiteralExprSyntax.self) || $0.trimmedDescription.hasSuffix("displayScale") }
  }

  private static func isDoneWithoutValue(_ block: Syntax) -> Bool {
    if let statement = block.parent?.as(GuardStmtSyntax.self) { return binds(statement.conditions) }
    guard let branch = block.parent?.as(IfExprSyntax.self) else { return false }
    let isElse = branch.elseBody.map { Syntax($0) == block } ?? false
    return isElse && binds(branch.conditions)
  }

  private static func binds(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { element in
      switch element.condition {
      case .optionalBinding: true
      case .expression(let expression):
        expression.as(SequenceExprSyntax.self)?.elements.contains { $0.is(NilLiteralExprSyntax.self) } == true
      default: false
      }
    }
  }
}
