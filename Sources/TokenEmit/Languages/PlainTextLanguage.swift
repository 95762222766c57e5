extension OutputLanguage {
  /// Text for people: as it is, but for what cannot be seen.
  package static let plainText = OutputLanguage(
    fileExtensions: ["txt"], text: visibleText, code: { $0 })

  @Sendable
  private static func visibleText(_ text: String) -> String {
    CommentText.lines(text).joined(separator: "\n")
  }
}
