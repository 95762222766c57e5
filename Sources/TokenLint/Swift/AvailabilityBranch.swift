import SwiftSyntax

/// The branches in which a newer system is not available: there the older way is right.
enum AvailabilityBranch {
  /// Whether a place is in the value of a local constant that is read on older systems only.
  static func isOnlyForFallback(_ node: Syntax, _ returns: AvailabilityReturns, _ names: NameIndex) -> Bool {
    guard let binding = node.ancestors.first(where: { $0.is(PatternBindingSyntax.self) }),
      let name = binding.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let statements = binding.statementsOfLocal
    else { return false }
    return areOnlyForFallback(
      names.tokens(called: name.text, in: statements).filter { token in
        token.position > binding.endPosition
          && token.parent?.as(DeclReferenceExprSyntax.self)?.isMemberName == false
      }, returns)
  }

  /// Whether something is used, and each time where a newer system is not available.
  static func areOnlyForFallback(_ uses: [TokenSyntax], _ returns: AvailabilityReturns) -> Bool {
    !uses.isEmpty && uses.allSatisfy { isInFallback(Syntax($0), returns) }
  }

  private static func isInFallback(_ node: Syntax, _ returns: AvailabilityReturns) -> Bool {
    var child = node
    while let parent = child.parent {
      if isFallback(child, of: parent) || isElse(child, of: parent) || returns.isAfterOne(child, in: parent) {
        return true
      }
      child = parent
    }
    return false
  }

  /// Whether a child of an `if` is what is done where `#available` does not hold, or `#unavailable` does.
  static func isFallback(_ child: Syntax, of parent: Syntax) -> Bool {
    guard let branch = parent.as(IfExprSyntax.self) else { return false }
    let isElse = branch.elseBody.map { Syntax($0) == child } ?? false
    return asks(branch.conditions, "#available") && isElse
      || asks(branch.conditions, "#unavailable") && Syntax(branch.body) == child
  }

  /// Whether a child of a `guard` is its `else`, and it asks for a newer system.
  static func isElse(_ child: Syntax, of parent: Syntax) -> Bool {
    guard let statement = parent.as(GuardStmtSyntax.self) else { return false }
    return Syntax(statement.body) == child && asks(statement.conditions, "#available")
  }

  fileprivate static func asks(_ conditions: ConditionElementListSyntax, _ keyword: String) -> Bool {
    conditions.contains { element in
      guard case .availability(let condition) = element.condition else { return false }
      return condition.availabilityKeyword.text == keyword
    }
  }
}

/// The statements such as `if #available(…) { return … }`: what comes after one in a list only runs on older systems.
///
/// A function may hold thousands of statements and of findings, so the first in each list is kept.
final class AvailabilityReturns {
  private var first: [SyntaxIdentifier: AbsolutePosition?] = [:]

  func isAfterOne(_ statement: Syntax, in list: Syntax) -> Bool {
    guard let statements = list.as(CodeBlockItemListSyntax.self) else { return false }
    let known = first[list.id]
    let position = known ?? statements.first(where: Self.isOne)?.position
    if known == nil { first[list.id] = .some(position) }
    return position.map { $0 < statement.position } ?? false
  }

  private static func isOne(_ statement: CodeBlockItemSyntax) -> Bool {
    guard let branch = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      branch.elseBody == nil, branch.conditions.count == 1
    else { return false }
    return AvailabilityBranch.asks(branch.conditions, "#available") && DecidedCode.leaves(branch.body)
  }
}
