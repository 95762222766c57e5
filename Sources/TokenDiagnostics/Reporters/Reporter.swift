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

    package init(
      projectRoot: String, projectFile: String, toolVersion: String, usesColor: Bool,
      failing: Diagnostic.Severity
    ) {
      self.projectRoot = projectRoot
      self.projectFile = projectFile
      self.toolVersion = toolVersion
      self.usesColor = usesColor
      self.failing = failing
    }
  }

  package static let all: [Reporter] = [
    .text, .xcode, .json, .jsonl, .github, .gitlab, .checkstyle, .junit, .sarif, .markdown,
  ]
}
