import Foundation
import TokenCommands
import TokenDiagnostics
import TokenLint

/// The files that the linter looks at, below the folders that were named.
///
/// Each folder is entered once, so links that lead in a circle do no harm. What lies in the project is found by its own
/// name only, not through a link. What git ignores is not looked at, nor what others wrote (`Pods`, `Carthage`) or a
/// build left behind.
struct LintFileWalk {
  struct Found: Sendable {
    /// As it is shown: below the root of the project, if it lies there.
    let path: String
    let absolutePath: String
    let kind: LintFileKind
    /// Whether it was named itself, not a folder around it.
    var isNamed = false
  }

  private(set) var files: [Found] = []
  private(set) var configs = NestedConfigs()
  private(set) var bag = DiagnosticBag()
  /// What was left out, and why, for who asks.
  private(set) var skipped: [(path: String, reason: String)] = []
  private let root: String
  /// The root without links in it.
  private let realRoot: String
  private var entered: Set<FileIdentity> = []

  init(root: String) {
    self.root = root
    realRoot = Self.realPath(root) ?? root
  }

  /// Takes in a file or a folder. A file is taken whatever ignores it.
  mutating func take(_ absolutePath: String) throws(CommandError) {
    let shown = AbsolutePath.relative(absolutePath, to: root)
    var status = stat()
    guard stat(absolutePath, &status) == 0 else {
      throw CommandError(.wrongUse, "'\(shown)' is not there; name files and folders that are")
    }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    // Who names it means it; and of a pipe nobody knows when it ends.
    guard isFolder || status.st_mode & S_IFMT == S_IFREG else {
      throw CommandError(.wrongUse, "'\(shown)' cannot be read: it is not a plain file")
    }
    guard access(absolutePath, isFolder ? R_OK | X_OK : R_OK) == 0 else {
      throw CommandError(.wrongUse, "'\(shown)' cannot be read: \(SystemError.last.text)")
    }
    if isFolder {
      configs.read(downTo: AbsolutePath.parent(absolutePath), from: root)
      walk(absolutePath, shown: shown, ignoring: ignoreFiles(above: absolutePath))
    } else if let kind = LintFileKind(name: String(absolutePath.split(separator: "/").last ?? "")) {
      configs.read(downTo: AbsolutePath.parent(absolutePath), from: root)
      files.append(Found(path: shown, absolutePath: absolutePath, kind: kind, isNamed: true))
    } else {
      bag.add(.notLinted(shown))
    }
  }

  /// Takes in a file that is staged but gone from the disk, if it would be found there in one of some folders.
  mutating func takeStaged(_ absolutePath: String, in folders: [String]) {
    guard let folder = folders.first(where: { AbsolutePath.lies(absolutePath, in: $0) }) else { return }
    let names = AbsolutePath.relative(absolutePath, to: folder).split(separator: "/").map(String.init)
    guard let name = absolutePath.split(separator: "/").last.map(String.init),
      let kind = LintFileKind(name: name), !LintFileKind.isGenerated(name),
      !names.contains(where: { $0.hasPrefix(".") && $0 != "." || LintFileKind.skippedFolders.contains($0) })
    else { return }
    configs.read(downTo: AbsolutePath.parent(absolutePath), from: root)
    files.append(
      Found(path: AbsolutePath.relative(absolutePath, to: root), absolutePath: absolutePath, kind: kind))
  }

  /// The files in the order of their paths, each once.
  mutating func finish() {
    // No folder is entered twice, so what may be there twice was named. It stays named.
    let named = Set(files.filter(\.isNamed).map(\.absolutePath))
    if !named.isEmpty {
      var seen: Set<String> = []
      files = files.filter { file in
        file.isNamed ? seen.insert(file.absolutePath).inserted : !named.contains(file.absolutePath)
      }
    }
    files.sort { $0.path < $1.path }
  }

  private struct Ignoring {
    /// Of the folder of the file, with a slash at its end.
    let folder: String
    let file: IgnoreFile
  }

  private mutating func walk(_ folder: String, shown: String, ignoring around: [Ignoring]) {
    var status = stat()
    guard stat(folder, &status) == 0 else {
      bag.add(.unreadable("folder", shown, reason: SystemError.last.text))
      return
    }
    guard entered.insert(FileIdentity(status)).inserted else { return }
    guard let listing = DirectoryListing(folder) else {
      bag.add(.unreadable("folder", shown, reason: SystemError.last.text))
      return
    }
    var ignoring = around
    for name in listing.unreadableNames where LintFileKind(name: name) != nil {
      bag.add(.skippedFile(AbsolutePath.shown(name, in: shown), reason: "its name is not UTF-8"))
    }
    let hidden = listing.entries.lazy.map(\.name).filter { $0.utf8.first == UInt8(ascii: ".") }
    if hidden.contains(".gitignore"), let file = ignoreFile(in: folder) { ignoring.append(file) }
    if hidden.contains(Project.configName), folder != root { configs.read(in: folder, shown: shown) }
    for entry in listing.entries where entry.name.utf8.first != UInt8(ascii: ".") {
      let kind = entry.kind == .folder ? nil : LintFileKind(name: entry.name)
      // Most files are nothing that is linted; those are not even looked at.
      if entry.kind == .file, kind == nil { continue }
      look(at: entry, kind, in: folder, shown: AbsolutePath.shown(entry.name, in: shown), ignoring)
    }
  }

  /// The kind is the one it has if it is a file.
  private mutating func look(
    at entry: DirectoryListing.Entry, _ kind: LintFileKind?, in folder: String, shown: String,
    _ ignoring: [Ignoring]
  ) {
    let (name, path) = (entry.name, folder + "/" + entry.name)
    guard let (isFolder, isLink) = Self.kind(of: entry, at: path), isFolder || kind != nil else { return }
    if isLink, leadsIntoProject(path) {
      skipped.append((shown, "it is a link to what is found by its own name"))
    } else if Self.isIgnored(path, isFolder: isFolder, by: ignoring) {
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

  /// Whether something is a folder, at the end of a link perhaps; nil if nothing is there.
  private static func kind(
    of entry: DirectoryListing.Entry, at path: String
  ) -> (isFolder: Bool, isLink: Bool)? {
    if entry.kind != .unknown { return (entry.kind == .folder, false) }
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    guard !isLink || stat(path, &status) == 0 else { return nil }
    return (status.st_mode & S_IFMT == S_IFDIR, isLink)
  }

  /// Whether a link leads to something in the project, or to a folder around it.
  private func leadsIntoProject(_ link: String) -> Bool {
    guard let target = Self.realPath(link) else { return false }
    return AbsolutePath.lies(target, in: realRoot) || AbsolutePath.lies(realRoot, in: target)
  }

  /// The path without links in it; nil if nothing is there.
  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The last file that says something of a path counts: the one in the nearest folder.
  private static func isIgnored(_ path: String, isFolder: Bool, by ignoring: [Ignoring]) -> Bool {
    let bytes = Array(path.utf8)
    for ignore in ignoring.reversed() {
      let below = bytes.dropFirst(ignore.folder.utf8.count)
      if let answer = ignore.file.ignores(below, isFolder: isFolder) { return answer }
    }
    return false
  }

  private func ignoreFile(in folder: String) -> Ignoring? {
    guard case .bytes(let bytes) = FileContents.read(folder + "/.gitignore") else { return nil }
    return Ignoring(folder: folder + "/", file: IgnoreFile(String(decoding: bytes, as: UTF8.self)))
  }

  /// Those of the folders around a folder, as far as the root of the repository; where there is none, as far as the
  /// root of the project.
  private func ignoreFiles(above folder: String) -> [Ignoring] {
    var found: [Ignoring] = []
    var inProject: [Ignoring] = []
    var directory = folder
    while !FileManager.default.fileExists(atPath: directory + "/.git") {
      if directory == root { inProject = found }
      let parent = AbsolutePath.parent(directory)
      if parent == directory { return inProject.reversed() }
      directory = parent
      if let file = ignoreFile(in: directory) { found.append(file) }
    }
    return found.reversed()
  }
}
