import TokenDiagnostics

/// What is compiled into the targets of a project. Targets may share what they are made of, so that is read once.
final class XcodeSources {
  private let objects: XcodeObjects
  /// The files of each phase, by its place.
  private var phases: [SourceRange: Set<String>] = [:]
  /// The files of each folder that targets leave out, by its id and the place of the target.
  private var exceptions: [String: [SourceRange: [String]]] = [:]

  init(of objects: XcodeObjects) { self.objects = objects }

  /// As files and as folders that are in a target with all they hold.
  func sources(of target: PropertyListValue) -> AppSources {
    var sources = AppSources()
    for phase in objects.objects(target["buildPhases"]) where phase["isa"]?.text == "PBXSourcesBuildPhase" {
      let files = files(of: phase)
      if sources.files.isEmpty { sources.files = files } else { sources.files.formUnion(files) }
    }
    var seen: Set<String> = []
    for group in target["fileSystemSynchronizedGroups"]?.elements ?? [] {
      guard let id = group.text, seen.insert(id).inserted, let folder = objects.path(group) else { continue }
      sources.folders.append(folder)
      for path in exceptions(in: group, id)[target.range] ?? [] {
        sources.excluded.insert(ProjectPath.joined(folder, path))
      }
    }
    return sources
  }

  private func files(of phase: PropertyListValue) -> Set<String> {
    if let known = phases[phase.range] { return known }
    let files = Set(objects.objects(phase["files"]).compactMap { objects.path($0["fileRef"]) })
    phases[phase.range] = files
    return files
  }

  /// By the targets that leave them out.
  private func exceptions(in group: PropertyListValue, _ id: String) -> [SourceRange: [String]] {
    if let known = exceptions[id] { return known }
    var found: [SourceRange: [String]] = [:]
    for exception in objects.objects(objects.object(group)?["exceptions"]) {
      guard let target = objects.object(exception["target"]) else { continue }
      found[target.range, default: []] +=
        exception["membershipExceptions"]?.elements?.compactMap(\.text) ?? []
    }
    exceptions[id] = found
    return found
  }
}
