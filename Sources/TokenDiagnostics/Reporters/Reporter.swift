/// A way to show diagnostics: text for people, other forms for editors and machines.
///
/// Adding one is a file with an extension that makes it, and a line in `all`.
package struct Reporter: Sendable {
  /// The name that `--format` takes.
  package let name: String
  /// The whole report, ready to be written to the stream.
  package let report: @Sendable ([Diagnostic], Context) -> String

  package init(name: String, report: @escaping @Sendable ([Diagnostic], Context) -> String) {
    self.name = name
    self.report = report
  }

  /// What a report depends on besides the diagnostics.
  package struct Context: Sendable {
    /// The absolute path of the project's root, without a slash at its end.
    package let projectRoot: String
    /// The file that stands for the project where a format asks for one and a diagnostic has no place.
    package let projectFile: String
    package let toolVersion: String
    package let usesColor: Bool
    /// What fails the run: this severity and what weighs more.
    package let failing: Diagnostic.Severity
    /// What is known of the kinds of diagnostics, for formats that describe them.
    package let rules: [RuleDescription]
    /// What was found but is not told, for formats that list that too.
    package let suppressed: [Suppressed]

    package init(
      projectRoot: String, projectFile: String, toolVersion: String, usesColor: Bool,
      failing: Diagnostic.Severity, rules: [RuleDescription] = [], suppressed: [Suppressed] = []
    ) {
      self.projectRoot = projectRoot
      self.projectFile = projectFile
      self.toolVersion = toolVersion
      self.usesColor = usesColor
      self.failing = failing
      self.rules = rules
      self.suppressed = suppressed
    }
  }

  /// A kind of diagnostic, told apart from others by its id.
  package struct RuleDescription: Sendable {
    package let id: String
    /// One sentence.
    package let summary: String
    /// Why it matters and what to do, in Markdown.
    package let help: String
    package let severity: Diagnostic.Severity

    package init(id: String, summary: String, help: String, severity: Diagnostic.Severity) {
      self.id = id
      self.summary = summary
      self.help = help
      self.severity = severity
    }
  }

  /// A diagnostic that somebody took back.
  package struct Suppressed: Sendable {
    package let diagnostic: Diagnostic
    /// Where: in the source itself, or in a list beside it.
    package let kind: Kind
    package let reason: String?

    package enum Kind: String, Sendable {
      case inSource
      case external
    }

    package init(_ diagnostic: Diagnostic, _ kind: Kind, reason: String?) {
      self.diagnostic = diagnostic
      self.kind = kind
      self.reason = reason
    }
  }

  package static let all: [Reporter] = [
    .text, .xcode, .json, .jsonl, .github, .gitlab, .checkstyle, .junit, .sarif, .markdown,
  ]
}
