import TokenDiagnostics
import TokenSyntax

/// The apps that a `project.yml` of XcodeGen describes, with what it includes.
///
///     targets: { App: { type: application, platform: iOS, info: { path: Info.plist, properties: {} } } }
struct XcodeGenReading {
  private let files: ProjectFiles
  private let path: String
  private let levels: SettingsLevels
  private var documents: [XcodeGenDocument] = []
  /// Whether everything that is included was found and read.
  private var isWhole = true
  /// The paths of the files that are read, each once.
  private var seen: Set<String> = []

  init(_ file: SourceFile, files: ProjectFiles) {
    self.files = files
    path = file.path
    levels = SettingsLevels(files: files, path: file.path)
    read(file)
  }

  /// Whether the file is such a manifest; others have the same name.
  var isManifest: Bool { documents.contains { $0.root["targets"]?.entries != nil } }

  private mutating func read(_ file: SourceFile) {
    guard seen.count < ProjectLimits.mostIncludes, seen.insert(file.path).inserted else {
      isWhole = false
      return
    }
    var bag = DiagnosticBag()
    let tree = file.bytes.count <= ProjectLimits.mostBytes ? readYAML(file, reportingTo: &bag) : nil
    guard let root = tree?.root else {
      isWhole = false
      return
    }
    if tree?.hasSyntaxError == true { isWhole = false }
    let document = XcodeGenDocument(folder: ProjectPath.folder(of: file.path), root: PropertyListValue(root))
    for included in document.root["include"]?.listed ?? [] {
      let path = included.text ?? included["path"]?.text ?? ""
      if let other = files.file(at: ProjectPath.joined(document.folder, path)) {
        read(other)
      } else {
        isWhole = false
      }
    }
    documents.append(document)
  }

  var apps: [ProjectApp] {
    documents.flatMap { document in
      files.first(
        ProjectLimits.mostApps, of: document.root["targets"]?.entries ?? [], "it has targets,", in: path
      )
      .compactMap { app($0, in: document) }
    }
  }

  private func app(_ target: PropertyListValue.Entry, in document: XcodeGenDocument) -> ProjectApp? {
    var description = XcodeGenTarget(name: target.key, folder: document.folder, isWhole: isWhole)
    for name in target.value["templates"]?.listed.compactMap(\.text) ?? [] {
      description.add(template: documents.lazy.compactMap { $0.root["targetTemplates"]?[name] }.last)
    }
    description.add(target.value)
    guard description.isAppForPhonesOrTablets else { return nil }
    let builds = configurations.map { build(description, $0, at: target.keyRange) }
    return ProjectApp(
      name: target.key, kind: .manifest, place: target.keyRange, builds: builds, sources: description.sources)
  }

  private var configurations: [String] {
    let named = documents.flatMap { $0.root["configs"]?.entries ?? [] }.map(\.key)
    if named.isEmpty { return ["Debug", "Release"] }
    return files.first(
      ProjectLimits.mostConfigurations, of: named, "a target has configurations,", in: path)
  }

  private func build(_ target: XcodeGenTarget, _ configuration: String, at place: SourceRange) -> AppBuild {
    let levels = levels(of: target, configuration, at: place)
    let settings = BuildSettings(
      levels: levels,
      usual: XcodeProjectReading.usualSettings(
        target: target.name, project: documents.last?.root["name"]?.text ?? "", configuration: configuration
      )
      .merging(["target_name": target.name]) { $1 })
    if let properties = target.infoProperties {
      return AppBuild(
        configuration: configuration, place: place,
        infoPlist: InfoPlist(file: .read(properties), settings: settings),
        isUnderstood: target.isWhole, settings: settings)
    }
    // Without a name, XcodeGen takes a file that it finds among the sources.
    let isNamed =
      settings.value("INFOPLIST_FILE") != nil || settings.value("GENERATE_INFOPLIST_FILE")?.isTrue == true
    return AppBuild(
      configuration: configuration, place: place, folder: target.folder, settings: settings,
      isUnderstood: target.isWhole && isNamed, files: files)
  }

  private func levels(
    of target: XcodeGenTarget, _ configuration: String, at place: SourceRange
  ) -> [SettingsLevel] {
    let systems = documents.compactMap { $0.root["options"]?["deploymentTarget"]?.entry("iOS") }
    let usual = [
      usualSettings(at: place), (systems + target.deploymentTargets).map(XcodeGenSettings.deploymentTarget),
    ]
    return usual.map { SettingsLevel($0, in: configuration) }
      + documents.flatMap { levels(of: $0.root, $0.folder, configuration) }
      + target.parts.flatMap { levels(of: $0, target.folder, configuration) }
  }

  /// What XcodeGen sets for every iOS app, unless it is told not to.
  private func usualSettings(at place: SourceRange) -> [SettingAssignment] {
    [
      SettingAssignment(key: "SDKROOT", value: "iphoneos", place: place, source: .manifest),
      SettingAssignment(key: "TARGETED_DEVICE_FAMILY", value: "1,2", place: place, source: .manifest),
    ]
  }

  /// The settings file of a target or of the whole, then its groups, then its own settings.
  private func levels(
    of part: PropertyListValue, _ folder: String, _ configuration: String
  ) -> [SettingsLevel] {
    var found: [SettingsLevel] = []
    if let path = part["configFiles"]?[configuration]?.text {
      found.append(levels.level(ofFile: ProjectPath.joined(folder, path), in: configuration))
    }
    guard let settings = part["settings"] else { return found }
    for name in settings["groups"]?.listed.compactMap(\.text) ?? [] {
      let group = documents.lazy.compactMap { $0.root["settingGroups"]?[name] }.last
      found.append(
        group.map { level(of: $0, configuration) } ?? SettingsLevel([], in: configuration, unread: name))
    }
    return found + [level(of: settings, configuration)]
  }

  private func level(of settings: PropertyListValue, _ configuration: String) -> SettingsLevel {
    levels.level(of: settings.range, in: configuration) {
      XcodeGenSettings.assignments(in: settings, configuration)
    }
  }
}

private struct XcodeGenDocument {
  let folder: String
  let root: PropertyListValue
}
