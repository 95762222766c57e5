import Mustache
import TokenDiagnostics

/// A language that outputs are written in, and how text gets into it. Adding one is a file in `Languages/` with an
/// extension that makes it, and a line in `all`.
package struct OutputLanguage: Sendable {
  /// What the names of its files end in, without the dot.
  package let fileExtensions: [String]
  /// A text as a complete literal, with its quotes: `"…"`.
  package let literal: @Sendable (String) -> String
  /// What plain `{{…}}` writes.
  package let escaping: Escaping

  /// Every language; what is none of them is taken for JSON, whose literals most languages understand.
  package static let all: [OutputLanguage] = [.swift, .kotlin, .json, .css, .markup, .markdown, .plainText]

  /// The language of a file, by the end of its name.
  package static func ofFile(named name: String) -> OutputLanguage {
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() ?? ""
    return all.first { $0.fileExtensions.contains(ending) } ?? .json
  }
}

extension OutputLanguage {
  /// A programming language: text is written as a literal, code as it is.
  init(fileExtensions: [String], literal: @escaping @Sendable (String) -> String) {
    self.init(
      fileExtensions: fileExtensions, literal: literal,
      escaping: Escaping(text: { $1.append(literal($0)) }, code: Escaping.writeVerbatim))
  }

  /// A language of text: text is written without quotes, with what its readers would take for something else escaped.
  init(
    fileExtensions: [String], text: @escaping @Sendable (String) -> String,
    code: @escaping @Sendable (String) -> String
  ) {
    self.init(
      fileExtensions: fileExtensions, literal: { "\"\(text($0))\"" },
      escaping: Escaping(text: { $1.append(text($0)) }, code: { $1.append(code($0)) }))
  }
}
