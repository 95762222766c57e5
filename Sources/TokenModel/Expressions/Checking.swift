import TokenDiagnostics
import TokenSyntax

/// Finds out whether checks hold, each in every combination of the axes on which its tokens depend.
struct Checking {
  private let settings: ModelSettings
  private let scope: ReadingScope
  private(set) var bag = DiagnosticBag()
  private var operationsLeft: Int

  /// A combination in which a check does not hold, with what shows it.
  struct Failure {
    let context: Context
    let evidence: String
  }

  init(_ scope: ReadingScope) {
    self.scope = scope
    settings = scope.settings
    operationsLeft = settings.mostOperations
  }

  mutating func check(_ check: Check) {
    let place = PlacedText(check.assertion.value, in: check.assertion.range)
    var found = DiagnosticBag()
    guard let expression = Expression(place, for: .assertion, reportingTo: &found) else {
      add(found, isCertain: check.isComplete)
      return
    }
    let tokens = referredTokens(in: expression)
    let axes = Set(tokens.flatMap(\.axes)).sorted()
    if let contexts = combinations(of: axes, for: check, expression, &found) {
      let failures = failures(of: expression, in: contexts, &found)
      if let first = failures.first, !found.hasErrors {
        let isEverywhere =
          failures.count == contexts.count && failures.allSatisfy { $0.evidence == first.evidence }
        let condition = isEverywhere ? "" : first.context.condition(on: axes).text(settings.axes)
        found.add(.checkFailed(check, first, condition, others: failures.count - 1, tokens))
      }
    }
    add(found, isCertain: check.isComplete && tokens.allSatisfy(\.isCertain))
  }

  /// Nil if there are more than can be looked at.
  private mutating func combinations(
    of axes: [Int], for check: Check, _ expression: Expression, _ found: inout DiagnosticBag
  ) -> [Context]? {
    guard let contexts = settings.axes.combinations(of: axes) else {
      found.add(.tooManyCombinations(check))
      return nil
    }
    let isToldAlready = operationsLeft < 0
    operationsLeft -= isToldAlready ? 0 : contexts.count * expression.steps.count
    if operationsLeft >= 0 { return contexts }
    if !isToldAlready { found.add(.tooManyOperations(at: check.assertion.range, settings)) }
    return nil
  }

  /// None where the tokens have errors of their own.
  private func failures(
    of expression: Expression, in contexts: [Context], _ found: inout DiagnosticBag
  ) -> [Failure] {
    let isFaulty = expression.references.contains {
      if case .failed = scope.targets[$0.path] { true } else { false }
    }
    var failures: [Failure] = []
    for context in contexts {
      let reader = ValueReader(scope, spelling: .own, choosing: .ofContext(context))
      var evaluation = ExpressionEvaluation(expression, reader: reader)
      let result = evaluation.evaluate()
      found.add(contentsOf: evaluation.bag)
      switch result {
      case .condition(false, let evidence): failures.append(Failure(context: context, evidence: evidence))
      case .measure: found.add(.assertionIsNumber(expression.place.range))
      case .condition, nil: break
      }
    }
    return isFaulty ? [] : failures
  }

  /// Each once, in the order in which they are named.
  private func referredTokens(in expression: Expression) -> [Token] {
    var seen: Set<TokenPath> = []
    return expression.references.compactMap { path, _ in
      guard seen.insert(path).inserted, case .token(let token) = scope.targets[path] else { return nil }
      return token
    }
  }

  private mutating func add(_ found: DiagnosticBag, isCertain: Bool) {
    for var diagnostic in found.diagnostics {
      diagnostic.dependsOnUnreadText = diagnostic.dependsOnUnreadText || !isCertain
      bag.add(diagnostic)
    }
  }
}
