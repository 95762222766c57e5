import TokenDiagnostics

extension XcodeFacts {
  /// Nil for what is no project.
  init?(_ file: SourceFile) {
    guard let objects = XcodeObjects(file) else { return nil }
    directory = objects.project["projectDirPath"]?.text ?? ""
    interfaceNames = objects.interfaceNames
    subprojects = objects.subprojects
    var reading = Reading(objects: objects)
    shared = reading.configurations(of: objects.project)
    targets = reading.targets()
    configurations = reading.configurations.all
    phases = reading.phases.all
  }
}

/// Of what a project may have too much of, one more is read than counts, which tells that there is too much.
private struct Reading {
  let objects: XcodeObjects
  private(set) var configurations = SharedParts<XcodeConfiguration>()
  private(set) var phases = SharedParts<[String]>()
  /// The files of each folder that targets leave out, by its id and the place of the target.
  private var exceptions: [String: [SourceRange: [String]]] = [:]

  init(objects: XcodeObjects) { self.objects = objects }

  /// A target that is listed again is no other.
  mutating func targets() -> [XcodeTarget] {
    var seen: Set<SourceRange> = []
    var found: [XcodeTarget] = []
    var appCount = 0
    for object in objects.objects(objects.project["targets"]) where seen.insert(object.range).inserted {
      var target = XcodeTarget(
        name: object["name"]?.text ?? "", productType: object["productType"]?.text ?? "")
      if target.isApp { appCount += 1 }
      let isCounted = target.isApp && appCount <= ProjectLimits.mostApps + 1
      guard isCounted || found.count <= ProjectLimits.mostTargets else { continue }
      target.configurations = configurations(of: object)
      target.phases = phases(of: object)
      target.folders = folders(of: object)
      found.append(target)
    }
    return found
  }

  mutating func configurations(of object: PropertyListValue) -> [Int] {
    let listed = objects.object(object["buildConfigurationList"])?["buildConfigurations"]?.elements ?? []
    return listed.lazy.compactMap(objects.object).prefix(ProjectLimits.mostConfigurations + 1).compactMap {
      configurations.place(of: $0, objects.configuration)
    }
  }

  private mutating func phases(of target: PropertyListValue) -> [Int] {
    var seen: Set<SourceRange> = []
    return objects.objects(target["buildPhases"])
      .filter { $0["isa"]?.text == "PBXSourcesBuildPhase" && seen.insert($0.range).inserted }
      .compactMap { phases.place(of: $0, objects.files(ofPhase:)) }
  }

  private mutating func folders(of target: PropertyListValue) -> [XcodeTarget.Folder] {
    var seen: Set<String> = []
    return (target["fileSystemSynchronizedGroups"]?.elements ?? []).compactMap { group in
      guard let id = group.text, seen.insert(id).inserted, let path = objects.path(group) else { return nil }
      return XcodeTarget.Folder(path: path, exceptions: exceptions(in: group, id)[target.range] ?? [])
    }
  }

  /// By the targets that leave them out.
  private mutating func exceptions(in group: PropertyListValue, _ id: String) -> [SourceRange: [String]] {
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

/// What is read of objects that others share, each once.
private struct SharedParts<Part> {
  private(set) var all: [Part] = []
  private var places: [SourceRange: Int] = [:]

  /// Nil for what cannot be read.
  mutating func place(of object: PropertyListValue, _ read: (PropertyListValue) -> Part?) -> Int? {
    if let known = places[object.range] { return known }
    guard let part = read(object) else { return nil }
    places[object.range] = all.count
    all.append(part)
    return all.count - 1
  }
}

extension XcodeObjects {
  fileprivate func files(ofPhase phase: PropertyListValue) -> [String] {
    objects(phase["files"]).compactMap { path($0["fileRef"]) }
  }

  fileprivate func configuration(_ object: PropertyListValue) -> XcodeConfiguration? {
    guard let name = object["name"], let text = name.text else { return nil }
    let settings = (object["buildSettings"]?.entries ?? []).map { entry in
      XcodeConfiguration.Setting(
        key: entry.key, value: Self.text(entry.value), range: entry.keyRange.withoutQuotes)
    }
    return XcodeConfiguration(
      name: text, range: name.range.start..<name.range.end, settingsFile: settingsFile(of: object),
      settings: settings)
  }

  private func settingsFile(of configuration: PropertyListValue) -> String? {
    let reference = configuration["baseConfigurationReference"]
    if let path = path(reference) { return path }
    // Where what is built lies is not known, so its settings are not either.
    if let file = object(reference), let path = file["path"]?.text, let place = file["sourceTree"]?.text,
      place != "<group>", path.utf8.count < ProjectLimits.longestPath
    {
      return "$(\(place))/\(path)"
    }
    guard let relative = configuration["baseConfigurationReferenceRelativePath"]?.text,
      let folder = path(configuration["baseConfigurationReferenceAnchor"])
    else { return nil }
    return ProjectPath.joined(folder, relative)
  }

  private static func text(_ value: PropertyListValue) -> String {
    value.text ?? value.elements?.compactMap(\.text).joined(separator: " ") ?? ""
  }
}

extension SourceRange {
  /// The text itself, of what is written in quotes.
  fileprivate var withoutQuotes: Range<Int> {
    guard end - start >= 2, file.bytes[start] == UInt8(ascii: "\"") else { return start..<end }
    return start + 1..<end - 1
  }
}
