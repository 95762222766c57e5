import TokenDiagnostics
import TokenModel

/// Text that a person wrote, in a form for each place it may stand in.
struct TextObject: ModelObject {
  let text: String
  let environment: ModelEnvironment

  static let kind = ModelKind<TextObject>(
    "text", "Text that a person wrote, in a form for each place it may stand in.",
    [
      .text("text", "the text; plain `{{text}}` escapes it for the output") { $0.text },
      .code("string", "a complete literal in the language of the output, with its quotes") {
        $0.environment.literal($0.text)
      },
      .code("line", "the text on one line, fit for a comment") {
        CommentText.line($0.text).withoutCommentEnd
      },
      .lines("lines", "its lines, fit for a comment: no line breaks, control characters or `*/`") { object in
        CommentText.paragraph(object.text).map(\.withoutCommentEnd)
      },
    ])
}

extension String {
  /// The text without what would end, or begin, a comment of several lines.
  fileprivate var withoutCommentEnd: String {
    if !utf8.contains(UInt8(ascii: "*")) { return self }
    return replacingScalars("*/", with: "* /").replacingScalars("/*", with: "/ *")
  }
}
