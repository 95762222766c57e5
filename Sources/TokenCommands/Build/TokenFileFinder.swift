import Foundation
import TokenDiagnostics
import TokenEmit
import TokenModel

/// Finds the token files of a project.
struct TokenFileFinder {
  /// A token file before it is read.
  struct Found {
    /// Nil for standard input.
    let absolutePath: String?
    /// Relative to the project's root.
    let path: String
    /// Relative to the token folder it was found in.
    let pathInFolder: String
    /// Where the config names it; nil for what was found in a folder.
    let namedAt: SourceRange?

    func contents() -> FileContents {
      absolutePath.map { FileContents.read($0) } ?? FileContents.readStandardInput()
    }

    /// What is written there is read as YAML, which has JSON in it.
    static let standardInput = Found(
      absolutePath: nil, path: "<stdin>", pathInFolder: "stdin.yaml", namedAt: nil)
  }

  let root: String
  private(set) var files: [Found] = []
  private(set) var bag = DiagnosticBag()
  private var seen: Set<String> = []

  init(root: String) { self.root = root }

  /// The files that the config names, and those in the folders it names.
  mutating func find(_ paths: [Located<String>]) {
    for path in paths {
      let absolute = AbsolutePath.join(root, path.value)
      if isFolder(absolute) {
        addFolder(absolute)
      } else {
        add(absolute, pathInFolder: String(absolute.split(separator: "/").last ?? ""), namedAt: path.range)
      }
    }
    if files.isEmpty, !bag.hasErrors {
      bag.add(.noTokenFiles(in: paths.map(\.value), at: paths.first?.range))
    }
  }

  /// The files of the folder that is read when the config names none.
  mutating func findInDefaultFolder(config: String?) {
    let absolute = AbsolutePath.join(root, Config.defaultTokenFolder)
    if FileManager.default.fileExists(atPath: absolute) { addFolder(absolute) }
    if files.isEmpty, !bag.hasErrors { bag.add(.noTokenFiles(inDefaultFolderOf: root, config: config)) }
  }

  /// The files that the command line names. The token folder of each is the outermost folder `Tokens` that it
  /// lies in, as for the build plugin, else the folder around it. A dash is standard input.
  mutating func use(_ operands: [String], workingDirectory: String) {
    for operand in operands {
      if operand == "-" {
        if seen.insert(operand).inserted { files.append(.standardInput) }
        continue
      }
      let absolute = AbsolutePath.join(workingDirectory, operand)
      let parts = AbsolutePath.relative(absolute, to: root).split(separator: "/")
      let below = parts.firstIndex(of: "Tokens").map { parts[($0 + 1)...] } ?? parts.suffix(1)
      add(absolute, pathInFolder: below.joined(separator: "/"), namedAt: nil)
    }
  }

  private mutating func addFolder(_ folder: String) {
    var walk = FolderWalk(.tokens(projectConfig: AbsolutePath.join(root, Project.configName)))
    walk.collect(folder, shown: AbsolutePath.relative(folder, to: root))
    bag.add(contentsOf: walk.bag)
    for name in walk.namedFiles {
      add(AbsolutePath.join(folder, name), pathInFolder: name, namedAt: nil)
    }
  }

  private mutating func add(_ absolute: String, pathInFolder: String, namedAt range: SourceRange?) {
    guard seen.insert(absolute).inserted else { return }
    files.append(
      Found(
        absolutePath: absolute, path: AbsolutePath.relative(absolute, to: root), pathInFolder: pathInFolder,
        namedAt: range))
  }

  private func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
