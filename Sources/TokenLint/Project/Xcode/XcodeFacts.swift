/// What a `project.pbxproj` says, as far as rules ask for it. Its paths are seen from the folder of the project.
///
/// Targets may share configurations and phases, so each of those is here once, and is referred to by its place.
package struct XcodeFacts: Hashable, Sendable {
  /// The folder of the project as seen from that of its bundle; mostly empty.
  var directory = ""
  /// Those of the project and of all targets.
  var configurations: [XcodeConfiguration] = []
  /// The configurations of the project itself, whose settings all targets have.
  var shared: [Int] = []
  /// What is compiled in each phase, file by file.
  var phases: [[String]] = []
  var targets: [XcodeTarget] = []
  /// The bundles of the projects that it refers to.
  var subprojects: [String] = []
  /// The names of all storyboards and xibs among its files, without their endings.
  var interfaceNames: Set<String> = []
}

package struct XcodeTarget: Hashable, Sendable {
  var name = ""
  /// What is built: `com.apple.product-type.application`.
  var productType = ""
  var configurations: [Int] = []
  var phases: [Int] = []
  /// Folders that are in it with all they hold.
  var folders: [Folder] = []

  struct Folder: Hashable, Sendable {
    var path: String
    /// What it leaves out of the folder, as seen from there.
    var exceptions: [String]
  }
}

extension XcodeTarget {
  /// Whether it is an app, or one that is loaded without being installed: both have scenes.
  var isApp: Bool {
    productType == "com.apple.product-type.application"
      || productType == "com.apple.product-type.application.on-demand-install-capable"
  }
}

/// `Debug`, `Release`: the settings of a project or a target when it is built so.
package struct XcodeConfiguration: Hashable, Sendable {
  var name: String
  /// The place of the name.
  var range: Range<Int>
  var settingsFile: String?
  /// Its own settings.
  var settings: [Setting]

  struct Setting: Hashable, Sendable {
    /// With conditions: `KEY[sdk=iphoneos*]`.
    var key: String
    var value: String
    /// The place of the key, without quotes.
    var range: Range<Int>
  }
}
