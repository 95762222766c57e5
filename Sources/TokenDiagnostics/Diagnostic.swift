/// One thing to tell a person about what they wrote: the same type from YAML syntax to lint finding.
package struct Diagnostic: Hashable, Sendable {
  package let id: DiagnosticID
  package var severity: Severity
  /// One phrase that states the rule: lower case, names in '…', no full stop.
  package let message: String
  /// The smallest range that shows the cause; nil for what has no place in a file.
  package let range: SourceRange?
  package var notes: [Note]
  package var fixIts: [FixIt]
  /// Whether text that could not be read might make this finding untrue. Such findings are left out, and
  /// counted, while any file has a syntax error.
  package var dependsOnUnreadText: Bool

  package init(
    _ id: DiagnosticID,
    _ severity: Severity,
    _ message: String,
    at range: SourceRange?,
    notes: [Note] = [],
    fixIts: [FixIt] = [],
    dependsOnUnreadText: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.message = Self.shortened(message)
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
    self.dependsOnUnreadText = dependsOnUnreadText
  }
}

extension Diagnostic {
  /// A message may quote what was written, which may be of any length.
  private static func shortened(_ message: String) -> String {
    message.utf8.count <= longestMessage ? message : message.prefix(longestMessage) + "…"
  }

  private static let longestMessage = 2000

  /// How much a diagnostic weighs: an error stops the output, a note never fails a run.
  package enum Severity: String, Sendable, CaseIterable {
    case error
    case warning
    case note

    /// Whether it weighs as much as another one, or more.
    package func weighs(atLeast other: Severity) -> Bool { rank >= other.rank }

    private var rank: Int {
      switch self {
      case .error: 2
      case .warning: 1
      case .note: 0
      }
    }
  }

  /// A second place that explains the first, such as "previously declared here".
  package struct Note: Hashable, Sendable {
    package let message: String
    package let range: SourceRange?

    package init(_ message: String, at range: SourceRange?) {
      self.message = message
      self.range = range
    }
  }

  /// A change of the text that would settle the diagnostic.
  package struct FixIt: Hashable, Sendable {
    /// Who may apply it: `safe` a tool on its own, `unsafe` a tool that was told to, `display` only a person.
    package enum Applicability: String, Sendable {
      case safe
      case unsafe
      case display
    }

    package let title: String
    package let applicability: Applicability
    package let edits: [Edit]

    package init(_ title: String, _ applicability: Applicability, edits: [Edit]) {
      self.title = title
      self.applicability = applicability
      self.edits = edits
    }
  }

  /// The replacement of one range by a text.
  package struct Edit: Hashable, Sendable {
    package let range: SourceRange
    package let text: String

    package init(replacing range: SourceRange, with text: String) {
      self.range = range
      self.text = text
    }
  }
}
