/// Text as other programs read it, scalar by scalar. To Swift a backtick with an accent is one `Character` that is no
/// backtick; to Markdown it is a backtick that ends code.
extension String {
  /// The text with another in the place of each `pattern`, also where an accent follows.
  package func replacingScalars(_ pattern: String, with text: String) -> String {
    guard unicodeScalars.contains(where: { $0 == pattern.unicodeScalars.first }) else { return self }
    return String(unicodeScalars.replacing(pattern.unicodeScalars, with: text.unicodeScalars))
  }

  /// The text as code in Markdown, on one line: its fence is longer than any row of backticks in the text (CommonMark
  /// 0.31, section 6.1).
  package var inBackticks: String {
    let backtick: Unicode.Scalar = "`"
    let longest = unicodeScalars.split { $0 != backtick }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let (first, last) = (unicodeScalars.first, unicodeScalars.last)
    // One blank on each side is taken off again.
    let isPadded = first == nil || first == backtick || last == backtick || first == " "
    let pad = isPadded ? " " : ""
    return fence + pad + self + pad + fence
  }
}
