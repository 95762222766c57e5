extension String {
  /// The text as a code span of Markdown, where nothing is a link, a mention or HTML. It ends where the text does: its
  /// fence is longer than any row of backticks in the text. A blank on each side is taken off again (CommonMark,
  /// section 6.1).
  package var markdownCode: String {
    let longest = split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let touches = isEmpty || hasPrefix("`") || hasSuffix("`")
    let pad = touches || hasPrefix(" ") && hasSuffix(" ") ? " " : ""
    return fence + pad + self + pad + fence
  }
}
