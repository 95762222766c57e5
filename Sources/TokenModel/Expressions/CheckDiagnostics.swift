import TokenDiagnostics
import TokenSyntax

extension DiagnosticID {
  package static let checkFailed = DiagnosticID("check-failed")
}

extension Diagnostic {
  /// The condition says when the check fails, and is empty if it always does; the others are the further combinations in
  /// which it fails; the tokens are those that it names.
  static func checkFailed(
    _ check: Check, _ failure: Checking.Failure, _ condition: String, others: Int, _ tokens: [Token]
  ) -> Diagnostic {
    let when = condition.isEmpty ? "" : " when \(condition)"
    let more =
      condition.isEmpty || others == 0
      ? "" : ", and in \(others) other \(others == 1 ? "combination" : "combinations")"
    let notes = tokens.prefix(20).map { token in
      let value = token.value(in: failure.context)
      return Note("'\(token.path)' is \(value.shortText) here", at: value.range)
    }
    // A message may be written on several lines, but is told on one.
    let meaning = check.message?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Diagnostic(
      .checkFailed, .error, "\(meaning ?? "the check fails"): \(failure.evidence)\(when)\(more)",
      at: check.assertion.range, notes: notes)
  }

  static func assertionIsNumber(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unitMismatch, .error, "'assert' takes what is true or false, such as a comparison, not a number",
      at: range)
  }

  static func tooManyCombinations(_ check: Check) -> Diagnostic {
    Diagnostic(
      .tooManyCombinations, .error,
      "the tokens of a check depend on at most \(Axes.mostCombinations) combinations of conditions",
      at: check.assertion.range)
  }
}

extension Value {
  /// A number with its unit, or whether it is true: what a check can name.
  fileprivate var shortText: String {
    if case .boolean(let boolean) = content { return "\(boolean)" }
    guard let measure else { return "" }
    return [measure.rounded.text, measure.unit.rawValue].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
