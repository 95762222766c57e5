import TokenDiagnostics

/// A form of output: Swift, JSON, documentation. Adding one is a file in `Formats/` with an extension that makes it,
/// and a line in `all`.
package struct OutputFormat: Sendable {
  /// The name that `--only` and the config's `format:` take.
  package let name: String
  /// What its first files may be called, which depends on the names of the token files only; the others have the names
  /// of tokens.
  package let fileNames: @Sendable ([TokenFile], SwiftSettings) -> [String]
  /// Finds what the format cannot express. If it finds an error, nothing is emitted.
  package let check: @Sendable (EmitInput) -> DiagnosticBag
  /// The files of the format. It cannot fail.
  package let emit: @Sendable (EmitInput) -> [OutputFile]

  /// Every format, in the order in which they are listed to the user.
  package static let all: [OutputFormat] = [.swift, .json, .dtcg, .docs]
}
