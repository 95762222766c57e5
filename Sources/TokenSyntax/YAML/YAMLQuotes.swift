extension String {
  /// The text in quotes of the kind that needs no escapes in it; nil if it holds both kinds.
  package var inYAMLQuotes: String? {
    if !contains("\""), !contains("\\") { return "\"\(self)\"" }
    return contains("'") ? nil : "'\(self)'"
  }
}
