import TokenDiagnostics

/// The objects of a `project.pbxproj`: a flat table in which they refer to each other by ids.
struct XcodeObjects {
  /// The folder that paths of the project are relative to.
  let folder: String
  /// The file's name without its ending.
  let projectName: String
  let project: PropertyListValue
  /// The names of all storyboards and xibs among its files, without their endings.
  let interfaceNames: Set<String>
  private let objects: [String: PropertyListValue]
  /// The group that each file or group is in.
  private let parents: [String: String]

  /// Nil for what is no project.
  init?(_ file: SourceFile) {
    guard let root = OpenStepPropertyList.read(file), let entries = root["objects"]?.entries else {
      return nil
    }
    let objects = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    guard let project = root["rootObject"]?.text.flatMap({ objects[$0] }) else { return nil }
    let bundle = ProjectPath.folder(of: file.path)
    folder = ProjectPath.joined(ProjectPath.folder(of: bundle), project["projectDirPath"]?.text ?? "")
    projectName = String(ProjectPath.name(of: bundle).prefix { $0 != "." })
    self.project = project
    self.objects = objects
    parents = Self.parents(in: entries)
    interfaceNames = Set(
      entries.compactMap { entry in
        let value = entry.value
        return (value["path"] ?? value["name"])?.text.flatMap(Storyboard.bareName(ofFile:))
      })
  }

  private static func parents(in entries: [PropertyListValue.Entry]) -> [String: String] {
    var parents: [String: String] = [:]
    for entry in entries where groups.contains(entry.value["isa"]?.text ?? "") {
      for child in entry.value["children"]?.elements ?? [] {
        if let id = child.text { parents[id] = entry.key }
      }
    }
    return parents
  }

  private static let groups: Set<String> = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]

  /// The object that a value refers to by its id.
  func object(_ reference: PropertyListValue?) -> PropertyListValue? {
    reference?.text.flatMap { objects[$0] }
  }

  func objects(_ references: PropertyListValue?) -> [PropertyListValue] {
    references?.elements?.compactMap(object) ?? []
  }

  /// Where a file or folder lies; nil for what is built, or part of the system.
  func path(_ reference: PropertyListValue?) -> String? {
    guard var next = reference?.text else { return nil }
    var path = ""
    for _ in 0..<ProjectLimits.deepest {
      guard let object = objects[next] else { return nil }
      if let part = object["path"]?.text { path = path.isEmpty ? part : "\(part)/\(path)" }
      switch object["sourceTree"]?.text ?? "<group>" {
      case "<group>":
        // The group that holds all the others lies in the project's folder.
        guard let parent = parents[next] else { return ProjectPath.joined(folder, path) }
        next = parent
      case "SOURCE_ROOT": return ProjectPath.joined(folder, path)
      case "<absolute>": return ProjectPath.joined("", path)
      default: return nil
      }
    }
    return nil
  }
}
