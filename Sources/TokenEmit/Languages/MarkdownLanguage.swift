import TokenModel

extension OutputLanguage {
  /// Markdown as GitHub shows it. Code is left to the template, which puts it between backticks.
  package static let markdown = OutputLanguage(
    fileExtensions: ["md", "markdown"], text: markdownText, code: { $0 })

  /// The text on one line, fit for a paragraph and for a cell of a table.
  @Sendable
  static func markdownText(_ text: String) -> String {
    let words = CommentText.words(text)
    guard let first = words.first else { return "" }
    let rest = words.dropFirst().map { escaped($0, markAt: nil) }
    return ([escaped(first, markAt: blockMark(of: first))] + rest).joined(separator: " ")
  }

  /// A word with what would be markup escaped, and what begins a block, if there is such a mark in it.
  private static func escaped(_ word: Substring, markAt mark: String.Index?) -> String {
    if mark == nil, !word.utf8.contains(where: mayBeMarkup) { return String(word) }
    var escaped = ""
    for index in word.unicodeScalars.indices {
      let scalar = word.unicodeScalars[index]
      let before = word.unicodeScalars[..<index]
      let isMarkup =
        isMarkupAnywhere(scalar) || beginsLink(scalar, before: word.unicodeScalars[index...])
        || scalar == "." && before.suffix(3).elementsEqual("www".unicodeScalars) || index == mark
      if isMarkup { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// Whether a byte is one that `escaped` looks at, which most words have none of.
  private static func mayBeMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") || isMarkupAnywhere(Unicode.Scalar(byte))
  }

  /// CommonMark 0.31, section 2.4, names what a backslash may stand before.
  private static func isMarkupAnywhere(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$": true
    default: false
    }
  }

  /// GitHub makes links of addresses, in which backslashes would be kept.
  private static func beginsLink(_ scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView) -> Bool {
    scalar == ":" && rest.starts(with: "://".unicodeScalars)
  }

  /// What begins a heading, an item of a list or a line of dashes if it stands in the first word of a line.
  private static func blockMark(of word: Substring) -> String.Index? {
    let scalars = word.unicodeScalars
    switch scalars.first {
    case "#", "+", "-", "=": return scalars.startIndex
    default: break
    }
    let mark = scalars.drop { "0"..."9" ~= $0 }
    guard mark.startIndex != scalars.startIndex, mark.count == 1, mark.first == "." || mark.first == ")"
    else {
      return nil
    }
    return mark.startIndex
  }
}
