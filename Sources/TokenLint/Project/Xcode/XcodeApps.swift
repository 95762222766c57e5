import TokenDiagnostics

/// The apps that an Xcode project builds for iOS, each in all its configurations.
struct XcodeProjectReading {
  private let objects: XcodeObjects
  private let files: ProjectFiles
  /// The settings of the project itself, by the name of the configuration: all targets have them.
  private let shared: [String: LevelReading]

  /// Nil for what is no project.
  init?(_ file: SourceFile, files: ProjectFiles) {
    guard let objects = XcodeObjects(file) else { return nil }
    self.objects = objects
    self.files = files
    shared = Dictionary(
      Self.configurations(of: objects.project, objects).compactMap { configuration in
        configuration["name"]?.text.map { ($0, LevelReading(configuration, objects, files)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What paths in the project are relative to.
  var folder: String { objects.folder }

  var apps: [ProjectApp] {
    objects.objects(objects.project["targets"])
      .filter { Self.applications.contains($0["productType"]?.text ?? "") }
      .prefix(ProjectLimits.mostApps).compactMap(app)
  }

  /// An app, and one that is loaded without being installed: both have scenes.
  private static let applications: Set<String> = [
    "com.apple.product-type.application",
    "com.apple.product-type.application.on-demand-install-capable",
  ]

  private func app(_ target: PropertyListValue) -> ProjectApp? {
    let name = target["name"]?.text ?? ""
    let builds = Self.configurations(of: target, objects).compactMap { configuration in
      build(configuration, target: name)
    }
    guard let first = builds.first else { return nil }
    return ProjectApp(
      name: name, kind: .xcodeProject, place: first.place, builds: builds, sources: sources(of: target),
      interfaceNames: objects.interfaceNames)
  }

  /// What is compiled into the extensions that have no windows, and into the other targets; nothing of those in a
  /// project without such extensions.
  var targetsByWindows: (without: [AppSources], with: [AppSources]) {
    let targets = objects.objects(objects.project["targets"])
    let windowless = targets.filter(isWindowless)
    guard !windowless.isEmpty else { return ([], []) }
    let places = Set(windowless.map(\.range))
    return (windowless.map(sources), targets.filter { !places.contains($0.range) }.map(sources))
  }

  private func isWindowless(_ target: PropertyListValue) -> Bool {
    guard target["productType"]?.text == "com.apple.product-type.app-extension",
      let configuration = Self.configurations(of: target, objects).first,
      let build = build(configuration, target: target["name"]?.text ?? ""),
      let point = build.infoPlist.entryInFile("NSExtension")?.value["NSExtensionPointIdentifier"]?.text
    else { return false }
    return Self.pointsWithoutWindows.contains(point) || point.hasPrefix("com.apple.networkextension.")
  }

  /// The extension points whose extensions show no view in a window of theirs. Others are taken to have one.
  private static let pointsWithoutWindows: Set<String> = [
    "com.apple.widgetkit-extension", "com.apple.usernotifications.service", "com.apple.intents-service",
    "com.apple.fileprovider-nonui", "com.apple.Safari.content-blocker", "com.apple.Safari.web-extension",
    "com.apple.message-filter", "com.apple.identitylookup.message-filter", "com.apple.spotlight.import",
  ]

  private static func configurations(
    of object: PropertyListValue, _ objects: XcodeObjects
  ) -> ArraySlice<PropertyListValue> {
    objects.objects(objects.object(object["buildConfigurationList"])?["buildConfigurations"])
      .prefix(ProjectLimits.mostConfigurations)
  }

  private func build(_ configuration: PropertyListValue, target: String) -> AppBuild? {
    guard let name = configuration["name"], let configurationName = name.text else { return nil }
    let ofProject = shared[configurationName]
    let own = LevelReading(configuration, objects, files)
    let settings = BuildSettings(
      levels: (ofProject?.levels ?? []) + own.levels,
      configuration: configurationName,
      usual: Self.usualSettings(
        target: target, project: objects.projectName, configuration: configurationName))
    guard settings.isForPhonesOrTablets else { return nil }
    let build = AppBuild(
      configuration: configurationName, place: name.range, folder: objects.folder, settings: settings,
      isWhole: own.isWhole && ofProject?.isWhole != false, files: files)
    return build.devices == [] ? nil : build
  }

  static func usualSettings(target: String, project: String, configuration: String) -> [String: String] {
    [
      "SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".", "TARGET_NAME": target, "TARGETNAME": target,
      "PROJECT_NAME": project, "PRODUCT_NAME": target, "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME)",
      "CONFIGURATION": configuration, "PLATFORM_NAME": "iphoneos",
    ]
  }

  /// What is compiled into a target, as files and as folders that are in it with all they hold.
  private func sources(of target: PropertyListValue) -> AppSources {
    var sources = AppSources()
    for phase in objects.objects(target["buildPhases"]) where phase["isa"]?.text == "PBXSourcesBuildPhase" {
      for file in objects.objects(phase["files"]) {
        if let path = objects.path(file["fileRef"]) { sources.files.insert(path) }
      }
    }
    for group in target["fileSystemSynchronizedGroups"]?.elements ?? [] {
      guard let folder = objects.path(group) else { continue }
      sources.folders.append(folder)
      for path in exceptions(of: target, in: group) {
        sources.excluded.insert(ProjectPath.joined(folder, path))
      }
    }
    return sources
  }

  /// The files of a folder that a target leaves out.
  private func exceptions(of target: PropertyListValue, in group: PropertyListValue) -> [String] {
    objects.objects(objects.object(group)?["exceptions"])
      .filter { objects.object($0["target"])?.range == target.range }
      .flatMap { $0["membershipExceptions"]?.elements ?? [] }.compactMap(\.text)
  }
}

/// The settings of a configuration: those of its settings file, then its own.
private struct LevelReading {
  private(set) var levels: [[SettingAssignment]] = []
  /// Whether the whole settings file was found.
  private(set) var isWhole = true

  init(_ configuration: PropertyListValue, _ objects: XcodeObjects, _ files: ProjectFiles) {
    if let path = Self.settingsFile(of: configuration, objects) {
      var reading = SettingsFileReading(files: files)
      reading.read(path)
      isWhole = reading.isWhole
      levels.append(reading.assignments)
    }
    let entries = configuration["buildSettings"]?.entries ?? []
    levels.append(
      entries.map {
        SettingAssignment(
          key: $0.key, value: Self.text($0.value), place: $0.keyRange.withoutQuotes, source: .project)
      })
  }

  private static func settingsFile(
    of configuration: PropertyListValue, _ objects: XcodeObjects
  ) -> String? {
    if let path = objects.path(configuration["baseConfigurationReference"]) { return path }
    guard let relative = configuration["baseConfigurationReferenceRelativePath"]?.text,
      let folder = objects.path(configuration["baseConfigurationReferenceAnchor"])
    else { return nil }
    return ProjectPath.joined(folder, relative)
  }

  private static func text(_ value: PropertyListValue) -> String {
    value.text ?? value.elements?.compactMap(\.text).joined(separator: " ") ?? ""
  }
}

extension SourceRange {
  /// The text itself, of what is written in quotes.
  fileprivate var withoutQuotes: SourceRange {
    guard end - start >= 2, file.bytes[start] == UInt8(ascii: "\"") else { return self }
    return SourceRange(file: file, start: start + 1, end: end - 1)
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
