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

/// What project rules look at.
struct ProjectView: Sendable {
  let facts: ProjectFacts
  /// The source files, with what rules found in them.
  let sources: [LintedFile]
  /// Those compiled into each app, in the order of the apps.
  private let sourcesOfApps: [[LintedFile]]
  /// Of all sources, in their order.
  let paths: SourcePaths

  init(facts: ProjectFacts, sources: [LintedFile]) {
    self.facts = facts
    self.sources = sources
    let paths = SourcePaths(sources.map(\.source.path))
    self.paths = paths
    sourcesOfApps = facts.apps.map { app in
      let own = app.sources.members(of: paths).map { sources[$0] }
      return own.isEmpty && facts.apps.count == 1 ? sources : own
    }
  }

  /// Where a file stands among the sources; nil for one that is none.
  func place(of path: String) -> Int? { paths.place(of: path) }

  /// Whether the project has a type of a name, inside of another perhaps.
  func hasType(named name: String) -> Bool {
    sources.contains { file in file.facts.types.contains { TypeIndex.last($0.name) == name } }
  }

  /// Those compiled into an app, as far as that is known: with one app it may be all of them.
  func sources(of app: ProjectApp) -> [LintedFile] {
    let place = facts.apps.firstIndex { $0.name == app.name && $0.place == app.place }
    return place.map { sourcesOfApps[$0] } ?? []
  }

  /// How the code of an app begins. Where its own files do not tell, those of packages may.
  func lifecycle(of app: ProjectApp) -> AppLifecycle {
    let lifecycle = AppLifecycle(of: sources(of: app))
    guard lifecycle.beginning == .unknown, facts.apps.count == 1 else { return lifecycle }
    return AppLifecycle(of: sources)
  }
}
