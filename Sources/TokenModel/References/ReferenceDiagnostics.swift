import TokenDiagnostics
import TokenSyntax

extension DiagnosticID {
  package static let unknownReference = DiagnosticID("unknown-reference")
  package static let referenceToGroup = DiagnosticID("reference-to-group")
  package static let malformedReference = DiagnosticID("malformed-reference")
  package static let wrongReferenceType = DiagnosticID("wrong-reference-type")
  package static let referenceCycle = DiagnosticID("reference-cycle")
  package static let referencesTooDeep = DiagnosticID("references-too-deep")
  package static let missingType = DiagnosticID("missing-type")
  package static let valuesTooLarge = DiagnosticID("values-too-large")
}

extension Diagnostic {
  static func unknownReference(_ path: TokenPath, at range: SourceRange, _ names: ReferenceNames)
    -> Diagnostic
  {
    if path.name == "$root" { return .notSupportedYet("'$root'", at: range) }
    let hint = NearMiss.hint(names.nearMiss(for: path))
    return Diagnostic(
      .unknownReference, .error, "'\(path)' is not a token\(hint)", at: range, dependsOnUnreadText: true)
  }

  static func referenceToGroup(_ path: TokenPath, at range: SourceRange, group: SourceRange) -> Diagnostic {
    Diagnostic(
      .referenceToGroup, .error, "'\(path)' is a group; a reference names one token", at: range,
      notes: [Note("the group is here", at: group)], dependsOnUnreadText: true)
  }

  static func malformedReference(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedReference, .error,
      "a reference is the path of one token in braces, such as \"{color.label}\"",
      at: range)
  }

  static func wrongReferenceType(_ node: Node, _ found: Token, expected: TokenType) -> Diagnostic {
    Diagnostic(
      .wrongReferenceType, .error,
      "'\(found.path)' has the type '\(found.type.name)', but \(expected.need) is needed here",
      at: node.range, notes: [Note("'\(found.path)' is declared here", at: found.range)])
  }

  /// The chain is each token of the cycle with the place where it refers to the next.
  static func referenceCycle(_ chain: [(path: TokenPath, reference: SourceRange)]) -> Diagnostic {
    let names = (chain + chain.prefix(1)).map { "'\($0.path)'" }
    let shown = names.count > 12 ? names.prefix(11) + ["…"] + names.suffix(1) : names[...]
    // The one reference of a token to itself is where the error stands.
    let notes =
      chain.count == 1
      ? []
      : zip(chain, chain.dropFirst() + chain.prefix(1)).prefix(20).map { link, next in
        Note("'\(link.path)' refers to '\(next.path)' here", at: link.reference)
      }
    return Diagnostic(
      .referenceCycle, .error, "tokens must not refer to themselves: \(shown.joined(separator: " -> "))",
      at: chain.first?.reference, notes: notes)
  }

  static func valuesTooLarge(_ token: TokenDeclaration, limit: Int) -> Diagnostic {
    Diagnostic(
      .valuesTooLarge, .error,
      "with the values of '\(token.path)' all tokens together have more than \(limit) numbers and texts, those of "
        + "the records they refer to included",
      at: token.range)
  }

  static func referencesTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .referencesTooDeep, .error,
      "this reference leads through too many tokens: values nest at most \(ReferenceGraph.deepest) deep, and all "
        + "aliases together lead through at most \(ReferenceGraph.mostLinks) tokens", at: range)
  }

  /// The others are more tokens of the same group that have no type either.
  static func missingType(_ token: TokenDeclaration, others: Int) -> Diagnostic {
    let more = others == 0 ? "" : " (and \(others) more in the same group)"
    return Diagnostic(
      .missingType, .error, "'\(token.path)' has no type; give it or its group a '$type'\(more)",
      at: token.range, dependsOnUnreadText: true)
  }
}

extension TokenType {
  /// The name of the type, or what it is in words, without an example, where no token has it.
  fileprivate var need: String {
    switch shape {
    case .choice: expectation
    case .color, .length, .textSize, .duration, .angle, .number, .text, .boolean, .list, .oneOrMore, .record,
      .foreign:
      name.contains(" ") ? String(expectation.prefix(upTo: endOfNeed)) : "'\(name)'"
    }
  }

  private var endOfNeed: String.Index {
    expectation.firstRange(of: ", such as ")?.lowerBound ?? expectation.endIndex
  }
}
