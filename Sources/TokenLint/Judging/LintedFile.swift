import TokenDiagnostics

/// A file with what is known of it.
package struct LintedFile: Sendable {
  package let source: SourceFile
  package let facts: FileFacts
  /// Where it belongs in the project, as far as that was read.
  var placement = FilePlacement()

  package init(source: SourceFile, facts: FileFacts) {
    self.source = source
    self.facts = facts
  }

  func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(file: source, start: offsets.lowerBound, end: offsets.upperBound)
  }
}

/// What the linter has to say about a place.
package struct Finding: Hashable, Sendable {
  package var diagnostic: Diagnostic
  /// The declaration around it: `Card.body`.
  package let declaration: String
  /// The marked code without blanks and comments.
  package let statement: String
  /// Why it is not told; nil if it is.
  package var suppression: Suppression?

  /// A comment or an entry of the baseline that takes a finding back.
  package struct Suppression: Hashable, Sendable {
    package let kind: Reporter.Suppressed.Kind
    package let reason: String?
  }
}
