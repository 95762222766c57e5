import Foundation
import TokenDiagnostics

/// A folder with token files, and what its config says.
struct Project {
  static let configName = ".tokenc.yml"

  /// The absolute path of the root, without a slash at its end.
  let root: String
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
    guard let path else {
      config = Config()
      bag = DiagnosticBag()
      return
    }
    let shown = AbsolutePath.relative(path, to: root)
    switch FileContents.read(path) {
    case .bytes(let bytes): (config, bag) = ConfigReader.read(SourceFile(path: shown, bytes: bytes))
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

/// Absolute paths as text: nothing on disk is asked.
enum AbsolutePath {
  /// A path as seen from a folder, without `.`, `..` and double slashes.
  static func join(_ directory: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : directory + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func parent(_ path: String) -> String { join(path, "..") }

  /// The path below a folder; the whole path for what lies elsewhere.
  static func relative(_ path: String, to directory: String) -> String {
    let prefix = directory == "/" ? "/" : directory + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
