/// How the code of an app begins, and who makes its scenes.
package struct AppLifecycle: Hashable, Sendable {
  package enum Beginning: Hashable, Sendable {
    /// A SwiftUI `App`.
    case swiftUI
    /// An app delegate alone.
    case delegate
    /// No code that was read tells.
    case unknown
  }

  package var beginning = Beginning.unknown
  /// Whether the app delegate answers which scene configuration to use.
  package var choosesScenesInCode = false
  /// The names of all types of the project, each without the types it is in.
  package var types: Set<String> = []

  package init() {}

  /// - Parameters:
  ///   - files: those of the app.
  ///   - project: all of the project: a delegate may be in a package.
  package init(of files: [LintedFile], in project: [LintedFile]) {
    for type in files.flatMap(\.facts.types) {
      if !Self.apps.isDisjoint(with: type.inherited) {
        beginning = .swiftUI
      } else if beginning == .unknown, !Self.delegates.isDisjoint(with: type.inherited) {
        beginning = .delegate
      }
    }
    types = Set(project.flatMap(\.facts.types).map { Self.lastName($0.name) })
  }

  private static let apps: Set<String> = ["App", "SwiftUI.App"]

  /// What app delegates conform to or inherit from; those of Flutter and React Native make no scenes by themselves.
  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UIKit.UIApplicationDelegate", "FlutterAppDelegate", "RCTAppDelegate",
    "ExpoAppDelegate",
  ]

  static func lastName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
