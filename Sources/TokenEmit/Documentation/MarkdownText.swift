import TokenDiagnostics
import TokenModel

/// Text that someone else may have written, made fit for a Markdown page as GitHub shows it: it becomes no heading,
/// link, formula or HTML, and ends no cell of a table.
enum MarkdownText {
  /// The text on one line.
  static func escaped(_ text: String) -> String { OutputLanguage.markdownText(text) }

  /// The text as code.
  static func code(_ text: String) -> String {
    singleLine(text).markdownCode.replacingScalars("|", with: "\\|")
  }

  /// A link with Markdown as its text.
  static func link(_ markdown: String, to address: String) -> String { "[\(markdown)](\(address))" }

  /// The address of a page on the web, fit for a link; nil for anything else, such as a script.
  static func webAddress(_ text: String) -> String? {
    let lower = text.lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else { return nil }
    return text.percentEncoded(keeping: "/:?#@!$&'*+,;=%")
  }

  /// A path in the documentation, fit for a link.
  static func path(_ text: String) -> String { text.percentEncoded(keeping: "/") }

  /// A part of a path, fit for a link.
  static func fragment(_ text: String) -> String { text.percentEncoded(keeping: "") }

  private static func singleLine(_ text: String) -> String {
    CommentText.words(text).joined(separator: " ")
  }
}
