import TokenDiagnostics
import TokenSyntax

extension DiagnosticID {
  package static let wrongValue = DiagnosticID("wrong-value")
  package static let emptyValue = DiagnosticID("empty-value")
  package static let quotedNumber = DiagnosticID("quoted-number")
  package static let quotedBoolean = DiagnosticID("quoted-boolean")
  package static let unquotedText = DiagnosticID("unquoted-text")
  package static let numberNotFinite = DiagnosticID("number-not-finite")
  package static let outOfRange = DiagnosticID("out-of-range")
  package static let unknownUnit = DiagnosticID("unknown-unit")
  package static let missingUnit = DiagnosticID("missing-unit")
  package static let remWithoutSetting = DiagnosticID("rem-without-setting")
  package static let snappedTextSize = DiagnosticID("snapped-text-size")
  package static let farTextSize = DiagnosticID("far-text-size")
  package static let malformedColor = DiagnosticID("malformed-color")
  package static let hexDiffersFromComponents = DiagnosticID("hex-differs-from-components")
  package static let unknownChoice = DiagnosticID("unknown-choice")
  package static let unknownField = DiagnosticID("unknown-field")
  package static let missingField = DiagnosticID("missing-field")
  package static let notSupportedYet = DiagnosticID("not-supported-yet")
}

extension Diagnostic {
  package static func notSupportedYet(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.notSupportedYet, .error, "\(what) cannot be used yet in this version", at: range)
  }

  package static func wrongValue(_ node: Node, expected: String) -> Diagnostic {
    Diagnostic(
      .wrongValue, .error, "expected \(expected), not \(node.summary)", at: node.smallestRange,
      dependsOnUnreadText: !node.isComplete)
  }

  static func emptyValue(_ node: Node, expected: String) -> Diagnostic {
    Diagnostic(.emptyValue, .error, "the value is empty; expected \(expected)", at: node.range)
  }

  static func quotedNumber(_ node: Node, _ text: String) -> Diagnostic {
    Diagnostic(
      .quotedNumber, .error, "a number is written without quotes", at: node.range,
      fixIts: FixIt.removingQuotes(node, text))
  }

  static func quotedBoolean(_ node: Node, _ text: String) -> Diagnostic {
    Diagnostic(
      .quotedBoolean, .error, "true and false are written without quotes", at: node.range,
      fixIts: FixIt.removingQuotes(node, text))
  }

  static func unquotedText(_ node: Node, _ text: String) -> Diagnostic {
    Diagnostic(
      .unquotedText, .error, "\(node.summary) is not text; put it in quotes", at: node.range,
      fixIts: [
        FixIt("put it in quotes", .safe, edits: [Edit(replacing: node.range, with: "\"\(text)\"")])
      ])
  }

  static func numberNotFinite(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .numberNotFinite, .error, "a number must be 0 or of a size from 4.9e-324 to 1.8e308", at: range)
  }

  static func outOfRange(_ rule: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.outOfRange, .error, rule, at: range)
  }

  static func unknownUnit(_ unit: String, _ node: Node, units: [String], of what: String) -> Diagnostic {
    let list = units.quotedList
    if unit.first == " ", units.contains(String(unit.drop { $0 == " " })) {
      return Diagnostic(
        .unknownUnit, .error, "no blank stands between a number and its unit", at: node.range)
    }
    return Diagnostic(
      .unknownUnit, .error,
      "'\(unit)' is not a unit of \(what); use \(list)\(NearMiss.hint(for: unit, among: units))",
      at: node.range)
  }

  static func missingUnit(_ node: Node, number: Number, units: [String], of what: String) -> Diagnostic {
    let forms = units.map { node.range.file.text(of: number, unit: $0) }.joined(separator: " or ")
    return Diagnostic(.missingUnit, .error, "\(what) needs a unit: \(forms)", at: node.range)
  }

  static func remWithoutSetting(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .remWithoutSetting, .error,
      "'rem' has no size in points; set 'units: { rem: … }' in .tokenc.yml or write points", at: range)
  }

  static func snappedTextSize(
    _ size: Number, _ step: TextSizeScale.Step, _ node: Node, _ severity: Severity, from token: Token?
  ) -> Diagnostic {
    Diagnostic(
      .snappedTextSize, severity,
      "\(size.text) is not a standard text size; \(severity.choosing) \(step.description)", at: node.range,
      notes: Note.declarations(of: token),
      fixIts: token == nil ? FixIt.replacingNumber(with: step.size, in: node) : [])
  }

  static func farTextSize(
    _ size: Number, _ step: TextSizeScale.Step, _ node: Node, _ severity: Severity, from token: Token?
  ) -> Diagnostic {
    Diagnostic(
      .farTextSize, severity,
      "\(size.text) is more than 4 pt from every standard text size; \(severity.choosing) \(step.description)",
      at: node.range, notes: Note.declarations(of: token),
      fixIts: token == nil ? FixIt.replacingNumber(with: step.size, in: node) : [])
  }

  static func malformedHexColor(_ text: String, _ node: Node) -> Diagnostic {
    Diagnostic(
      .malformedColor, .error,
      "'\(text)' is not a colour; after '#' stand 3, 4, 6 or 8 digits from 0 to 9 and A to F", at: node.range)
  }

  static func unknownColorSpace(_ text: String, _ node: Node) -> Diagnostic {
    let later = Color.Space.later
    if later.contains(text) { return .notSupportedYet("the colour space '\(text)'", at: node.range) }
    let known = Color.Space.allCases.map(\.rawValue)
    return Diagnostic(
      .unknownChoice, .error,
      "'\(text)' is not a colour space\(NearMiss.hint(for: text, among: known + later))",
      at: node.range)
  }

  static func wrongComponentCount(_ count: Int, _ range: SourceRange) -> Diagnostic {
    Diagnostic(.wrongValue, .error, "a colour has 3 components, not \(count)", at: range)
  }

  static func hexDiffersFromComponents(_ text: String, _ range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .hexDiffersFromComponents, .warning, "'\(text)' is not the colour of the components, which is used",
      at: range)
  }

  static func unknownChoice(_ text: String, _ node: Node, values: [String]) -> Diagnostic {
    let list = values.quotedList
    return Diagnostic(
      .unknownChoice, .error, "'\(text)' is not one of \(list)\(NearMiss.hint(for: text, among: values))",
      at: node.range)
  }

  static func noRecord(_ node: Node, of typeName: String, requiring names: [String]) -> Diagnostic {
    Diagnostic(
      .wrongValue, .error,
      "\(typeName) is \(node.range.file.wordForMapping) with the fields \(names.quotedList), not \(node.summary)",
      at: node.smallestRange, dependsOnUnreadText: !node.isComplete)
  }

  /// The missing fields are those that an unknown one may stand for, where it is like none of them.
  static func unknownField(
    _ key: Node.Key, of typeName: String, meant: String?, names: [String], missing: [String] = []
  ) -> Diagnostic {
    let list = names.quotedList
    let isAre = missing.count == 1 ? "is" : "are"
    let known = missing.isEmpty ? "it has \(list)" : "\(missing.quotedList) \(isAre) missing"
    let hint = meant == nil ? "; \(known)" : NearMiss.hint(meant)
    return Diagnostic(
      .unknownField, .error, "\(typeName) has no field '\(key.text)'\(hint)", at: key.range)
  }

  static func missingFields(_ names: [String], of typeName: String, _ node: Node) -> Diagnostic {
    let list = names.quotedList
    return Diagnostic(
      .missingField, .error, "\(typeName) needs the \(names.count == 1 ? "field" : "fields") \(list)",
      at: node.smallestRange, dependsOnUnreadText: !node.isComplete)
  }
}

extension Diagnostic.FixIt {
  /// None for text that is quoted by a tag or is a block.
  fileprivate static func removingQuotes(_ node: Node, _ text: String) -> [Self] {
    guard node.range.text.dropFirst().dropLast() == text, !node.range.followsTag else { return [] }
    return [Self("remove the quotes", .safe, edits: [Diagnostic.Edit(replacing: node.range, with: text)])]
  }

  /// Replaces a length in points and leaves its unit; one in another unit is replaced as a whole. None for a number that
  /// is computed.
  fileprivate static func replacingNumber(with new: Number, in node: Node) -> [Self] {
    if case .scalar(let scalar) = node.content, node.range.part(scalar.text[...], of: scalar.text) == nil {
      return []
    }
    let whole = node.range.file.language == .json ? node.range.file.text(of: new, unit: "px") : new.text
    let edit =
      node.numberOfPoints.map { Diagnostic.Edit(replacing: $0, with: new.text) }
      ?? Diagnostic.Edit(replacing: node.range, with: whole)
    return [Self("write \(new.text)", .safe, edits: [edit])]
  }
}

extension Diagnostic.Severity {
  /// How the nearest size is told: an error uses none.
  fileprivate var choosing: String { self == .error ? "the nearest is" : "using" }
}

extension TextSizeScale.Step {
  /// `17 (body)`, or `18` for a size without a style.
  package var description: String { style.map { "\(size.text) (\($0.rawValue))" } ?? size.text }
}

extension Node {
  /// Where the number of a length in points stands: the `17` of `17pt` or of `{ value: 17, unit: px }`.
  fileprivate var numberOfPoints: SourceRange? {
    switch content {
    case .scalar(let scalar): numberOfPoints(in: scalar.text)
    case .mapping(let entries):
      if case .scalar(let unit) = entries["unit"]?.value.content,
        ["pt", "px"].contains(unit.text)
      {
        entries["value"]?.value.range
      } else {
        nil
      }
    case .list: nil
    }
  }

  private func numberOfPoints(in text: String) -> SourceRange? {
    guard let quantity = Quantity(text: text), [nil, "pt", "px"].contains(quantity.unit) else { return nil }
    return range.part(text.dropLast(quantity.unit?.count ?? 0), of: text)
  }

  /// What a node is, as a person would say it: "'#12345'", "a list", "a mapping".
  fileprivate var summary: String {
    switch content {
    case .scalar(let scalar):
      switch scalar.meaning {
      case .null: "nothing"
      case .boolean, .notFinite: "\(scalar.text)"
      case .number: "the number \(scalar.text)"
      case .text: "'\(scalar.text.shortened)'"
      }
    case .list: "a list"
    case .mapping: range.file.wordForMapping
    }
  }

  /// The range of a scalar, the first line of anything else: enough to see what is meant.
  package var smallestRange: SourceRange {
    let firstLineEnd = range.file.bytes[range.start..<range.end].firstIndex(where: \.isLineBreak)
    return SourceRange(file: range.file, start: range.start, end: firstLineEnd ?? range.end)
  }
}
