import TokenDiagnostics

extension DiagnosticID {
  package static let jsonSyntax = DiagnosticID("json-syntax")
}

extension Diagnostic {
  private static func jsonSyntax(
    _ message: String, at range: SourceRange, notes: [Note] = [], fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(.jsonSyntax, .error, message, at: range, notes: notes, fixIts: fixIts)
  }

  static func emptyJSON(at range: SourceRange) -> Diagnostic {
    .jsonSyntax("a JSON file is never empty; without tokens it is {}", at: range)
  }

  static func noJSON(at range: SourceRange) -> Diagnostic {
    .jsonSyntax("a JSON file begins with '{'; YAML stands in a file that ends in '.yaml'", at: range)
  }

  static func textAfterJSON(at range: SourceRange) -> Diagnostic {
    .jsonSyntax("nothing can follow the end of the top level", at: range)
  }

  static func unexpectedInJSON(at range: SourceRange) -> Diagnostic {
    .jsonSyntax("'\(range.text.shortened)' cannot stand here; the rest of the file is not read", at: range)
  }
}

// Commas, colons and brackets.
extension Diagnostic {
  static func missingComma(at range: SourceRange) -> Diagnostic {
    .jsonSyntax(
      "a comma stands between two members", at: range,
      fixIts: [FixIt("add a comma", .safe, edits: [Edit(replacing: range, with: ",")])])
  }

  static func trailingComma(at range: SourceRange) -> Diagnostic {
    .jsonSyntax(
      "no comma follows the last member", at: range, fixIts: [.removing([range], "remove the comma")])
  }

  static func strayComma(at range: SourceRange) -> Diagnostic {
    .jsonSyntax("a comma follows a member", at: range, fixIts: [.removing([range], "remove the comma")])
  }

  static func missingColon(at range: SourceRange) -> Diagnostic {
    .jsonSyntax(
      "a ':' stands between a name and its value", at: range,
      fixIts: [
        FixIt(range.isEmpty ? "add ':'" : "write ':'", .unsafe, edits: [Edit(replacing: range, with: ":")])
      ])
  }

  static func missingKey(at range: SourceRange) -> Diagnostic {
    .jsonSyntax("a member of an object begins with its name in double quotes", at: range)
  }

  static func missingMemberValue(_ key: Node.Key) -> Diagnostic {
    .jsonSyntax("'\(key.text.shortened)' has no value; write \"name\": value", at: key.range)
  }

  static func unclosedBracket(_ opening: SourceRange, at range: SourceRange) -> Diagnostic {
    .jsonSyntax(
      "the file ends before the '\(opening.closingText)' of a '\(opening.text)'", at: range,
      notes: [Note("it begins here", at: opening)])
  }

  static func wrongBracket(at range: SourceRange, opening: SourceRange) -> Diagnostic {
    .jsonSyntax(
      "'\(opening.text)' is closed by '\(opening.closingText)', not by '\(range.text)'", at: range,
      notes: [Note("it begins here", at: opening)])
  }
}

// What other languages have.
extension Diagnostic {
  /// One for all comments of a file; those that can be removed by a fix are given.
  static func commentsInJSON(at range: SourceRange, others: Int, removable: [SourceRange]) -> Diagnostic {
    let more = others == 0 ? "" : " (and \(others) more in this file)"
    let fixes: [FixIt] = removable.isEmpty ? [] : [.removing(removable, "remove all comments", .unsafe)]
    return .jsonSyntax("JSON has no comments; '$description' holds text\(more)", at: range, fixIts: fixes)
  }

  static func foreignBlank(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    .jsonSyntax(
      "only spaces, tabs and line breaks stand between values; this is \(scalar.codePoint)", at: range,
      fixIts: [FixIt("write a space", .safe, edits: [Edit(replacing: range, with: " ")])])
  }

  static func unquotedKey(at range: SourceRange) -> Diagnostic {
    .jsonSyntax("a name stands in double quotes", at: range, fixIts: FixIt.quoting(range, range.text))
  }

  static func singleQuotes(at range: SourceRange) -> Diagnostic {
    .jsonSyntax(
      "text stands in double quotes", at: range,
      fixIts: FixIt.quoting(range, String(range.text.dropFirst().dropLast())))
  }

  static func unquotedTextInJSON(at range: SourceRange) -> Diagnostic {
    .jsonSyntax("text stands in double quotes", at: range, fixIts: FixIt.quoting(range, range.text))
  }

  static func literalNotInLowerCase(_ text: String, at range: SourceRange) -> Diagnostic {
    let literal = text.lowercased()
    return .jsonSyntax(
      "'\(literal)' is written in lower case", at: range,
      fixIts: [FixIt("write \(literal)", .safe, edits: [Edit(replacing: range, with: literal)])])
  }
}

// Numbers.
extension Diagnostic {
  static func noSuchNumberInJSON(at range: SourceRange) -> Diagnostic {
    .jsonSyntax("a number is finite; JSON has no '\(range.text)'", at: range)
  }

  /// The number that is meant is nil if the text is none in any language.
  static func malformedNumber(_ text: String, meant number: Number?, at range: SourceRange) -> Diagnostic {
    let fixes = number.map { number in
      [FixIt("write \(number.text)", .safe, edits: [Edit(replacing: range, with: number.text)])]
    }
    return .jsonSyntax(numberRule(text), at: range, fixIts: fixes ?? [])
  }

  private static func numberRule(_ text: String) -> String {
    let digits = text.drop { $0 == "-" }
    if text.hasPrefix("+") { return "a number has no '+' before it" }
    if digits.hasPrefix(".") { return "a number begins with a digit, such as the 0 of 0.5" }
    if digits.hasPrefix("0x") || digits.hasPrefix("0o") { return "a number is written in decimal digits" }
    if digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
      return "no 0 stands before the other digits of a number"
    }
    if digits.hasSuffix(".") || digits.contains(/\.[eE]/) { return "a digit follows the point of a number" }
    return "'\(text.shortened)' is not a number as JSON writes them, such as -1.5e3"
  }
}

// Text.
extension Diagnostic {
  static func unclosedText(at range: SourceRange) -> Diagnostic {
    .jsonSyntax(
      "text ends with '\"' on the line where it begins; a line break in it is written '\\n'", at: range)
  }

  static func quoteInText(at range: SourceRange) -> Diagnostic {
    .jsonSyntax("text ends here; a '\"' that is part of it is written '\\\"'", at: range)
  }

  static func unknownEscape(at range: SourceRange) -> Diagnostic {
    .jsonSyntax(
      "'\(range.text.shortened)' means nothing; after '\\' stands one of \" \\ / b f n r t u", at: range)
  }

  static func malformedUnicodeEscape(at range: SourceRange) -> Diagnostic {
    .jsonSyntax("four digits from 0 to 9 and A to F follow '\\u'", at: range)
  }

  static func loneSurrogate(at range: SourceRange) -> Diagnostic {
    .jsonSyntax("'\(range.text)' is half a character; the other half must be beside it", at: range)
  }

  static func controlCharacterInText(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    let escape = byte == 0x09 ? "\\t" : "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    return Diagnostic(
      .controlCharacter, .error,
      "the control character \(Unicode.Scalar(byte).codePoint) is written '\(escape)'",
      at: range, fixIts: [FixIt("write \(escape)", .safe, edits: [Edit(replacing: range, with: escape)])])
  }
}

extension Diagnostic.FixIt {
  fileprivate static func removing(
    _ ranges: [SourceRange], _ title: String, _ applicability: Applicability = .safe
  ) -> Self {
    Self(title, applicability, edits: ranges.map { Diagnostic.Edit(replacing: $0, with: "") })
  }

  /// None for text that would need escapes.
  fileprivate static func quoting(_ range: SourceRange, _ text: String) -> [Self] {
    guard !text.contains(where: { "\"\\".contains($0) }) else { return [] }
    return [
      Self("put it in double quotes", .safe, edits: [Diagnostic.Edit(replacing: range, with: "\"\(text)\"")])
    ]
  }
}

extension SourceRange {
  /// The bracket that closes the one that stands here.
  fileprivate var closingText: String { text == "{" ? "}" : "]" }
}

extension Unicode.Scalar {
  /// `U+00A0`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
