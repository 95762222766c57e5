import TokenDiagnostics

extension OutputLanguage {
  /// JSON, and the languages whose literals are those of JSON.
  package static let json = OutputLanguage(
    fileExtensions: ["json", "js", "mjs", "cjs", "jsx", "ts", "tsx"],
    literal: { JSONText.string($0).rendered() })
}
