import TokenDiagnostics

/// The apps that an Xcode project builds for iOS, each in all its configurations.
struct XcodeProjectReading {
  private let objects: XcodeObjects
  private let files: ProjectFiles
  private let levels: SettingsLevels
  private let sources: XcodeSources
  /// The settings of the project itself, by the name of the configuration: all targets have them.
  private let shared: [String: [SettingsLevel]]

  /// Nil for what is no project.
  init?(_ file: SourceFile, files: ProjectFiles) {
    guard let objects = XcodeObjects(file) else { return nil }
    self.objects = objects
    self.files = files
    let levels = SettingsLevels(files: files, path: file.path)
    self.levels = levels
    sources = XcodeSources(of: objects)
    shared = Dictionary(
      Self.configurations(of: objects.project, objects, files).compactMap { configuration in
        configuration["name"]?.text.map { ($0, levels.levels(of: configuration, objects, in: $0)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What paths in the project are relative to.
  var folder: String { objects.folder }

  var apps: [ProjectApp] {
    let targets = objects.objects(objects.project["targets"])
      .filter { Self.applications.contains($0["productType"]?.text ?? "") }
    return files.first(ProjectLimits.mostApps, of: targets, "it builds apps,", in: objects.path).compactMap(
      app)
  }

  /// An app, and one that is loaded without being installed: both have scenes.
  private static let applications: Set<String> = [
    "com.apple.product-type.application",
    "com.apple.product-type.application.on-demand-install-capable",
  ]

  private func app(_ target: PropertyListValue) -> ProjectApp? {
    let name = target["name"]?.text ?? ""
    let builds = Self.configurations(of: target, objects, files).compactMap { configuration in
      build(configuration, target: name)
    }
    guard let first = builds.first else { return nil }
    return ProjectApp(
      name: name, kind: .xcodeProject, place: first.place, builds: builds,
      sources: sources.sources(of: target),
      interfaceNames: objects.interfaceNames)
  }

  /// What is compiled into the extensions that have no windows, and into the other targets; nothing of those in a
  /// project without such extensions.
  var targetsByWindows: (without: [AppSources], with: [AppSources]) {
    let targets = files.first(
      ProjectLimits.mostTargets, of: objects.objects(objects.project["targets"]), "it has targets,",
      in: objects.path)
    let windowless = targets.filter(isWindowless)
    guard !windowless.isEmpty else { return ([], []) }
    let places = Set(windowless.map(\.range))
    return (
      windowless.map(sources.sources), targets.filter { !places.contains($0.range) }.map(sources.sources)
    )
  }

  private func isWindowless(_ target: PropertyListValue) -> Bool {
    guard target["productType"]?.text == "com.apple.product-type.app-extension",
      let configuration = Self.configurations(of: target, objects, files).first,
      let build = build(configuration, target: target["name"]?.text ?? ""),
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

  private static func configurations(
    of object: PropertyListValue, _ objects: XcodeObjects, _ files: ProjectFiles
  ) -> [PropertyListValue] {
    let listed = objects.object(object["buildConfigurationList"])?["buildConfigurations"]?.elements ?? []
    return files.first(
      ProjectLimits.mostConfigurations, of: listed.lazy.compactMap(objects.object),
      "a target has configurations,", in: objects.path)
  }

  private func build(_ configuration: PropertyListValue, target: String) -> AppBuild? {
    guard let name = configuration["name"], let configurationName = name.text else { return nil }
    let all =
      (shared[configurationName] ?? []) + levels.levels(of: configuration, objects, in: configurationName)
    let settings = BuildSettings(
      levels: all,
      usual: Self.usualSettings(
        target: target, project: objects.projectName, configuration: configurationName))
    guard settings.isForPhonesOrTablets else { return nil }
    let build = AppBuild(
      configuration: configurationName, place: name.range, folder: objects.folder, settings: settings,
      isWhole: all.allSatisfy(\.isWhole), files: files)
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
    of configuration: PropertyListValue, _ objects: XcodeObjects, in name: String
  ) -> [SettingsLevel] {
    let file = Self.settingsFile(of: configuration, objects).map { level(ofFile: $0, in: name) }
    let own = level(of: configuration.range, in: name) {
      (configuration["buildSettings"]?.entries ?? []).map {
        SettingAssignment(
          key: $0.key, value: Self.text($0.value), place: $0.keyRange.withoutQuotes, source: .project)
      }
    }
    return (file.map { [$0] } ?? []) + [own]
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
