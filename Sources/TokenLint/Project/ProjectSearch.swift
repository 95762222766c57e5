import TokenDiagnostics

/// How a rule looks at a project's own files: a function of what they say and of what was found in its code.
package struct ProjectSearch: Sendable {
  let find: @Sendable (ProjectView, inout ProjectFindings) -> Void

  init(find: @escaping @Sendable (ProjectView, inout ProjectFindings) -> Void) { self.find = find }

  /// One that looks at each app by itself.
  static func inEachApp(
    find: @escaping @Sendable (ProjectApp, ProjectView, inout ProjectFindings) -> Void
  ) -> ProjectSearch {
    ProjectSearch { view, findings in
      for app in view.facts.apps {
        findings.app = app
        find(app, view, &findings)
      }
    }
  }

  /// One that looks at each configuration of each app. What it finds in several at one place counts once.
  static func inEachBuild(
    find: @escaping @Sendable (AppBuild, ProjectView, inout ProjectFindings) -> Void
  ) -> ProjectSearch {
    inEachApp { app, view, findings in
      for build in app.builds { find(build, view, &findings) }
    }
  }
}

/// What project rules look at.
package struct ProjectView: Sendable {
  let facts: ProjectFacts
  /// The source files, with what rules found in them.
  let sources: [LintedFile]
  private let lifecycle: @Sendable (ProjectApp) -> AppLifecycle

  /// - Parameter lifecycle: how the code of an app begins.
  package init(
    facts: ProjectFacts, sources: [LintedFile], lifecycle: @escaping @Sendable (ProjectApp) -> AppLifecycle
  ) {
    self.facts = facts
    self.sources = sources
    self.lifecycle = lifecycle
  }

  func lifecycle(of app: ProjectApp) -> AppLifecycle { lifecycle(app) }

  /// Those compiled into an app.
  func sources(of app: ProjectApp) -> [LintedFile] { sources.filter { app.sources.contains($0.source.path) } }
}

/// What project rules found.
package struct ProjectFindings {
  /// The rule that is looking, and the app it looks at.
  var rule = ""
  var app: ProjectApp?
  private(set) var all: [ProjectFinding] = []

  package init() {}

  mutating func report(
    _ message: String, at range: SourceRange, weight: Fact.Weight = .usual, notes: [Diagnostic.Note] = []
  ) {
    let isInManifest = app?.kind == .manifest && range.file === app?.place.file
    let finding = ProjectFinding(
      rule: rule, range: range, message: isInManifest ? "\(message) (from the generator manifest)" : message,
      weight: weight, notes: notes, app: app?.name ?? "")
    if !all.contains(where: { $0.rule == rule && $0.range == range && $0.message == finding.message }) {
      all.append(finding)
    }
  }
}

/// A place in a project's own files that a rule speaks of.
package struct ProjectFinding: Hashable, Sendable {
  let rule: String
  let range: SourceRange
  let message: String
  let weight: Fact.Weight
  let notes: [Diagnostic.Note]
  /// The name of the app; empty where it has none.
  let app: String
}
