import Foundation
import TokenCommands
import TokenDiagnostics
import TokenLint

/// The files that the linter looks at, below the folders that were named.
///
/// Each folder is entered once, so links that lead in a circle do no harm. What git ignores is not looked at, nor what
/// others wrote (`Pods`, `Carthage`) or a build left behind.
struct LintFileWalk {
  struct Found: Sendable {
    /// As it is shown: below the root of the project, if it lies there.
    let path: String
    let absolutePath: String
    let kind: LintFileKind
  }

  /// A config for a folder and those below.
  struct Nested {
    /// As it is shown, `.` for the root.
    let folder: String
    let settings: LintSettings
  }

  private(set) var files: [Found] = []
  private(set) var nested: [Nested] = []
  private(set) var bag = DiagnosticBag()
  /// What was left out, and why, for who asks.
  private(set) var skipped: [(path: String, reason: String)] = []
  private let root: String
  private var entered: Set<FileIdentity> = []

  init(root: String) { self.root = root }

  /// Takes in a file or a folder. A file is taken whatever ignores it.
  mutating func take(_ absolutePath: String) throws(CommandError) {
    let shown = AbsolutePath.relative(absolutePath, to: root)
    var status = stat()
    guard stat(absolutePath, &status) == 0 else {
      throw CommandError(.wrongUse, "'\(shown)' is not there; name files and folders that are")
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      walk(absolutePath, shown: shown, ignoring: ignoreFiles(above: absolutePath))
    } else if let kind = LintFileKind(name: String(absolutePath.split(separator: "/").last ?? "")) {
      files.append(Found(path: shown, absolutePath: absolutePath, kind: kind))
    } else {
      bag.add(.notLinted(shown))
    }
  }

  /// The files in the order of their paths' bytes, each once.
  mutating func finish() {
    var seen: Set<String> = []
    files = files.filter { seen.insert($0.absolutePath).inserted }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private struct Ignoring {
    /// Of the folder of the file, with a slash at its end.
    let folder: String
    let file: IgnoreFile
  }

  private mutating func walk(_ folder: String, shown: String, ignoring around: [Ignoring]) {
    var status = stat()
    guard stat(folder, &status) == 0 else { return }
    guard entered.insert(FileIdentity(status)).inserted else { return }
    guard let names = DirectoryListing.names(in: folder) else {
      bag.add(.unreadable("folder", shown, reason: "the system does not let it be opened"))
      return
    }
    var ignoring = around
    if names.contains(".gitignore"), let file = ignoreFile(in: folder) { ignoring.append(file) }
    if names.contains(Project.configName), folder != root { readConfig(in: folder, shown: shown) }
    for name in names.sorted() where !name.hasPrefix(".") {
      look(at: name, in: folder, shown: AbsolutePath.shown(name, in: shown), ignoring)
    }
  }

  private mutating func look(at name: String, in folder: String, shown: String, _ ignoring: [Ignoring]) {
    let path = folder + "/" + name
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    let kind = isFolder ? nil : LintFileKind(name: name)
    guard isFolder || kind != nil else { return }
    if Self.isIgnored(path, isFolder: isFolder, by: ignoring) {
      skipped.append((shown, "git ignores it"))
    } else if isFolder {
      if LintFileKind.skippedFolders.contains(name) {
        skipped.append((shown, "it holds what others wrote"))
      } else {
        walk(path, shown: shown, ignoring: ignoring)
      }
    } else if LintFileKind.isGenerated(name) {
      skipped.append((shown, "a program wrote it"))
    } else if let kind {
      files.append(Found(path: shown, absolutePath: path, kind: kind))
    }
  }

  /// The last file that says something of a path counts: the one in the nearest folder.
  private static func isIgnored(_ path: String, isFolder: Bool, by ignoring: [Ignoring]) -> Bool {
    for ignore in ignoring.reversed() {
      if let answer = ignore.file.ignores(String(path.dropFirst(ignore.folder.count)), isFolder: isFolder) {
        return answer
      }
    }
    return false
  }

  private func ignoreFile(in folder: String) -> Ignoring? {
    guard case .bytes(let bytes) = FileContents.read(folder + "/.gitignore") else { return nil }
    return Ignoring(folder: folder + "/", file: IgnoreFile(String(decoding: bytes, as: UTF8.self)))
  }

  /// Those of the folders between the root of the repository and a folder.
  private func ignoreFiles(above folder: String) -> [Ignoring] {
    var found: [Ignoring] = []
    var directory = folder
    while !FileManager.default.fileExists(atPath: directory + "/.git") {
      let parent = AbsolutePath.parent(directory)
      // Outside of a repository only what lies in the folder itself counts.
      if parent == directory { return [] }
      directory = parent
      if let file = ignoreFile(in: directory) { found.append(file) }
    }
    return found.reversed()
  }

  private mutating func readConfig(in folder: String, shown: String) {
    let path = folder + "/" + Project.configName
    let shownPath = AbsolutePath.shown(Project.configName, in: shown)
    let bytes: [UInt8]
    switch FileContents.read(path) {
    case .bytes(let read): bytes = read
    case .refused(let reason): return bag.add(.unreadable("config", shownPath, reason: reason))
    }
    // The config of a project in the project belongs to that; what it says to the linter holds for its folder.
    let file = SourceFile(path: shownPath, bytes: bytes)
    if ConfigReader.holdsOnlyLint(bytes) {
      let (settings, mistakes) = ConfigReader.readNested(file)
      bag.add(contentsOf: mistakes)
      nested.append(Nested(folder: shown, settings: settings))
    } else {
      nested.append(Nested(folder: shown, settings: ConfigReader.read(file).config.lint))
    }
  }
}

/// The names in a folder.
enum DirectoryListing {
  /// Nil if the folder cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
