import SwiftSyntax

/// The kinds of device that are left in the branches around a question.
enum IdiomBranch {
  /// Whether a branch around a question leaves but one of iPhone and iPad, beside systems such as the Mac: within
  /// `if [.pad, .mac].contains(idiom)`, the question for `.pad` tells a Mac from an iPad.
  static func tellsPlatforms(_ question: ExprSyntax) -> Bool {
    var child = Syntax(question)
    for node in question.ancestors {
      if let branch = node.as(IfExprSyntax.self), Syntax(branch.body) == child,
        let condition = branch.conditions.only,
        leavesOne(named(in: condition))
      {
        return true
      }
      if let branch = node.as(SwitchCaseSyntax.self), Syntax(branch.statements) == child,
        leavesOne(named(by: branch))
      {
        return true
      }
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return false }
      child = node
    }
    return false
  }

  private static func leavesOne(_ idioms: Set<String>) -> Bool {
    idioms.count > 1 && idioms.intersection(["pad", "phone"]).count == 1
  }

  /// The idioms one of which a condition asks for, where it asks nothing else.
  private static func named(in condition: ConditionElementSyntax) -> Set<String> {
    for token in condition.tokens(viewMode: .sourceAccurate) {
      guard let question = IdiomQuestion(token) else { continue }
      let comparison = question.comparison
      let isAlternative = condition.tokens(viewMode: .sourceAccurate).contains {
        ["||", "!"].contains($0.text)
      }
      return comparison.isNegated || isAlternative ? [] : comparison.asked
    }
    return []
  }

  /// `case .pad, .mac:` of a `switch` over the idiom.
  private static func named(by branch: SwitchCaseSyntax) -> Set<String> {
    guard case .case(let label) = branch.label, IdiomComparison.namesOnlyIdioms(label) else { return [] }
    return Set(
      label.caseItems.compactMap { $0.pattern.as(ExpressionPatternSyntax.self)?.expression.finalName })
  }
}

extension ConditionElementListSyntax {
  fileprivate var only: ConditionElementSyntax? { count == 1 ? first : nil }
}
