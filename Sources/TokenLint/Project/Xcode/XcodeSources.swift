/// What is compiled into the targets of a project. Targets may share phases, so the paths of each are made once.
final class XcodeSources {
  private let facts: XcodeFacts
  /// The folder of the project.
  private let folder: String
  /// The files of each phase, by its place.
  private var phases: [Int: [String]] = [:]

  init(of facts: XcodeFacts, in folder: String) {
    self.facts = facts
    self.folder = folder
  }

  /// As files and as folders that are in a target with all they hold.
  func sources(of target: XcodeTarget) -> AppSources {
    var sources = AppSources()
    for phase in target.phases {
      let files = files(ofPhase: phase)
      if sources.files.isEmpty { sources.files = files } else { sources.files += files }
    }
    for group in target.folders {
      let path = ProjectPath.joined(folder, group.path)
      sources.folders.append(path)
      sources.excluded.formUnion(group.exceptions.map { ProjectPath.joined(path, $0) })
    }
    return sources
  }

  private func files(ofPhase phase: Int) -> [String] {
    if let known = phases[phase] { return known }
    let files = facts.phases[phase].map { ProjectPath.joined(folder, $0) }
    phases[phase] = files
    return files
  }
}
