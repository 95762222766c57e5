import TokenDiagnostics
import TokenSyntax

extension DiagnosticID {
  package static let mixedCornerRadius = DiagnosticID("mixed-corner-radius")
}

extension Diagnostic {
  /// Stands at the key that does not go with one before it.
  static func mixedCornerRadius(_ key: Node.Key, with other: Node.Key) -> Diagnostic {
    Diagnostic(
      .mixedCornerRadius, .error,
      "a corner radius is either { concentric, inset } or { ratio, of }: '\(key.text)' does not go with "
        + "'\(other.text)'",
      at: key.range, notes: [Note("'\(other.text)' is given here", at: other.range)])
  }
}
