import TokenDiagnostics

/// The objects of a `project.pbxproj`: a flat table in which they refer to each other by ids. Paths are seen from the
/// folder of the project.
struct XcodeObjects {
  let project: PropertyListValue
  /// The names of all storyboards and xibs among its files, without their endings.
  let interfaceNames: Set<String>
  /// The ids of the bundles of other projects.
  private let references: [String]
  private let objects: [String: PropertyListValue]
  private let places: XcodePlaces
  /// Where each group lies, as far as that is known.
  private let folders: [String: String]

  /// Nil for what is no project.
  init?(_ file: SourceFile) {
    guard let root = OpenStepPropertyList.read(file), let entries = root["objects"]?.entries else {
      return nil
    }
    let objects = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    guard let project = root["rootObject"]?.text.flatMap({ objects[$0] }) else { return nil }
    self.project = project
    self.objects = objects
    places = XcodePlaces(objects: objects, parents: Self.parents(in: entries))
    folders = places.foldersOfGroups()
    references = entries.filter { $0.value["path"]?.text?.hasSuffix(".xcodeproj") == true }.map(\.key)
    interfaceNames = Set(
      entries.compactMap { entry in
        let value = entry.value
        return (value["path"] ?? value["name"])?.text.flatMap(InterfaceFile.bareName(of:))
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

  /// Where the bundles of the projects lie that it refers to.
  var subprojects: [String] { references.compactMap { id in places.path(of: id) { folders[$0] } } }

  /// Where a file or folder lies; nil for what is built, or part of the system.
  func path(_ reference: PropertyListValue?) -> String? {
    guard let id = reference?.text else { return nil }
    return folders[id] ?? places.path(of: id) { folders[$0] }
  }
}

/// Where files and groups lie, each below the group it is in.
private struct XcodePlaces {
  let objects: [String: PropertyListValue]
  /// The group that each file or group is in.
  let parents: [String: String]

  /// Nil for what is built, or part of the system.
  func path(of id: String, folderOfGroup: (String) -> String?) -> String? {
    guard let object = objects[id] else { return nil }
    let part = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>":
      // The group that holds all the others lies in the project's folder.
      guard let parent = parents[id] else { return joined("", part) }
      return folderOfGroup(parent).flatMap { part.isEmpty ? $0 : joined($0, part) }
    case "SOURCE_ROOT": return joined("", part)
    case "<absolute>": return part.hasPrefix("/") ? joined("", part) : nil
    default: return nil
    }
  }

  /// Nil for what is too long to be a path: nothing can lie there, and many files may lie below it.
  private func joined(_ folder: String, _ part: String) -> String? {
    guard folder.utf8.count + part.utf8.count < ProjectLimits.longestPath else { return nil }
    return ProjectPath.joined(folder, part)
  }

  /// Of all groups that hold something. Many files lie in each, so it is looked up once.
  func foldersOfGroups() -> [String: String] {
    var known: [String: String] = [:]
    for group in Set(parents.values) { add(group, to: &known, depth: 0) }
    return known
  }

  private func add(_ group: String, to known: inout [String: String], depth: Int) {
    guard known[group] == nil, depth < ProjectLimits.deepest else { return }
    if let parent = parents[group] { add(parent, to: &known, depth: depth + 1) }
    known[group] = path(of: group) { known[$0] }
  }
}
