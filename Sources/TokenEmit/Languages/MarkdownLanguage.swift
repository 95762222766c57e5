extension OutputLanguage {
  /// Markdown as GitHub shows it. Code is left to the template, which puts it between backticks.
  package static let markdown = OutputLanguage(
    fileExtensions: ["md", "markdown"], text: markdownText, code: { $0 })

  /// The text on one line, fit for a paragraph and for a cell of a table.
  @Sendable
  static func markdownText(_ text: String) -> String {
    let words = CommentText.line(text).split(whereSeparator: \.isWhitespace)
    return words.enumerated()
      .map { index, word in escaped(word, isFirst: index == 0) }
      .joined(separator: " ")
  }

  private static func escaped(_ word: Substring, isFirst: Bool) -> String {
    var escaped = ""
    for index in word.unicodeScalars.indices {
      let scalar = word.unicodeScalars[index]
      let before = word.unicodeScalars[..<index]
      let isMarkup =
        anywhere.contains(scalar) || beginsLink(scalar, before: word.unicodeScalars[index...])
        || scalar == "." && before.suffix(3).elementsEqual("www".unicodeScalars)
        || isFirst && beginsBlock(scalar, at: index, of: word)
      if isMarkup { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// CommonMark 0.31, section 2.4, names what a backslash may stand before.
  private static let anywhere = Set("\\`*_[]<>|~&$".unicodeScalars)

  /// GitHub makes links of addresses, in which backslashes would be kept.
  private static func beginsLink(_ scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView) -> Bool {
    scalar == ":" && rest.starts(with: "://".unicodeScalars)
  }

  /// What begins a heading, an item of a list or a line of dashes if it stands in the first word of a line.
  private static func beginsBlock(_ scalar: Unicode.Scalar, at index: String.Index, of word: Substring)
    -> Bool
  {
    switch scalar {
    case "#", "+", "-", "=": return index == word.startIndex
    case ".", ")":
      let digits = word.unicodeScalars.dropLast()
      return index == digits.endIndex && !digits.isEmpty && digits.allSatisfy { "0"..."9" ~= $0 }
    default: return false
    }
  }
}
