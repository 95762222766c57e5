/// The Xcode projects that came with code of others and that no other project refers to, as its demos: nothing of them is in
/// the app. Workspaces are not read, so such a project is known by the names of its folders as well.
struct VendoredProjects {
  let projects: [XcodeProjectReading]
  private let others: [XcodeProjectReading]

  init(among all: [XcodeProjectReading]) {
    var rest = all.filter { Self.isNamedSo($0.bundle) }
    var others = all.filter { !Self.isNamedSo($0.bundle) }
    // Where there is nothing else, they are what somebody works on.
    if others.isEmpty { (others, rest) = (rest, []) }
    var place = 0
    while place < others.count, !rest.isEmpty {
      let referred = Set(others[place].subprojects)
      others += rest.filter { referred.contains($0.bundle) }
      rest.removeAll { referred.contains($0.bundle) }
      place += 1
    }
    (projects, self.others) = (rest, others)
  }

  func contains(_ project: XcodeProjectReading) -> Bool { projects.contains { $0.bundle == project.bundle } }

  /// The folders that hold the projects; nothing where there are none.
  var folders: [String] { projects.map { ProjectPath.folder(of: $0.bundle) } }

  /// What the other projects build.
  var sourcesOfOthers: [AppSources] { projects.isEmpty ? [] : others.flatMap(\.allSources) }

  private static func isNamedSo(_ bundle: String) -> Bool {
    ProjectPath.folder(of: bundle).lowercased().split(separator: "/").contains { names.contains(String($0)) }
  }

  private static let names: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "third party", "3rdparty",
    "external", "externals", "libraries", "libs", "frameworks", "submodules", "dependencies", "local pods",
  ]
}
