/// Text as other programs read it, scalar by scalar. To Swift a bar with an accent is one `Character` that is no bar; in
/// Markdown it is a bar that ends a cell of a table.
extension String {
  /// The text with another in the place of each `pattern`, also where an accent follows.
  package func replacingScalars(_ pattern: String, with text: String) -> String {
    guard unicodeScalars.contains(where: { $0 == pattern.unicodeScalars.first }) else { return self }
    return String(unicodeScalars.replacing(pattern.unicodeScalars, with: text.unicodeScalars))
  }
}
