import Foundation
import TokenCommands
import TokenDiagnostics

/// The configs below the root of a project, each of which holds for its folder and those below.
struct NestedConfigs {
  struct Nested {
    /// As it is shown.
    let folder: String
    let settings: LintSettings
  }

  private var found: [String: LintSettings] = [:]
  private(set) var bag = DiagnosticBag()

  /// Those of outer folders first, so that what an inner one says counts.
  var all: [Nested] {
    found.map { Nested(folder: $0, settings: $1) }
      .sorted { $0.folder.utf8.lexicographicallyPrecedes($1.folder.utf8) }
  }

  /// Reads those in a folder and in the folders between the root and it.
  mutating func read(downTo folder: String, from root: String) {
    guard folder != root, folder.hasPrefix(root == "/" ? "/" : root + "/") else { return }
    read(downTo: AbsolutePath.parent(folder), from: root)
    if FileManager.default.fileExists(atPath: folder + "/" + Project.configName) {
      read(in: folder, shown: AbsolutePath.relative(folder, to: root))
    }
  }

  /// Reads the one that lies in a folder.
  mutating func read(in folder: String, shown: String) {
    guard found[shown] == nil else { return }
    let shownPath = AbsolutePath.shown(Project.configName, in: shown)
    switch FileContents.read(folder + "/" + Project.configName) {
    case .refused(let reason): bag.add(.unreadableNestedConfig(shownPath, reason: reason))
    case .bytes(let bytes):
      let (settings, mistakes) = ConfigReader.readLint(SourceFile(path: shownPath, bytes: bytes))
      bag.add(contentsOf: mistakes)
      found[shown] = settings
    }
  }
}
