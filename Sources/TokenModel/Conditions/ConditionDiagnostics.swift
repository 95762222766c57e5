import TokenDiagnostics
import TokenSyntax

extension DiagnosticID {
  package static let malformedCondition = DiagnosticID("malformed-condition")
  package static let unknownAxis = DiagnosticID("unknown-axis")
  package static let unknownAxisValue = DiagnosticID("unknown-axis-value")
  package static let duplicateCondition = DiagnosticID("duplicate-condition")
  package static let ambiguousVariants = DiagnosticID("ambiguous-variants")
  package static let tooManyCombinations = DiagnosticID("too-many-combinations")
}

extension Diagnostic {
  /// - Parameters:
  ///   - key: The key with the comma.
  ///   - joined: The condition that is meant, if it is one.
  /// - Returns: The diagnostic, with a fix where it is known and can stand in quotes.
  static func conditionWithComma(_ key: Node.Key, writing joined: String?) -> Diagnostic {
    let fix = joined.flatMap { joined -> FixIt? in
      guard !joined.contains(where: { "\"\\".contains($0) }) else { return nil }
      let text = key.range.text == key.text ? joined : "\"\(joined)\""
      return FixIt("write 'and'", .safe, edits: [Edit(replacing: key.range, with: text)])
    }
    return Diagnostic(
      .malformedCondition, .error, "conditions are joined by 'and', not by a comma", at: key.range,
      fixIts: fix.map { [$0] } ?? [])
  }

  /// In flow style a comma between conditions leaves the first without a value.
  static func conditionWithoutValue(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      .malformedCondition, .error,
      "a condition needs a value after ':'; conditions are joined by 'and', not by a comma", at: key.range)
  }

  static func malformedCondition(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      .malformedCondition, .error,
      "'\(key.text)' is not a condition; write axis=value, several joined by 'and'", at: key.range)
  }

  static func axisTwiceInCondition(_ axis: Axis, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedCondition, .error, "a condition names the axis '\(axis.name)' only once", at: range)
  }

  static func unknownAxis(_ name: String, _ axes: Axes, at range: SourceRange) -> Diagnostic {
    let known = axes.all.map(\.name)
    let hint =
      Axes.deviceWords.contains(name)
      ? "; a value depends on the space and posture an app has, never on the device"
      : NearMiss.hint(for: name, among: known)
    let list = hint.isEmpty ? "; axes are \(known.quotedList)" : hint
    return Diagnostic(.unknownAxis, .error, "'\(name)' is not an axis\(list)", at: range)
  }

  static func unknownAxisValue(_ value: String, of axis: Axis, at range: SourceRange) -> Diagnostic {
    let hint = NearMiss.hint(for: value, among: axis.values)
    let list = hint.isEmpty ? "; values are \(axis.values.quotedList)" : hint
    return Diagnostic(
      .unknownAxisValue, .error, "the axis '\(axis.name)' has no value '\(value)'\(list)", at: range)
  }

  static func duplicateCondition(_ key: Node.Key, _ condition: String, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateCondition, .error, "the condition '\(condition)' is given twice", at: key.range,
      notes: [Note("previously given here", at: first)])
  }

  /// Two variants of a token, by their places, that both hold in some context and differ there.
  static func ambiguousVariants(
    _ token: TokenDeclaration, _ first: Int, _ second: Int, _ axes: Axes
  ) -> Diagnostic {
    let (first, second) = (token.variants[first], token.variants[second])
    let both = Condition(terms: Array(Set(first.condition.terms + second.condition.terms))).text(axes)
    let fix = token.when.flatMap { FixIt.addingVariant(both, valueOf: second.node, to: $0) }
    return Diagnostic(
      .ambiguousVariants, .error, "'\(token.path)' has two values when \(both); add one for it",
      at: second.key.range,
      notes: [Note("this condition holds too and names as many axes", at: first.key.range)],
      fixIts: fix.map { [$0] } ?? [], dependsOnUnreadText: token.when?.isComplete == false)
  }

  static func tooManyCombinations(_ token: TokenDeclaration) -> Diagnostic {
    Diagnostic(
      .tooManyCombinations, .error,
      "'\(token.path)' depends on more than \(Axes.mostCombinations) combinations of conditions",
      at: token.range)
  }
}
