extension String {
  /// The text as a code span of Markdown, where nothing is a link, a mention or HTML. It ends where the text does: its
  /// fence is longer than any row of backticks in the text, also of those with an accent (CommonMark 0.31, section 6.1).
  package var markdownCode: String {
    // By scalars, because to Swift a backtick with an accent is none.
    let backtick: Unicode.Scalar = "`"
    let longest = unicodeScalars.split { $0 != backtick }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let (first, last) = (unicodeScalars.first, unicodeScalars.last)
    let touches = isEmpty || first == backtick || last == backtick
    let pad = touches || first == " " && last == " " ? " " : ""
    return fence + pad + self + pad + fence
  }
}
