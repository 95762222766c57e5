/// Looks at the text of support types. That text is the project's own, so its lines are laid out as expected.
enum RuntimeText {
  static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
  }

  /// A line with another access level than `package`.
  static func replacingAccess(in line: Substring, _ access: String) -> String {
    line.contains("///")
      ? String(line) : line.replacing("package ", with: "\(access) ", maxReplacements: 1).description
  }

  /// The lines that are not comments.
  static func code(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.contains("///") }
  }

  static func words(_ line: Substring) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

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
    let code = line.drop { $0 == " " }
    return code.hasPrefix("case .") || code.hasPrefix("case (")
  }
}
