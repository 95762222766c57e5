import TokenDiagnostics
import TokenSyntax

extension DiagnosticID {
  package static let malformedExpression = DiagnosticID("malformed-expression")
  package static let unknownFunction = DiagnosticID("unknown-function")
  package static let unitMismatch = DiagnosticID("unit-mismatch")
  package static let divisionByZero = DiagnosticID("division-by-zero")
  package static let tooManyOperations = DiagnosticID("too-many-operations")
}

extension Diagnostic {
  private static func malformedExpression(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.malformedExpression, .error, message, at: range)
  }

  static func expressionTooLong(_ range: SourceRange) -> Diagnostic {
    malformedExpression("an expression is at most \(Expression.longest) bytes long", at: range)
  }

  static func expressionTooDeep(at range: SourceRange) -> Diagnostic {
    malformedExpression(
      "parentheses, functions and signs nest at most \(Expression.deepest) deep", at: range)
  }

  static func emptyExpression(_ range: SourceRange) -> Diagnostic {
    malformedExpression("an expression must not be blank", at: range)
  }

  static func emptyParentheses(at range: SourceRange) -> Diagnostic {
    malformedExpression("parentheses must hold a value", at: range)
  }

  static func unclosedParenthesis(at range: SourceRange) -> Diagnostic {
    malformedExpression("'(' needs a ')' after it", at: range)
  }

  /// A `)` or a comma that belongs to nothing.
  static func straySymbol(_ symbol: String, at range: SourceRange) -> Diagnostic {
    malformedExpression(
      symbol == ")"
        ? "')' needs a '(' before it" : "'\(symbol)' stands only between the values of a function",
      at: range)
  }

  static func missingOperand(after symbol: String, at range: SourceRange) -> Diagnostic {
    malformedExpression("'\(symbol)' needs a value after it", at: range)
  }

  static func missingOperand(before symbol: String, at range: SourceRange) -> Diagnostic {
    malformedExpression("'\(symbol)' needs a value before it", at: range)
  }

  static func missingOperator(before text: String, at range: SourceRange) -> Diagnostic {
    malformedExpression("an operator must stand before '\(text.shortened)'", at: range)
  }

  static func unexpectedSymbol(
    _ symbol: String, _ purpose: Expression.Purpose, at range: SourceRange
  ) -> Diagnostic {
    let meant = Expression.Operator(spelling: symbol)
    let isAllowed = meant.map { purpose == .assertion || $0.precedence > .comparison } ?? false
    let hint = isAllowed ? NearMiss.hint(meant?.rawValue) : ""
    return malformedExpression("'\(symbol)' cannot stand in an expression\(hint)", at: range)
  }

  static func unknownName(_ name: String, isFunction: Bool, at range: SourceRange) -> Diagnostic {
    let reason = isFunction ? "is a function and needs '(…)' after it" : "cannot stand in an expression"
    let hint = isFunction ? "" : "; a token is written '{\(name.shortened)}'"
    return malformedExpression("'\(name.shortened)' \(reason)\(hint)", at: range)
  }

  static func chainedComparison(at range: SourceRange) -> Diagnostic {
    malformedExpression("two comparisons are joined by 'and', not chained", at: range)
  }

  static func conditionInValue(_ symbol: Expression.Operator, at range: SourceRange) -> Diagnostic {
    malformedExpression("'\(symbol.rawValue)' stands only in '$checks'", at: range)
  }

  static func unknownFunction(_ name: String, at range: SourceRange) -> Diagnostic {
    let known = Expression.Function.allCases.map(\.rawValue)
    let hint = NearMiss.hint(for: name, among: known)
    let list = hint.isEmpty ? "; functions are \(known.quotedList)" : hint
    return Diagnostic(
      .unknownFunction, .error, "'\(name.shortened)' is not a function\(list)", at: range)
  }

  static func wrongArgumentCount(
    _ function: Expression.Function, _ count: Int, at range: SourceRange
  ) -> Diagnostic {
    let needed =
      function.arguments.map { names in
        names.count == 1 ? "1 value" : "\(names.count) values (\(names.joined(separator: ", ")))"
      } ?? "1 value or more"
    return malformedExpression("'\(function.rawValue)' takes \(needed), not \(count)", at: range)
  }

  static func unknownUnit(_ unit: String, at range: SourceRange) -> Diagnostic {
    let hint = NearMiss.hint(for: unit, among: Measure.units)
    return Diagnostic(
      .unknownUnit, .error, "'\(unit.shortened)' is not a unit; units are \(Measure.units.quotedList)\(hint)",
      at: range)
  }

  static func blankBeforeUnit(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownUnit, .error, "no blank stands between a number and its unit", at: range)
  }
}

extension Diagnostic {
  static func notComputable(_ token: Token, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongReferenceType, .error,
      "'\(token.path)' has the type '\(token.type.name)', but a number, with a unit or without, is needed here",
      at: range, notes: [Note("'\(token.path)' is declared here", at: token.range)])
  }

  /// Two values that an operator or a function cannot take together. A bare number among them likely has the unit of the
  /// other.
  static func unitMismatch(
    _ name: String, _ kinds: (Measure.Kind, Measure.Kind), bare: (range: SourceRange?, meant: String)?,
    at range: SourceRange
  ) -> Diagnostic {
    let rule =
      switch name {
      case "*": "a number without a unit on one side"
      default: "values of one kind"
      }
    let fix = bare.flatMap { bare in
      bare.range.map { range in
        FixIt("write '\(bare.meant)'", .unsafe, edits: [Edit(replacing: range, with: bare.meant)])
      }
    }
    return Diagnostic(
      .unitMismatch, .error,
      "'\(name)' takes \(rule), not \(kinds.0.rawValue) and \(kinds.1.rawValue)\(NearMiss.hint(bare?.meant))",
      at: range, fixIts: fix.map { [$0] } ?? [])
  }

  static func wrongDivisor(_ kinds: (Measure.Kind, Measure.Kind), at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unitMismatch, .error,
      "'/' divides by a number without a unit or by the same kind, not \(kinds.0.rawValue) by "
        + kinds.1.rawValue, at: range)
  }

  static func needsNumber(_ symbol: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unitMismatch, .error, "'\(symbol)' takes numbers, not what is true or false", at: range)
  }

  static func needsCondition(_ symbol: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unitMismatch, .error, "'\(symbol)' takes what is true or false, such as a comparison, not a number",
      at: range)
  }

  static func wrongResult(_ kind: Measure.Kind, expected: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unitMismatch, .error, "expected \(expected), but the expression gives \(kind.rawValue)", at: range)
  }

  static func tooManyOperations(at range: SourceRange, _ settings: ModelSettings) -> Diagnostic {
    Diagnostic(
      .tooManyOperations, .error,
      "all expressions together take at most \(settings.mostOperations) operations, each counted once for every "
        + "combination of conditions", at: range)
  }

  static func divisionByZero(at range: SourceRange) -> Diagnostic {
    Diagnostic(.divisionByZero, .error, "nothing can be divided by 0", at: range)
  }

  static func crossedBounds(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outOfRange, .error, "the lower bound of 'clamp' must not be above its upper bound", at: range)
  }
}

extension Expression.Operator {
  /// The operator that another spelling means: that of other languages, or of a printed text.
  fileprivate init?(spelling: String) {
    switch spelling {
    case "=", "===": self = .equal
    case "&&", "&": self = .and
    case "||", "|": self = .or
    case "×", "·", "∗": self = .multiply
    case "÷", ":": self = .divide
    case "−", "–": self = .subtract
    case "≤", "=<": self = .lessOrEqual
    case "≥", "=>": self = .greaterOrEqual
    case "≠", "<>", "!==": self = .notEqual
    default: return nil
    }
  }
}
