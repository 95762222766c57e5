import TokenDiagnostics

/// The apps that an Xcode project builds for iOS, each in all its configurations.
struct XcodeProjectReading {
  /// What paths in the project are relative to.
  let folder: String
  private let facts: XcodeFacts
  private let file: LintedFile
  /// The project's name: that of its bundle without the ending.
  private let name: String
  /// The path of its bundle: `App.xcodeproj`.
  let bundle: String
  private let files: ProjectFiles
  private let levels: SettingsLevels
  private let sources: XcodeSources
  /// The settings of the project itself, by the name of the configuration: all targets have them.
  private let shared: [String: [SettingsLevel]]

  /// Nil for what is no project.
  init?(_ file: LintedFile, files: ProjectFiles) {
    guard case .xcodeProject(let facts) = file.facts.project else { return nil }
    self.facts = facts
    self.file = file
    self.files = files
    let bundle = ProjectPath.folder(of: file.source.path)
    self.bundle = bundle
    let folder = ProjectPath.joined(ProjectPath.folder(of: bundle), facts.directory)
    self.folder = folder
    name = String(ProjectPath.name(of: bundle).prefix { $0 != "." })
    let levels = SettingsLevels(files: files, path: file.source.path)
    self.levels = levels
    sources = XcodeSources(of: facts, in: folder)
    let configurations = Self.configurations(facts.shared, of: facts, in: file, files)
    shared = Dictionary(
      configurations.map { ($0.name, levels.levels(of: $0, in: file, folder: folder)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The bundles of the projects that it refers to.
  var subprojects: [String] { facts.subprojects.map { ProjectPath.joined(folder, $0) } }

  /// What is compiled into each of its targets.
  var allSources: [AppSources] { facts.targets.prefix(ProjectLimits.mostTargets).map(sources.sources) }

  var apps: [ProjectApp] {
    files.first(
      ProjectLimits.mostApps, of: facts.targets.filter(\.isApp), "it builds apps,", in: file.source.path
    )
    .compactMap(app)
  }

  private func app(_ target: XcodeTarget) -> ProjectApp? {
    let builds = configurations(of: target).compactMap { build($0, of: target) }
    guard let first = builds.first else { return nil }
    return ProjectApp(
      name: target.name, kind: .xcodeProject, place: first.place, builds: builds,
      sources: sources.sources(of: target), interfaceNames: facts.interfaceNames)
  }

  /// What is compiled into the extensions that have no windows, and into the other targets; nothing of those in a
  /// project without such extensions.
  var targetsByWindows: (without: [AppSources], with: [AppSources]) {
    let targets = files.first(
      ProjectLimits.mostTargets, of: facts.targets, "it has targets,", in: file.source.path)
    let windowless = targets.map(isWindowless)
    guard windowless.contains(true) else { return ([], []) }
    let all = zip(targets.map(sources.sources), windowless)
    return (all.filter(\.1).map(\.0), all.filter { !$1 }.map(\.0))
  }

  private func isWindowless(_ target: XcodeTarget) -> Bool {
    guard target.productType == "com.apple.product-type.app-extension",
      let build = configurations(of: target).first.flatMap({ build($0, of: target) }),
      let point = build.infoPlist.entryInFile(InfoPlistKey.appExtension)?.value["NSExtensionPointIdentifier"]?
        .text
    else { return false }
    return Self.pointsWithoutWindows.contains(point) || point.hasPrefix("com.apple.networkextension.")
  }

  /// The extension points whose extensions show no view in a window of theirs. Others are taken to have one.
  private static let pointsWithoutWindows: Set<String> = [
    "com.apple.widgetkit-extension", "com.apple.usernotifications.service", "com.apple.intents-service",
    "com.apple.fileprovider-nonui", "com.apple.Safari.content-blocker", "com.apple.Safari.web-extension",
    "com.apple.message-filter", "com.apple.identitylookup.message-filter", "com.apple.spotlight.import",
  ]

  private func configurations(of target: XcodeTarget) -> [XcodeConfiguration] {
    Self.configurations(target.configurations, of: facts, in: file, files)
  }

  private static func configurations(
    _ places: [Int], of facts: XcodeFacts, in file: LintedFile, _ files: ProjectFiles
  ) -> [XcodeConfiguration] {
    files.first(
      ProjectLimits.mostConfigurations, of: places.lazy.map { facts.configurations[$0] },
      "a target has configurations,", in: file.source.path)
  }

  private func build(_ configuration: XcodeConfiguration, of target: XcodeTarget) -> AppBuild? {
    let all =
      (shared[configuration.name] ?? []) + levels.levels(of: configuration, in: file, folder: folder)
    let settings = BuildSettings(
      levels: all,
      usual: Self.usualSettings(target: target.name, project: name, configuration: configuration.name))
    guard settings.isForPhonesOrTablets else { return nil }
    let build = AppBuild(
      configuration: configuration.name, place: file.range(configuration.range), folder: folder,
      settings: settings, isUnderstood: true, files: files)
    return build.devices == [] ? nil : build
  }

  static func usualSettings(target: String, project: String, configuration: String) -> [String: String] {
    [
      "SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".", "TARGET_NAME": target, "TARGETNAME": target,
      "PROJECT_NAME": project, "PRODUCT_NAME": target, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME)",
      "CONFIGURATION": configuration, "PLATFORM_NAME": "iphoneos",
    ]
  }
}

extension SettingsLevels {
  /// The settings of a configuration: those of its settings file, then its own.
  fileprivate func levels(
    of configuration: XcodeConfiguration, in file: LintedFile, folder: String
  ) -> [SettingsLevel] {
    let ofFile = configuration.settingsFile.map {
      level(ofFile: ProjectPath.joined(folder, $0), in: configuration.name)
    }
    let own = level(of: file.range(configuration.range), in: configuration.name) {
      configuration.settings.map {
        SettingAssignment(key: $0.key, value: $0.value, place: file.range($0.range), source: .project)
      }
    }
    return (ofFile.map { [$0] } ?? []) + [own]
  }
}

extension BuildSettings {
  /// Whether the target is built for iOS, among others or alone.
  var isForPhonesOrTablets: Bool {
    let platforms = (value("SUPPORTED_PLATFORMS")?.text ?? "").split(separator: " ")
    guard platforms.isEmpty || platforms.contains("iphoneos") else { return false }
    switch value("SDKROOT")?.text ?? "" {
    case let root where root.contains("iphoneos"): return true
    case "auto": return !platforms.isEmpty
    case "": return !platforms.isEmpty || value("IPHONEOS_DEPLOYMENT_TARGET") != nil
    default: return false
    }
  }
}
