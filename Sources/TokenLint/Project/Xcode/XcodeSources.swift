/// What is compiled into the targets of a project. Targets may share phases, so the list of each is made once.
final class XcodeSources {
  private let facts: XcodeFacts
  /// The folder of the project.
  private let folder: String
  /// By the places of the phases.
  private var lists: [Int: SourceList] = [:]

  init(of facts: XcodeFacts, in folder: String) {
    self.facts = facts
    self.folder = folder
  }

  /// As files and as folders that are in a target with all they hold.
  func sources(of target: XcodeTarget) -> AppSources {
    var sources = AppSources()
    sources.lists = target.phases.map(list)
    for group in target.folders {
      let path = ProjectPath.joined(folder, group.path)
      sources.folders.append(path)
      sources.excluded.formUnion(group.exceptions.map { ProjectPath.joined(path, $0) })
    }
    return sources
  }

  private func list(ofPhase phase: Int) -> SourceList {
    if let known = lists[phase] { return known }
    let list = SourceList(facts.phases[phase].map { ProjectPath.joined(folder, $0) })
    lists[phase] = list
    return list
  }
}
