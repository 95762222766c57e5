import TokenDiagnostics

/// How a rule looks at a project's own files: a function of what they say and of what was found in its code.
struct ProjectSearch: Sendable {
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
    find: @escaping @Sendable (AppBuild, inout ProjectFindings) -> Void
  ) -> ProjectSearch {
    .inEachApp { app, _, findings in
      for build in app.builds { find(build, &findings) }
    }
  }
}

/// What project rules look at. Hundreds of apps may share their code, so what was found out of it is kept.
final class ProjectView {
  let facts: ProjectFacts
  /// The source files, with what rules found in them.
  let sources: [LintedFile]
  let membership: SourceMembership
  private var code: [AppSources: [LintedFile]] = [:]
  private var lifecycles: [AppSources: AppLifecycle] = [:]
  private lazy var typeNames = Set(sources.flatMap { $0.facts.types.map { TypeIndex.last($0.name) } })

  init(facts: ProjectFacts, sources: [LintedFile]) {
    self.facts = facts
    self.sources = sources
    membership = SourceMembership(SourcePaths(sources.map(\.source.path)))
  }

  /// Where a file stands among the sources; nil for one that is none.
  func place(of path: String) -> Int? { membership.paths.place(of: path) }

  /// Whether the project has a type of a name, inside of another perhaps.
  func hasType(named name: String) -> Bool { typeNames.contains(name) }

  /// Those compiled into an app, as far as that is known: with one app it may be all of them.
  func sources(of app: ProjectApp) -> [LintedFile] {
    if let known = code[app.sources] { return known }
    let own = membership.members(of: app.sources).map { sources[$0] }
    let files = own.isEmpty && facts.apps.count == 1 ? sources : own
    code[app.sources] = files
    return files
  }

  /// How the code of an app begins. Where its own files do not tell, those of packages may.
  func lifecycle(of app: ProjectApp) -> AppLifecycle {
    if let known = lifecycles[app.sources] { return known }
    var lifecycle = AppLifecycle(of: sources(of: app))
    if lifecycle.beginning == .unknown, facts.apps.count == 1 { lifecycle = AppLifecycle(of: sources) }
    lifecycles[app.sources] = lifecycle
    return lifecycle
  }
}
