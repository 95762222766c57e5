/// Looks at the text of support types. That text is the project's own, so its lines are laid out as expected. All of it
/// is looked at in every run, so this is done by bytes.
enum RuntimeText {
  static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text.utf8[...]
    while let end = rest.firstIndex(of: lineBreak) {
      lines.append(Substring(rest[..<end]))
      rest = rest[end...].dropFirst()
    }
    return rest.isEmpty && !lines.isEmpty ? lines : lines + [Substring(rest)]
  }

  /// The text with its lines indented by two columns, but for those that are empty.
  static func indented(_ text: String) -> String {
    lines(of: text).map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  /// A line with another access level than `package`.
  static func replacingAccess(in line: Substring, _ access: String) -> Substring {
    let written = "package "
    guard !isComment(line), let start = firstIndex(of: written, in: line) else { return line }
    let end = line.utf8.index(start, offsetBy: written.utf8.count)
    return line[..<start] + access + " " + line[end...]
  }

  /// A line with another text in the place of one.
  static func replacing(_ pattern: String, in line: Substring, with text: String) -> Substring {
    guard let start = firstIndex(of: pattern, in: line) else { return line }
    let end = line.utf8.index(start, offsetBy: pattern.utf8.count)
    return line[..<start] + text + replacing(pattern, in: line[end...], with: text)
  }

  /// Faster than the search of the library, which is made for long patterns.
  private static func firstIndex(of pattern: String, in line: Substring) -> String.Index? {
    var rest = line.utf8[...]
    while let start = rest.firstIndex(of: pattern.utf8[pattern.startIndex]) {
      if rest[start...].starts(with: pattern.utf8) { return start }
      rest = rest[start...].dropFirst()
    }
    return nil
  }

  /// The lines that are not comments.
  static func code(_ text: String) -> [Substring] {
    text.utf8.split(separator: lineBreak).map { Substring($0) }.filter { !isComment($0) }
  }

  static func words(_ line: Substring) -> [String] {
    line.utf8.split { !isPartOfWord($0) }.map { String(Substring($0)) }
  }

  /// The words in the code of a text that may be names of types, which begin with a capital letter.
  static func typeNames(in text: String) -> Set<String> {
    var names: Set<String> = []
    let bytes = Array(text.utf8)
    for line in bytes.split(separator: lineBreak) where !isComment(line) {
      for word in line.split(whereSeparator: { !isPartOfWord($0) }) where 0x41...0x5A ~= word[word.startIndex]
      {
        names.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return names
  }

  /// How many blanks a line begins with.
  static func indentation(of line: Substring) -> Int { line.utf8.prefix { $0 == UInt8(ascii: " ") }.count }

  /// What is declared with one of the keywords.
  static func names(declaredWith keywords: Set<String>, in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in code(text) where !isPattern(line) {
      let words = words(line)
      names.formUnion(zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1))
    }
    return names
  }

  /// A `case` of a `switch`, which declares nothing.
  private static func isPattern(_ line: Substring) -> Bool {
    let code = line.utf8.dropFirst(indentation(of: line))
    return code.starts(with: "case .".utf8) || code.starts(with: "case (".utf8)
  }

  private static let lineBreak = UInt8(ascii: "\n")

  private static func isComment(_ line: Substring) -> Bool {
    line.utf8.dropFirst(indentation(of: line)).starts(with: "///".utf8)
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop { $0 == UInt8(ascii: " ") }.starts(with: "///".utf8)
  }

  /// A letter beyond ASCII is made of bytes above 127.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte > 127
  }
}
