import TokenDiagnostics

/// What the Info.plist of an app says once it is built: its file, and the build settings that add to it.
struct InfoPlist: Sendable {
  /// What there is of a file.
  enum File: Sendable {
    case none
    case read(PropertyListValue)
    /// It is named but not there, or broken, or its name is not known.
    case unread(named: String, at: SourceRange)
  }

  let file: File
  private let settings: BuildSettings

  init(file: File, settings: BuildSettings) {
    self.file = file
    self.settings = settings
  }

  /// `INFOPLIST_FILE` is meant from the project's folder.
  init(_ settings: BuildSettings, folder: String, files: ProjectFiles) {
    self.init(file: Self.file(settings, folder: folder, files: files), settings: settings)
  }

  private static func file(_ settings: BuildSettings, folder: String, files: ProjectFiles) -> File {
    guard let assignment = settings.assignment("INFOPLIST_FILE"), let name = settings.value("INFOPLIST_FILE"),
      !name.text.isEmpty || !name.isKnown
    else { return .none }
    guard name.isKnown, let root = files.infoPlist(at: ProjectPath.joined(folder, name.text)),
      root.entries != nil
    else { return .unread(named: name.isKnown ? name.text : assignment.value, at: assignment.place) }
    return .read(root)
  }

  /// The start of the file, if one was read.
  var start: SourceRange? {
    if case .read(let root) = file { return SourceRange(startOf: root.range.file) }
    return nil
  }

  var isUnread: Bool {
    if case .unread = file { return true }
    return false
  }

  /// Whether build settings that were not read can change nothing about a key.
  func isSettled(_ key: String) -> Bool {
    guard settings.isSettled("INFOPLIST_FILE") else { return false }
    let isNeverGenerated = settings.isSettled("GENERATE_INFOPLIST_FILE") && !isGenerated
    return isNeverGenerated || Self.settings[key].map(settings.isSettled) ?? true
  }

  /// Whether `INFOPLIST_KEY_…` settings are heard at all.
  var isGenerated: Bool { settings.value("GENERATE_INFOPLIST_FILE")?.isTrue == true }

  /// A key as the app has it when it is built.
  ///
  /// Where both a file and a setting give it, they are merged as Xcode's build system does that: of two lists
  /// the one is put behind the other, of two dictionaries the keys are joined, and in all else the setting
  /// wins.
  func entry(_ key: String) -> InfoEntry? {
    let written = entryInFile(key)
    guard isGenerated, let added = entryInSettings(key) else { return written }
    guard let written else { return added }
    return InfoEntry(key: written.key, value: Self.merged(written.value, added.value))
  }

  func entryInFile(_ key: String) -> InfoEntry? {
    // Others are not kept.
    assert(InfoPlistKey.asked.contains(key), "'\(key)' is missing among the keys that are asked for")
    guard case .read(let root) = file, let entry = root.entry(key) else { return nil }
    return InfoEntry(key: entry.keyRange, value: entry.value)
  }

  /// What the settings say of a key, whether or not they are heard.
  func entryInSettings(_ key: String) -> InfoEntry? {
    guard let name = Self.settings[key], let assignment = settings.assignment(name),
      let value = settings.value(name), value.isKnown,
      let made = Self.made(key, of: value, at: assignment.place)
    else { return nil }
    return InfoEntry(key: assignment.place, value: made)
  }

  /// A text with the build settings in it replaced; nil if one is not known.
  func text(_ value: PropertyListValue?) -> String? {
    guard let written = value?.text else { return nil }
    let expanded = settings.expanded(written)
    return expanded.isKnown ? expanded.text : nil
  }

  func isTrue(_ value: PropertyListValue?) -> Bool {
    if case .boolean(let isTrue) = value?.content { return isTrue }
    return text(value).map { ["YES", "TRUE", "1"].contains($0.uppercased()) } == true
  }
}

/// A key of an Info.plist.
struct InfoEntry: Sendable {
  /// Where it is given.
  let key: SourceRange
  let value: PropertyListValue
}

extension InfoPlist {
  /// The settings that Xcode makes keys of, of those that rules ask for.
  private static let settings: [String: String] = {
    var names = [
      "UIApplicationSceneManifest": "INFOPLIST_KEY_UIApplicationSceneManifest_Generation",
      "UILaunchScreen": "INFOPLIST_KEY_UILaunchScreen_Generation",
      "UISupportedInterfaceOrientations~ipad": "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad",
      "UISupportedInterfaceOrientations~iphone": "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone",
    ]
    for key in ["UILaunchStoryboardName", "UIRequiresFullScreen", "UISupportedInterfaceOrientations"] {
      names[key] = "INFOPLIST_KEY_\(key)"
    }
    return names
  }()

  static var namesOfSettings: Dictionary<String, String>.Values { settings.values }

  private static func made(_ key: String, of value: SettingText, at place: SourceRange) -> PropertyListValue?
  {
    func at(_ content: PropertyListValue.Content) -> PropertyListValue {
      PropertyListValue(content: content, range: place)
    }
    switch key {
    case "UIRequiresFullScreen": return at(.boolean(value.isTrue))
    case "UILaunchStoryboardName": return value.text.isEmpty ? nil : at(.text(value.text))
    case "UILaunchScreen": return value.isTrue ? at(.dictionary([])) : nil
    case "UIApplicationSceneManifest":
      guard value.isTrue else { return nil }
      // Xcode makes both keys.
      return at(
        .dictionary([
          .init(key: "UIApplicationSupportsMultipleScenes", keyRange: place, value: at(.boolean(true))),
          .init(key: "UISceneConfigurations", keyRange: place, value: at(.dictionary([]))),
        ]))
    default: return at(.list(value.text.split(separator: " ").map { at(.text(String($0))) }))
    }
  }

  private static func merged(_ written: PropertyListValue, _ added: PropertyListValue) -> PropertyListValue {
    switch (written.content, added.content) {
    case (.list(let one), .list(let two)):
      let new = two.filter { element in !one.contains { $0.says(sameAs: element) } }
      return PropertyListValue(content: .list(one + new), range: written.range)
    case (.dictionary(let one), .dictionary(let two)):
      // The last of two entries counts.
      return PropertyListValue(content: .dictionary(one + two), range: written.range)
    default: return added
    }
  }
}
