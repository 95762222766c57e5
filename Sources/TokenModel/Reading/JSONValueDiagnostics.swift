import TokenDiagnostics
import TokenSyntax

extension DiagnosticID {
  package static let shortFormInJSON = DiagnosticID("short-form-in-json")
  package static let ownKeyInJSON = DiagnosticID("own-key-in-json")
  package static let legacyValue = DiagnosticID("legacy-value")
  package static let olderFormat = DiagnosticID("older-format")
}

extension Diagnostic {
  static func shortFormInJSON(_ entry: Node.Entry) -> Diagnostic {
    let range = entry.value.range
    let edits = [("{ \"$value\": ", range.start), (" }", range.end)].map { text, offset in
      Edit(replacing: SourceRange(file: range.file, start: offset, end: offset), with: text)
    }
    let isNull = if case .scalar(let scalar) = entry.value.content { scalar.isNull } else { false }
    return Diagnostic(
      .shortFormInJSON, .error,
      "in JSON the value of a token stands under '$value'; only YAML has a short form",
      at: entry.value.smallestRange,
      fixIts: isNull ? [] : [FixIt("put it under '$value'", .safe, edits: edits)])
  }

  static func ownKeyInJSON(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      .ownKeyInJSON, .error,
      "in JSON '\(key.text)' stands under \"$extensions\": { \"\(OwnProperties.vendor)\": { … } }",
      at: key.range)
  }

  static func unknownOwnKey(_ key: Node.Key) -> Diagnostic {
    let hint = NearMiss.hint(for: key.text, among: OwnProperties.keys)
    let list = hint.isEmpty ? "; it has \(OwnProperties.keys.quotedList)" : hint
    return Diagnostic(
      .unknownKey, .error, "'\(OwnProperties.vendor)' has no key '\(key.text)'\(list)", at: key.range)
  }

  static func ownKeyTwice(_ key: Node.Key, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateKey, .error, "'\(key.text)' is declared twice", at: key.range,
      notes: [Note("previously declared here", at: first)])
  }

  static func foreignType(_ name: String, count: Int, at range: SourceRange) -> Diagnostic {
    let tokens = count == 1 ? "its token is" : "its \(count) tokens are"
    return Diagnostic(
      .unknownType, .warning,
      "'\(name.shortened)' is not a known type; \(tokens) kept in JSON and left out of Swift",
      at: range)
  }

  static func olderFormat(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      .olderFormat, .error,
      "this file is in an older format: the keys of a token are '$value' and '$type', each with a '$'",
      at: key.range)
  }

  static func styleDictionaryKey(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      .legacyValue, .note,
      "\(MetadataReader.styleDictionaryKeys.sorted().quotedList) beside '$value' are Style Dictionary's, and ignored",
      at: key.range)
  }

  static func quotedZero(_ node: Node) -> Diagnostic {
    Diagnostic(.legacyValue, .note, "a length of 0 is written without quotes", at: node.range)
  }

  static func legacySpelling(_ spelling: LegacySpelling, at range: SourceRange) -> Diagnostic {
    let rule =
      switch spelling {
      case .length: "DTCG 2025.10 writes a length as { \"value\": 16, \"unit\": \"px\" }"
      case .duration: "DTCG 2025.10 writes a duration as { \"value\": 200, \"unit\": \"ms\" }"
      case .color: "DTCG 2025.10 writes a colour as { \"colorSpace\": \"srgb\", \"components\": [0, 0.5, 1] }"
      case .expression: "DTCG 2025.10 has no expressions"
      }
    return Diagnostic(.legacyValue, .note, rule, at: range)
  }

  /// The same, for the first of several.
  func telling(others: Int) -> Diagnostic {
    let more = others == 0 ? "" : " (and \(others) more in this file)"
    return Diagnostic(
      id, severity, message + more, at: range, notes: notes, fixIts: fixIts,
      dependsOnUnreadText: dependsOnUnreadText)
  }
}

extension TokenType {
  /// What a person writes where a node stands.
  func expectation(at node: Node) -> String {
    guard node.range.file.language == .json else { return expectation }
    return switch shape {
    case .length, .textSize: "a length such as { \"value\": 16, \"unit\": \"px\" }"
    case .duration: "a duration such as { \"value\": 200, \"unit\": \"ms\" }"
    case .color: "a colour such as { \"colorSpace\": \"srgb\", \"components\": [0, 0.5, 1] }"
    case .angle, .number, .text, .boolean, .choice, .list, .oneOrMore, .record, .foreign: expectation
    }
  }

  /// What is wrong with the unit of a quantity that is written as an object (DTCG Format, sections 8.2 and 8.5); nil in
  /// YAML, which has more units.
  func unitMistakeInJSON(_ unit: String, at range: SourceRange) -> Diagnostic? {
    let (units, what): ([String], String)
    switch shape {
    case .length, .textSize, .record: (units, what) = (["px", "rem"], "a length")
    case .duration: (units, what) = (["ms", "s"], "a duration")
    case .color, .angle, .number, .text, .boolean, .choice, .list, .oneOrMore, .foreign: return nil
    }
    guard range.file.language == .json, !units.contains(unit) else { return nil }
    return Diagnostic(
      .unknownUnit, .error,
      "'\(unit.shortened)' is not a unit of \(what) in JSON; use \(units.quotedList)"
        + NearMiss.hint(for: unit, among: units),
      at: range)
  }
}

extension SourceFile {
  /// What a mapping is called in the language of the file.
  var wordForMapping: String { language == .json ? "an object" : "a mapping" }

  /// A number with its unit in the language of the file.
  func text(of number: Number, unit: String) -> String {
    language == .json ? "{ \"value\": \(number.text), \"unit\": \"\(unit)\" }" : "\(number.text)\(unit)"
  }
}
