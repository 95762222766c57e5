import Foundation
import TokenDiagnostics

/// A folder with token files, and what its config says.
struct Project {
  static let configName = ".tokenc.yml"

  /// The absolute path of the root, without a slash at its end.
  let root: String
  /// The path of the config as it is shown, nil if there is none.
  let configPath: String?
  let config: Config
  /// What is wrong with the config.
  let bag: DiagnosticBag

  /// The project that a command works on: that of the named config, else of the nearest one above the working
  /// directory, else the working directory itself.
  init(configPath: String?, root rootPath: String?, workingDirectory: String) throws(CommandError) {
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
      for mistake in config.outputClashes(root: root) { bag.add(mistake) }
      self.config = config
      self.bag = bag.sorted(byPlacesIn: [file])
    case .refused(let reason):
      throw CommandError(.wrongUse, "the config '\(shown)' cannot be read: \(reason)")
    }
  }

  private static func nearestConfig(above directory: String) -> String? {
    var directory = directory
    while true {
      let path = AbsolutePath.join(directory, configName)
      if FileManager.default.fileExists(atPath: path) { return path }
      let parent = AbsolutePath.parent(directory)
      if parent == directory { return nil }
      directory = parent
    }
  }
}
