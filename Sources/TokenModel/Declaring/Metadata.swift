import TokenDiagnostics

/// The properties that groups and tokens share.
package struct Metadata: Sendable {
  /// The value is nil for a type that could not be understood, which was reported.
  package var type: Located<TokenType?>?
  package var description: Located<String>?
  package var source: Located<TokenSource>?
  package var deprecation: Located<Deprecation>?
  package var use: Located<TokenUse>?
  package var checks: [Check] = []
  /// What `$extensions` holds, but for what is ours.
  package var extensions: Located<JSONText>?
}

/// A value and where it was written.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}
