import TokenDiagnostics

/// What a project's own files say, as far as rules ask for it.
struct ProjectFacts: Sendable {
  /// In the order of the files that describe them.
  var apps: [ProjectApp] = []
  /// What is compiled into each extension that has no windows, as far as Xcode projects say.
  var windowlessExtensions: [AppSources] = []
  /// The same of all other targets; nothing where there are no such extensions.
  var otherTargets: [AppSources] = []
  /// The folders of projects of which nothing is in the app.
  var vendoredFolders: [String] = []
  /// What all other projects build; nothing where there are no such folders.
  var ownTargets: [AppSources] = []
  /// With xibs.
  var storyboards: [InterfaceFile] = []
  /// Files that are broken, or too large to be read.
  var unread: [SourceFile] = []
}

/// Reads what a project's files say of the apps it builds.
///
///     App.xcodeproj/project.pbxproj, App/Info.plist  // one app, built as Debug and as Release
///
/// An app that both an Xcode project and the manifest it was made of describe is read from the Xcode project,
/// which says everything. An Info.plist is taken for an app by itself where no project stands in a folder
/// around it.
func readProject(_ files: ProjectFiles) -> ProjectFacts {
  var facts = ProjectFacts()
  var folders: [String] = []
  readXcodeProjects(files, &facts, &folders)
  readManifests(files, &facts, &folders)
  for file in files.found.map(\.source) where LoosePropertyList.isOne(file.path, outside: folders) {
    guard let root = readPropertyList(file) else {
      facts.unread.append(file)
      continue
    }
    if let app = LoosePropertyList.app(root) { facts.apps.append(app) }
  }
  facts.storyboards = files.found.compactMap(InterfaceFile.init)
  return facts
}

private func readXcodeProjects(_ files: ProjectFiles, _ facts: inout ProjectFacts, _ folders: inout [String])
{
  var projects: [XcodeProjectReading] = []
  for file in files.found where ProjectPath.name(of: file.source.path) == "project.pbxproj" {
    guard let reading = XcodeProjectReading(file, files: files) else {
      facts.unread.append(file.source)
      continue
    }
    projects.append(reading)
  }
  let vendored = VendoredProjects(among: projects)
  (facts.vendoredFolders, facts.ownTargets) = (vendored.folders, vendored.sourcesOfOthers)
  for reading in projects {
    folders.append(reading.folder)
    var apps = reading.apps
    if vendored.contains(reading) { for place in apps.indices { apps[place].isVendored = true } }
    facts.apps += apps
    let targets = reading.targetsByWindows
    facts.windowlessExtensions += targets.without
    facts.otherTargets += targets.with
  }
}

private func readManifests(_ files: ProjectFiles, _ facts: inout ProjectFacts, _ folders: inout [String]) {
  let known = Set(zip(facts.apps.map(\.name), facts.apps.map(\.place)).map { AppPlace(name: $0, at: $1) })
  for file in files.found.map(\.source) {
    let apps: [ProjectApp]
    switch ProjectPath.name(of: file.path) {
    case "project.yml", "project.yaml":
      let reading = XcodeGenReading(file, files: files)
      guard reading.isManifest else { continue }
      folders.append(ProjectPath.folder(of: file.path))
      apps = reading.apps
    case "Project.swift": apps = TuistManifestReading(file)?.apps ?? []
    default: continue
    }
    let folder = ProjectPath.folder(of: file.path)
    facts.apps += apps.filter { !known.contains(AppPlace(name: $0.name, folder: folder)) }
  }
}

/// What tells an app of an Xcode project from others: its name, and the folder that holds the project.
private struct AppPlace: Hashable {
  let name: String
  let folder: String

  init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// By the place in a `project.pbxproj`, which lies two folders down.
  init(name: String, at place: SourceRange) {
    self.init(name: name, folder: ProjectPath.folder(of: ProjectPath.folder(of: place.file.path)))
  }
}
