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

  static func ambiguousVariants(
    _ path: TokenPath, _ first: Node.Key, _ second: Node.Key, combination: String, fix: FixIt?
  ) -> Diagnostic {
    Diagnostic(
      .ambiguousVariants, .error,
      "'\(path)' has two values when \(combination); add one for it", at: second.range,
      notes: [Note("this condition holds too and names as many axes", at: first.range)],
      fixIts: fix.map { [$0] } ?? [])
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
