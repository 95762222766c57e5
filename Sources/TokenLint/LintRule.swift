import TokenDiagnostics

/// Something that the linter finds. Adding one is a file in `Rules/` with an extension that makes it, and a
/// line in `all`.
package struct LintRule: Sendable {
  /// The kebab-case name, promised to users.
  package let id: String
  package let family: Family
  package let severity: Severity
  /// What its page and `tokenc explain` say.
  package let documentation: Documentation
  /// Code in which it finds something, each place marked, and code in which it finds nothing.
  package let examples: Examples
  /// How it looks at Swift; nil for a rule that does not.
  let swift: SwiftSearch?
  /// How it looks at the files that tell how apps are built; nil for a rule that does not.
  let project: ProjectSearch?

  package enum Family: String, Sendable, CaseIterable {
    /// Questions about the device the app runs on.
    case device
    /// Settings of the project.
    case project
    /// Values that are tokens, or should be.
    case tokens
    /// What is said to the linter itself.
    case meta
  }

  /// How much a finding weighs where neither the config nor the place says.
  package enum Severity: String, Sendable {
    case error
    case warning
    case info
    /// Only found where it is selected.
    case off
  }

  package struct Documentation: Sendable {
    /// One sentence, in the form "Finds …".
    package let summary: String
    /// Why that is wrong, in Markdown.
    package let reason: String
    /// What to write instead, in Markdown.
    package let instead: String
    /// Which fixes it has, and what they may change; nil for none.
    package let fix: String?

    init(_ summary: String, reason: String, instead: String, fix: String? = nil) {
      self.summary = summary
      self.reason = reason
      self.instead = instead
      self.fix = fix
    }
  }

  package struct Examples: Sendable {
    /// In the text, `↓` stands before the first byte of each place that is found. A line `--- path` begins a
    /// file; text without one is a Swift file.
    package let found: [String]
    package let silent: [String]
  }

  init(
    _ id: String, _ family: Family, _ severity: Severity, _ documentation: Documentation, found: [String],
    silent: [String], swift: SwiftSearch? = nil, project: ProjectSearch? = nil
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.documentation = documentation
    examples = Examples(found: found, silent: silent)
    self.swift = swift
    self.project = project
  }
}

/// How a rule looks at Swift: which words wake it, and what it makes of one.
struct SwiftSearch: Sendable {
  let triggers: [Trigger]
  let find: @Sendable (SwiftPlace, inout SwiftFindings) -> Void

  init(_ triggers: [Trigger], find: @escaping @Sendable (SwiftPlace, inout SwiftFindings) -> Void) {
    self.triggers = triggers
    self.find = find
  }

  /// Looks for something else too.
  func and(_ other: @escaping @Sendable (SwiftPlace, inout SwiftFindings) -> Void) -> SwiftSearch {
    let first = find
    return SwiftSearch(triggers) { place, findings in
      first(place, &findings)
      other(place, &findings)
    }
  }
}
