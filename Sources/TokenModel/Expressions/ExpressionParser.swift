import TokenDiagnostics
import TokenSyntax

extension Expression {
  /// Reads an expression; nil after its first mistake, which is reported.
  init?(_ place: PlacedText, for purpose: Purpose, reportingTo bag: inout DiagnosticBag) {
    guard place.text.utf8.count <= Self.longest else {
      bag.add(.expressionTooLong(place.range))
      return nil
    }
    var parser = ExpressionParser(place, for: purpose)
    guard parser.parseAll() else {
      if let mistake = parser.mistake { bag.add(mistake) }
      return nil
    }
    self.init(place: place, purpose: purpose, steps: parser.steps)
  }

  /// In bytes: more than a person could read.
  static let longest = 10_000
  /// How deep parentheses, calls and signs may nest: more than a person could follow.
  static let deepest = 100
}

/// Reads operands and the operators between them, each pair of operators by which binds more tightly.
private struct ExpressionParser {
  private(set) var steps: [Expression.Step] = []
  private(set) var mistake: Diagnostic?

  private let place: PlacedText
  private let purpose: Expression.Purpose
  private var lexer: ExpressionLexer
  private var token: ExpressionLexer.Token
  private var previous: ExpressionLexer.Token?
  private var depth = 0

  init(_ place: PlacedText, for purpose: Expression.Purpose) {
    self.place = place
    self.purpose = purpose
    lexer = ExpressionLexer(place.text)
    token = lexer.next()
  }

  mutating func parseAll() -> Bool {
    guard parse(.or) != nil else { return false }
    return token.kind == .end || refuse() != nil
  }

  /// Reads operands joined by operators that bind at least so tightly; the part that they take up.
  private mutating func parse(_ loosest: Expression.Precedence) -> Range<Int>? {
    guard var left = operand() else { return nil }
    var last: Expression.Operator?
    while let found = binaryOperator, found.precedence >= loosest {
      if found.precedence <= .comparison, purpose == .value {
        return fail(.conditionInValue(found, at: place.range(token.part)))
      }
      if found.precedence == .comparison, last?.precedence == .comparison {
        return fail(.chainedComparison(at: place.range(token.part)))
      }
      last = found
      advance()
      guard let right = parse(found.precedence.tighter) else { return nil }
      left = left.lowerBound..<right.upperBound
      add(.combine(found), left)
    }
    return left
  }

  private var binaryOperator: Expression.Operator? {
    switch token.kind {
    case .symbol(let text), .name(let text): Expression.Operator(rawValue: text)
    case .number, .reference, .end: nil
    }
  }

  private mutating func operand() -> Range<Int>? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Expression.deepest else { return fail(.expressionTooDeep(at: place.range(token.part))) }
    switch token.kind {
    case .number(let text, let unit): return literal(text, unit)
    case .reference(let path?): return single(.reference(path))
    case .reference(nil): return fail(.malformedReference(at: place.range(token.part)))
    case .symbol("("): return parenthesized()
    case .symbol("-"): return prefixed(.negate)
    case .symbol("+"): return prefixed(nil)
    case .name("not") where purpose == .assertion: return negated()
    case .name("true") where purpose == .assertion: return single(.boolean(true))
    case .name("false") where purpose == .assertion: return single(.boolean(false))
    case .name(let name) where Expression.Operator(rawValue: name) == nil: return call(name)
    case .name, .symbol, .end: return refuse()
    }
  }

  private mutating func literal(_ text: String, _ unit: String) -> Range<Int>? {
    guard let number = Number(text: text) else {
      return fail(.numberNotFinite(at: place.range(token.part)))
    }
    guard Measure.units.contains(unit) || unit.isEmpty else {
      return fail(.unknownUnit(unit, at: place.range(token.unitPart)))
    }
    return single(.literal(number, unit: unit))
  }

  private mutating func single(_ action: Expression.Action) -> Range<Int>? {
    add(action, token.part)
    advance()
    return previous?.part
  }

  private mutating func prefixed(_ action: Expression.Action?) -> Range<Int>? {
    let start = token.part.lowerBound
    advance()
    guard let operand = operand() else { return nil }
    let part = start..<operand.upperBound
    if let action { add(action, part) }
    return part
  }

  /// `not` binds more loosely than a comparison: `not {a} < {b}`.
  private mutating func negated() -> Range<Int>? {
    let start = token.part.lowerBound
    advance()
    guard let operand = parse(.comparison) else { return nil }
    add(.not, start..<operand.upperBound)
    return start..<operand.upperBound
  }
}

extension ExpressionParser {
  private mutating func parenthesized() -> Range<Int>? {
    let open = token
    advance()
    if token.kind == .symbol(")") {
      return fail(.emptyParentheses(at: place.range(open.part.lowerBound..<token.part.upperBound)))
    }
    guard parse(.or) != nil, close(open) else { return nil }
    return open.part.lowerBound..<(previous ?? open).part.upperBound
  }

  private mutating func call(_ name: String) -> Range<Int>? {
    let written = token
    advance()
    let function = Expression.Function(rawValue: name)
    guard token.kind == .symbol("(") else {
      return fail(.unknownName(name, isFunction: function != nil, at: place.range(written.part)))
    }
    guard let function else { return fail(.unknownFunction(name, at: place.range(written.part))) }
    let open = token
    advance()
    guard let count = arguments(), close(open) else { return nil }
    let part = written.part.lowerBound..<(previous ?? open).part.upperBound
    guard count == function.arguments?.count ?? max(count, 1) else {
      return fail(.wrongArgumentCount(function, count, at: place.range(part)))
    }
    add(.call(function, argumentCount: count), part)
    return part
  }

  private mutating func arguments() -> Int? {
    if token.kind == .symbol(")") { return 0 }
    var count = 0
    repeat {
      if count > 0 { advance() }
      guard parse(.or) != nil else { return nil }
      count += 1
    } while token.kind == .symbol(",")
    return count
  }

  private mutating func close(_ open: ExpressionLexer.Token) -> Bool {
    if token.kind == .end { return fail(.unclosedParenthesis(at: place.range(open.part))) != nil }
    guard token.kind == .symbol(")") else { return refuse() != nil }
    advance()
    return true
  }

  /// Says what is wrong with the token that stands next.
  private mutating func refuse() -> Range<Int>? {
    let isOperandMissing = previous.map { binds($0) } ?? true
    let here = place.range(token.part)
    switch token.kind {
    case .end, .symbol(")"), .symbol(","):
      guard isOperandMissing, let previous else {
        return fail(
          token.kind == .end ? .emptyExpression(place.range) : .straySymbol(text(of: token), at: here))
      }
      if previous.kind == .symbol("("), token.kind == .end {
        return fail(.unclosedParenthesis(at: place.range(previous.part)))
      }
      return fail(.missingOperand(after: text(of: previous), at: place.range(previous.part)))
    case .symbol, .name("and"), .name("or"):
      if binaryOperator != nil, isOperandMissing {
        return fail(.missingOperand(before: text(of: token), at: here))
      }
      return fail(
        isOperandMissing || token.kind != .symbol("(")
          ? .unexpectedSymbol(text(of: token), purpose, at: here)
          : .missingOperator(before: text(of: token), at: here))
    case .name(let unit) where Measure.units.contains(unit) && follows(bareNumber: previous):
      return fail(
        .blankBeforeUnit(at: place.range((previous ?? token).part.lowerBound..<token.part.upperBound)))
    case .name, .number, .reference: return fail(.missingOperator(before: text(of: token), at: here))
    }
  }

  /// Whether an operand must follow.
  private func binds(_ token: ExpressionLexer.Token) -> Bool {
    switch token.kind {
    case .symbol(let text): text != ")"
    case .name(let name): Expression.Operator(rawValue: name) != nil || name == "not"
    case .number, .reference, .end: false
    }
  }

  private func follows(bareNumber token: ExpressionLexer.Token?) -> Bool {
    if case .number(_, unit: "") = token?.kind { true } else { false }
  }

  private func text(of token: ExpressionLexer.Token) -> String {
    let utf8 = place.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: token.part.lowerBound)
    return String(place.text[start..<utf8.index(start, offsetBy: token.part.count)])
  }

  private mutating func advance() {
    previous = token
    token = lexer.next()
  }

  private mutating func add(_ action: Expression.Action, _ part: Range<Int>) {
    steps.append(Expression.Step(action: action, part: part))
  }

  private mutating func fail(_ diagnostic: Diagnostic) -> Range<Int>? {
    mistake = diagnostic
    return nil
  }
}
