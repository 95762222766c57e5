import TokenDiagnostics
import TokenModel

extension DiagnosticID {
  package static let assetNameClash = DiagnosticID("asset-name-clash")
  package static let usualColorInAssets = DiagnosticID("usual-color-in-assets")
}

extension Diagnostic {
  static func assetNameClash(
    _ path: TokenPath, _ range: SourceRange, other: TokenPath, otherRange: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .assetNameClash, .error,
      "'\(path)' and '\(other)' would have the same name in the asset catalog, where case and characters that no "
        + "file name can hold make no difference; rename one",
      at: range, notes: [Note("'\(other)' is declared here", at: otherRange)])
  }

  /// One note for all such colours, at the first of them.
  static func usualColorInAssets(_ first: Token, count: Int, when condition: String) -> Diagnostic {
    let others =
      count == 1 ? "" : "; the same holds for \(count - 1) other \(count == 2 ? "colour" : "colours")"
    return Diagnostic(
      .usualColorInAssets, .note,
      "an asset catalog knows appearance and contrast only, so it holds '\(first.path)' as it is when "
        + "\(condition)\(others)",
      at: first.range)
  }
}
