/// The Xcode projects that came with code of others and that no other project refers to, as its demos: nothing of them is in
/// the app. Workspaces are not read, so such a project is known by the names of its folders as well, or as a demo that lies
/// beside what another project builds.
struct VendoredProjects {
  let projects: [XcodeProjectReading]
  private let others: [XcodeProjectReading]

  init(among all: [XcodeProjectReading]) {
    var (others, rest) = Self.split(all)
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

  /// The projects that somebody works on, and those that seem to have come with code of others.
  private static func split(_ all: [XcodeProjectReading])
    -> (own: [XcodeProjectReading], vendored: [XcodeProjectReading])
  {
    let plain = all.filter { !isNamedSo($0.bundle) && !isNamedAsDemo($0.bundle) }
    guard all.contains(where: { isNamedAsDemo($0.bundle) }) else {
      return (plain, all.filter { isNamedSo($0.bundle) })
    }
    let own = Set(plain.map(\.folder))
    let built = foldersAround(plain.flatMap(\.allSources))
    func isVendored(_ project: XcodeProjectReading) -> Bool {
      if isNamedSo(project.bundle) { return true }
      guard isNamedAsDemo(project.bundle) else { return false }
      // A demo whose library another project builds from its sources: `Views/Field/Demo/Demo.xcodeproj` beside
      // `Views/Field/Field.swift`.
      let library = ProjectPath.folder(of: ProjectPath.folder(of: project.bundle))
      return !own.contains(library)
        && (built.files.contains(library) || built.groups.contains { library.hasPrefix("\($0)/") })
    }
    return (all.filter { !isVendored($0) }, all.filter(isVendored))
  }

  /// The folders in which there are sources somewhere, and those of which all is built.
  private static func foldersAround(_ sources: [AppSources]) -> (files: Set<String>, groups: [String]) {
    var folders: Set<String> = []
    // Targets share their lists.
    for file in Set(sources.flatMap(\.lists)).lazy.flatMap(\.paths) {
      var folder = ProjectPath.folder(of: file)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = ProjectPath.folder(of: folder) }
    }
    return (folders, sources.flatMap(\.folders))
  }

  private static func isNamedAsDemo(_ bundle: String) -> Bool {
    let name = ProjectPath.name(of: bundle).lowercased()
    return ["example", "demo", "sample"].contains { name.contains($0) }
  }

  private static func isNamedSo(_ bundle: String) -> Bool {
    ProjectPath.folder(of: bundle).lowercased().split(separator: "/").contains { names.contains(String($0)) }
  }

  private static let names: Set<String> = [
    "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "third party", "3rdparty",
    "external", "externals", "libraries", "libs", "frameworks", "submodules", "dependencies", "local pods",
  ]
}
