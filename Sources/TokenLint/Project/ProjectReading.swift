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
    var all = Dictionary(view.sources.map { ($0.source.path, $0) }, uniquingKeysWith: { first, _ in first })
    let found = Dictionary(files.found.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for (path, file) in found.merging(findings.files, uniquingKeysWith: { $1 }) {
      var facts = all[path]?.facts ?? FileFacts()
      if all[path] == nil { facts.directives = ProjectDirectives.all(in: file) }
      facts.facts += findings.facts[path] ?? []
      all[path] = LintedFile(source: file, facts: facts)
    }
    for file in view.facts.unread { all[file.path]?.markAsBroken() }
    let placements = FilePlacements(view.facts)
    for file in view.sources { all[file.source.path]?.placement = placements.placement(of: file.source.path) }
    return all.values.sorted { $0.source.path < $1.source.path }
  }
}

extension LintedFile {
  /// Says that the file could not be read as what its name tells.
  fileprivate mutating func markAsBroken() {
    var facts = facts
    facts.errorOffset = source.byteOrderMarkLength
    self = LintedFile(source: source, facts: facts)
  }
}
