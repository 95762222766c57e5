import TokenDiagnostics

/// The scene manifest of an app, as far as rules ask for it.
struct SceneManifest {
  let entry: InfoEntry
  private let plist: InfoPlist

  init?(_ plist: InfoPlist) {
    guard let entry = plist.entry(InfoPlistKey.sceneManifest) else { return nil }
    self.entry = entry
    self.plist = plist
  }

  var supportsMultipleScenes: Bool { plist.isTrue(entry.value[InfoPlistKey.supportsMultipleScenes]) }

  /// Where several scenes are allowed.
  var multipleScenesKey: SourceRange {
    entry.value.entry(InfoPlistKey.supportsMultipleScenes)?.keyRange ?? entry.key
  }

  /// Where the configurations are, or would be.
  var configurationsKey: SourceRange {
    entry.value.entry(InfoPlistKey.sceneConfigurations)?.keyRange ?? entry.key
  }

  /// The configurations by the roles of their scenes. Those that the file names count, even if a setting adds
  /// none.
  var roles: [PropertyListValue.Entry] {
    let written = plist.entryInFile(InfoPlistKey.sceneManifest)?.value[InfoPlistKey.sceneConfigurations]?
      .entries
    if let written, !written.isEmpty { return written }
    return entry.value[InfoPlistKey.sceneConfigurations]?.entries ?? []
  }

  /// The role of the windows of an app on its own display.
  static let windowRole = "UIWindowSceneSessionRoleApplication"

  static let delegateClass = "UISceneDelegateClassName"
}
