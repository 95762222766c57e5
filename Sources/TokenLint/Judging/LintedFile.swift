import TokenDiagnostics

/// A file with what is known of it. It is handed around by the thousand, so it is not copied.
package final class LintedFile: Sendable {
  package let source: SourceFile
  package let facts: FileFacts
  /// Whether findings in it are reported. Of a file that a program wrote, only what it says of others counts.
  package let isJudged: Bool
  /// Where it belongs in the project, as far as that was read.
  let placement: FilePlacement

  package convenience init(source: SourceFile, facts: FileFacts, isNamed: Bool = false) {
    self.init(source: source, facts: facts, isJudged: isNamed || !facts.isGenerated)
  }

  init(source: SourceFile, facts: FileFacts, isJudged: Bool, placement: FilePlacement = FilePlacement()) {
    self.source = source
    self.facts = facts
    self.isJudged = isJudged
    self.placement = placement
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
