import TokenDiagnostics

/// An app that a project builds.
struct ProjectApp: Sendable {
  enum Kind: Sendable {
    case xcodeProject
    /// Told by the manifest of a tool that makes Xcode projects.
    case manifest
    /// Known by its Info.plist alone.
    case infoPlist
  }

  let name: String
  let kind: Kind
  let place: SourceRange
  /// The app in each configuration; at least one.
  let builds: [AppBuild]
  let sources: AppSources
  /// Whether it is no part of the project that is linted, but came with code of others.
  var isVendored = false
  /// The names of the storyboards and xibs that its project refers to, without their endings.
  var interfaceNames: Set<String> = []
}

/// An app as one configuration builds it.
struct AppBuild: Sendable {
  /// Nil where there is only one.
  let configuration: String?
  /// The configuration, for what is missing in it.
  let place: SourceRange
  let infoPlist: InfoPlist
  /// Whether the description of the app was understood as a whole, its build settings aside.
  private let isUnderstood: Bool
  let settings: BuildSettings

  init(
    configuration: String?, place: SourceRange, folder: String, settings: BuildSettings,
    isUnderstood: Bool, files: ProjectFiles
  ) {
    self.init(
      configuration: configuration, place: place,
      infoPlist: InfoPlist(settings, folder: folder, files: files),
      isUnderstood: isUnderstood, settings: settings)
  }

  init(
    configuration: String?, place: SourceRange, infoPlist: InfoPlist, isUnderstood: Bool,
    settings: BuildSettings
  ) {
    self.configuration = configuration
    self.place = place
    self.infoPlist = infoPlist
    self.isUnderstood = isUnderstood
    self.settings = settings
  }

  /// Whether all that may set a key was read, so that a key that was not found is not there.
  var isWhole: Bool { isUnderstood && settings.unread == nil }

  /// Whether a key that was not found is not there: what was not read could not give it.
  func lacks(_ key: String) -> Bool {
    if infoPlist.isUnread || infoPlist.entry(key) != nil { return false }
    return isWhole || isUnderstood && infoPlist.isSettled(key)
  }

  /// The settings that could not be read and may give a key that was not found; nil where that is not what is unknown.
  func unreadSettings(for key: String) -> String? {
    guard isUnderstood, infoPlist.entry(key) == nil, !lacks(key) else { return nil }
    return settings.unread
  }

  /// Where a key would stand that is missing: in the Info.plist, if there is one.
  var placeOfMissingKeys: SourceRange {
    if let start = infoPlist.start, start.file !== place.file { return start }
    return place
  }

  /// The lowest iOS it runs on: `18.0`.
  var deploymentTarget: String? {
    settings.value("IPHONEOS_DEPLOYMENT_TARGET").flatMap { $0.isKnown ? $0.text : nil }
  }

  /// The kinds of device it is for; nil if that is not known. One that says nothing is for iPhone, as Xcode
  /// has it.
  var devices: DeviceFamilies? {
    if let listed = settings.value("TARGETED_DEVICE_FAMILY") {
      return listed.isKnown
        ? DeviceFamilies(listed.text.split { $0 == "," || $0 == " " }.map(String.init)) : nil
    }
    if let listed = infoPlist.entry(InfoPlistKey.deviceFamily)?.value.elements {
      return DeviceFamilies(listed.compactMap(\.text))
    }
    return isWhole ? .phone : nil
  }
}

/// The kinds of device that an app is for.
struct DeviceFamilies: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let phone = DeviceFamilies(rawValue: 1)
  static let tablet = DeviceFamilies(rawValue: 2)

  /// By the numbers of `TARGETED_DEVICE_FAMILY`; others are of no interest here.
  init(_ numbers: [String]) {
    self = []
    if numbers.contains("1") { insert(.phone) }
    if numbers.contains("2") { insert(.tablet) }
  }
}
