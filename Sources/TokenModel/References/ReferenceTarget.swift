import TokenDiagnostics

/// What a reference leads to.
enum ReferenceTarget {
  case token(Token)
  /// A token with an error of its own, which is not told again.
  case failed
  case group(SourceRange)
  case missing
}
