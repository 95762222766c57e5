import TokenDiagnostics

/// Text that YAML reads as something else because its quotes are missing, and what was meant.
struct Mend {
  let id: DiagnosticID
  let message: String
  let offsets: Range<Int>
  /// The text without the quotes that it needs.
  let meant: String

  /// What stands in the place of the text while the file is read.
  var replacement: String { meant.inYAMLQuotes ?? "'\(meant.replacingScalars("'", with: "''"))'" }

  func diagnostic(in file: SourceFile) -> Diagnostic {
    let range = SourceRange(file: file, start: offsets.lowerBound, end: offsets.upperBound)
    let fixIt = meant.inYAMLQuotes.map { text in
      Diagnostic.FixIt("put it in quotes", .safe, edits: [Diagnostic.Edit(replacing: range, with: text)])
    }
    return Diagnostic(id, .error, message, at: range, fixIts: fixIt.map { [$0] } ?? [])
  }
}
