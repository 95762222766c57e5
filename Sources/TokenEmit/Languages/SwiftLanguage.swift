import Mustache

extension OutputLanguage {
  package static let swift = OutputLanguage(fileExtensions: ["swift"], literal: CommentText.swiftLiteral)
}

extension Escaping {
  /// A complete literal for text.
  static let swift = OutputLanguage.swift.escaping
}
