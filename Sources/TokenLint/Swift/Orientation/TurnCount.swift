import SwiftSyntax

/// What only counts how often the device is turned, as a hidden gesture does, and lays nothing out.
enum TurnCount {
  /// Whether an orientation of the device decides about nothing but a counter, or is kept to be compared with the next.
  static func isFed(by orientation: ExprSyntax) -> Bool {
    let code = orientation.controlledCode
    return code.isEmpty ? isKeptForComparison(orientation) : isOfCounter(code)
  }

  /// A counter is raised and set back in the same code, and no size, constraint or view depends on it.
  private static func isOfCounter(_ code: [Syntax]) -> Bool {
    let raised = Set(code.flatMap { targets(of: "+=", in: $0) })
    let setBack = Set(code.flatMap { targets(of: "=", in: $0) })
    return !raised.isDisjoint(with: setBack)
      && code.allSatisfy { DecidedCode.evidence(in: $0).isDisjoint(with: [.size, .structure]) }
  }

  /// The names to which a number is added, or which are set to a number.
  private static func targets(of sign: String, in code: Syntax) -> [String] {
    code.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.text == sign, let operation = token.parent,
        let list = operation.parent?.as(ExprListSyntax.self)
      else { return nil }
      let elements = Array(list)
      guard elements.count == 3, Syntax(elements[1]) == operation, RawNumber(elements[2]) != nil else {
        return nil
      }
      return elements[0].lastName
    }
  }

  /// `last = UIDevice.current.orientation`, where the property is only compared with that.
  private static func isKeptForComparison(_ orientation: ExprSyntax) -> Bool {
    guard let list = orientation.parent?.as(ExprListSyntax.self).map(Array.init), list.count == 3,
      list[2].id == orientation.id, list[1].is(AssignmentExprSyntax.self), let name = list[0].lastName,
      let members = orientation.enclosingTypes.first?.members, !orientation.seesLocal(name)
    else { return false }
    let uses = GivenName.uses(of: name, in: Syntax(members)).map(\.expression)
    let reads = uses.filter { !$0.isAssignedTo }
    return !reads.isEmpty && reads.allSatisfy { isCompared($0) && isFed(by: $0) }
  }

  private static func isCompared(_ expression: ExprSyntax) -> Bool {
    Arithmetic(around: expression)?.comparison?.operands.only?.trimmedDescription
      .hasSuffix("UIDevice.current.orientation") == true
  }
}

extension Array {
  fileprivate var only: Element? { count == 1 ? first : nil }
}
