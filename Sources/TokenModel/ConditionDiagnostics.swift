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
  static func conditionWithComma(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      .malformedCondition, .error, "conditions are joined by 'and', not by a comma", at: key.range,
      fixIts: [
        FixIt(
          "write 'and'", .safe,
          edits: [
            Edit(
              replacing: key.range,
              with: key.range.text.split(separator: ",").map { $0.trimmingBlanks() }.joined(
                separator: " and ")
            )
          ])
      ])
  }

  static func malformedCondition(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      .malformedCondition, .error,
      "'\(key.text)' is not a condition; write axis=value, several joined by 'and'", at: key.range)
  }

  static func axisTwiceInCondition(_ key: Node.Key, axis: Axis) -> Diagnostic {
    Diagnostic(
      .malformedCondition, .error, "a condition names the axis '\(axis.name)' only once", at: key.range)
  }

  static func unknownAxis(_ name: String, _ key: Node.Key, _ axes: Axes) -> Diagnostic {
    let known = axes.all.map(\.name)
    let hint =
      Axes.deviceWords.contains(name)
      ? "; a value depends on the space and posture an app has, never on the device"
      : didYouMean(name, among: known)
    let list = hint.isEmpty ? "; axes are \(known.joined(separator: ", "))" : hint
    return Diagnostic(.unknownAxis, .error, "'\(name)' is not an axis\(list)", at: key.range)
  }

  static func unknownAxisValue(_ value: String, _ key: Node.Key, _ axis: Axis) -> Diagnostic {
    let hint = didYouMean(value, among: axis.values)
    let list = hint.isEmpty ? "; values are \(axis.values.joined(separator: ", "))" : hint
    return Diagnostic(
      .unknownAxisValue, .error, "the axis '\(axis.name)' has no value '\(value)'\(list)", at: key.range)
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

extension Substring {
  fileprivate func trimmingBlanks() -> Substring {
    var text = drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}

extension Diagnostic.FixIt {
  /// Adds a line to `$when`; which value it should have only a person knows, so it is offered to be edited.
  fileprivate static func addingVariant(_ condition: String, valueOf node: Node, to when: Node) -> Self? {
    guard case .mapping(let entries) = when.content, let first = entries.first,
      !node.range.text.contains(where: \.isNewline)
    else { return nil }
    let indentation = String(repeating: " ", count: max(0, first.key.range.startLocation.column - 1))
    guard let end = entries.last?.value.range.end else { return nil }
    let lineBreak = when.range.file.bytes[..<end].contains(0x0D) ? "\r\n" : "\n"
    let separator = when.isFlow ? ", " : lineBreak + indentation
    let place = SourceRange(file: when.range.file, start: end, end: end)
    return Self(
      "add '\(condition)'", .unsafe,
      edits: [Diagnostic.Edit(replacing: place, with: "\(separator)\(condition): \(node.range.text)")])
  }
}
