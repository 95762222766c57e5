/// How the code of an app begins, and who makes its scenes.
struct AppLifecycle: Hashable, Sendable {
  enum Beginning: Hashable, Sendable {
    /// A SwiftUI `App`.
    case swiftUI
    /// An app delegate alone.
    case delegate
    /// No code that was read tells.
    case unknown
  }

  private(set) var beginning = Beginning.unknown
  /// Whether the app delegate answers which scene configuration to use.
  private(set) var choosesScenesInCode = false
  /// By the files of the app.
  init(of files: [LintedFile]) {
    for type in files.flatMap(\.facts.types) {
      if !Self.apps.isDisjoint(with: type.inherited) {
        beginning = .swiftUI
      } else if beginning == .unknown, !Self.delegates.isDisjoint(with: type.inherited) {
        beginning = .delegate
      }
    }
    choosesScenesInCode = files.contains { $0.facts.launch.contains(.sceneConfiguration) }
  }

  private static let apps: Set<String> = ["App", "SwiftUI.App"]

  /// What app delegates conform to or inherit from; those of Flutter and React Native make no scenes by
  /// themselves.
  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UIKit.UIApplicationDelegate", "FlutterAppDelegate", "RCTAppDelegate",
    "ExpoAppDelegate",
  ]
}
