import Foundation
import TokenDiagnostics

/// A folder with token files, and what its config says.
package struct Project {
  package static let configName = ".tokenc.yml"

  /// The absolute path of the root, without a slash at its end.
  package let root: String
  /// The path of the config as it is shown, nil if there is none.
  package let configPath: String?
  package let config: Config
  /// What is wrong with the config.
  package let bag: DiagnosticBag

  /// Whether the config lies elsewhere: a package's config holds for each of its targets, whose tokens are a part of all.
  var sharesConfig: Bool { configPath?.hasPrefix("/") == true }

  /// The project that a command works on: that of the named config, else of the nearest one above the working
  /// directory that is not a nested one, else the working directory itself.
  package init(configPath: String?, root rootPath: String?, workingDirectory: String) throws(CommandError) {
    let path =
      configPath.map { AbsolutePath.join(workingDirectory, $0) }
      ?? Self.nearestConfig(above: workingDirectory)
    root =
      rootPath.map { AbsolutePath.join(workingDirectory, $0) } ?? path.map(AbsolutePath.parent)
      ?? workingDirectory
    self.configPath = path.map { [root] in AbsolutePath.relative($0, to: root) }
    guard let path, let shown = self.configPath else {
      config = Config()
      bag = DiagnosticBag()
      return
    }
    switch FileContents.read(path) {
    case .bytes(let bytes):
      let file = SourceFile(path: shown, bytes: bytes)
      let (config, found) = ConfigReader.read(file)
      var bag = found
      for mistake in config.outputClashes(root: root, configPath: path) { bag.add(mistake) }
      self.config = config
      self.bag = bag.sorted(byPlacesIn: [file])
    case .refused(let reason):
      throw CommandError(.wrongUse, "the config '\(shown)' cannot be read: \(reason)")
    }
  }

  /// A config that holds nothing but `lint` is passed by: it belongs to the project of one further up, if there is one.
  private static func nearestConfig(above directory: String) -> String? {
    var directory = directory
    var passedBy: String?
    while true {
      let path = AbsolutePath.join(directory, configName)
      if FileManager.default.fileExists(atPath: path) {
        guard isNested(path) else { return path }
        passedBy = passedBy ?? path
      }
      let parent = AbsolutePath.parent(directory)
      if parent == directory { return passedBy }
      directory = parent
    }
  }

  private static func isNested(_ path: String) -> Bool {
    guard case .bytes(let bytes) = FileContents.read(path) else { return false }
    return ConfigReader.holdsOnlyLint(bytes)
  }
}
