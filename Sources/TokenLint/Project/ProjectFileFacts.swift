import TokenDiagnostics

/// What a file that tells how apps are built says by itself. As in all facts, no path and no other file is in it.
package enum ProjectFileFacts: Hashable, Sendable {
  case xcodeProject(XcodeFacts)
  case interfaceFile(bars: [InterfaceBar])

  /// Nil for a kind of file that is read where another names it, and for a broken one.
  init?(_ file: SourceFile, as kind: LintFileKind) {
    switch kind {
    case .xcodeProject:
      guard let facts = XcodeFacts(file) else { return nil }
      self = .xcodeProject(facts)
    case .interfaceFile: self = .interfaceFile(bars: InterfaceBar.loose(in: file))
    case .swift, .objectiveC, .propertyList, .buildSettings, .projectManifest: return nil
    }
  }
}

extension LintFileKind {
  /// Whether what is read of such a file is kept with what is read of sources. The others are small, and read only where
  /// a project names them.
  package var hasFacts: Bool { isSource || self == .xcodeProject || self == .interfaceFile }
}

extension LintedFile {
  /// A file that tells how apps are built.
  package convenience init(ofProject source: SourceFile) {
    var facts = FileFacts()
    facts.directives = ProjectDirectives.all(in: source)
    facts.project = LintFileKind(name: ProjectPath.name(of: source.path)).flatMap {
      ProjectFileFacts(source, as: $0)
    }
    self.init(source: source, facts: facts)
  }
}
