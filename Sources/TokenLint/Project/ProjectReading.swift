import TokenDiagnostics

/// Reads a project's own files, and finds what the rules say of them.
package struct ProjectReading: Sendable {
  private let rules: [LintRule]

  package init(rules: [LintRule]) { self.rules = rules }

  /// All files in the order of their paths, those of the project with what was found in them. The sources are
  /// the other files; a manifest written in Swift may be among both.
  package func read(_ files: ProjectFiles, with sources: [LintedFile]) -> [LintedFile] {
    let view = ProjectView(facts: readProject(files), sources: sources)
    var findings = ProjectFindings()
    for rule in rules {
      guard let search = rule.project else { continue }
      findings.rule = rule.id
      findings.app = nil
      search.find(view, &findings)
    }
    return Self.joined(findings, files, view)
  }

  private static func joined(
    _ findings: ProjectFindings, _ files: ProjectFiles, _ view: ProjectView
  ) -> [LintedFile] {
    let unread = Set(view.facts.unread.map(\.path))
    var ofProject = Dictionary(
      files.found.map { ($0.source.path, $0) }, uniquingKeysWith: { first, _ in first })
    for (path, file) in findings.files where ofProject[path] == nil {
      ofProject[path] = LintedFile(ofProject: file)
    }
    var all = view.sources
    for (path, file) in ofProject {
      let place = view.place(of: path)
      let known = place.map { all[$0] } ?? file
      var facts = known.facts
      facts.facts += findings.facts[path] ?? []
      // It could not be read as what its name tells.
      if unread.contains(path) { facts.errorOffset = file.source.byteOrderMarkLength }
      let linted = LintedFile(source: file.source, facts: facts, isJudged: known.isJudged)
      if let place { all[place] = linted } else { all.append(linted) }
    }
    placeInProject(&all, view)
    return all.sorted { $0.source.path < $1.source.path }
  }

  /// Says of files with findings where they belong, since that may change what is said of them.
  private static func placeInProject(_ files: inout [LintedFile], _ view: ProjectView) {
    let placements = FilePlacements(view.facts, view.membership)
    for place in view.sources.indices where !files[place].facts.facts.isEmpty {
      let file = files[place]
      files[place] = LintedFile(
        source: file.source, facts: file.facts, isJudged: file.isJudged, placement: placements[place])
    }
  }
}
