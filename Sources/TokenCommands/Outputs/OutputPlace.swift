import Foundation
import TokenDiagnostics

/// A path in an output folder, and what the file system says about it.
struct OutputPlace {
  enum Kind {
    case missing
    case file(FileIdentity, size: Int)
    case folder
    case link
    case other
  }

  /// The absolute path of the output folder.
  let folder: String
  let displayFolder: String
  /// Relative to the folder, empty for the folder itself.
  let path: String

  var absolutePath: String { path.isEmpty ? folder : folder + "/" + path }
  var displayPath: String { path.isEmpty ? displayFolder : AbsolutePath.shown(path, in: displayFolder) }

  /// The folders between the output folder and this place, the outer before the inner.
  var parents: [OutputPlace] {
    let names = path.split(separator: "/").dropLast()
    return names.indices.map { place(at: names[...$0].joined(separator: "/")) }
  }

  /// The folder this place is in.
  var parent: OutputPlace {
    place(at: path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? "")
  }

  private func place(at parentPath: some StringProtocol) -> OutputPlace {
    OutputPlace(folder: folder, displayFolder: displayFolder, path: String(parentPath))
  }

  /// What stands here; a link is a link.
  func kind() throws(CommandError) -> Kind {
    var status = stat()
    return try kind(lstat(absolutePath, &status), status)
  }

  /// What stands here or where the links lead.
  func kindBehindLinks() throws(CommandError) -> Kind {
    var status = stat()
    return try kind(stat(absolutePath, &status), status)
  }

  /// Whether no folder on the way is a link, which could lead out of the output folder.
  func isReachedWithoutLinks() throws(CommandError) -> Bool {
    for parent in parents {
      guard case .folder = try parent.kind() else { return false }
    }
    return true
  }

  func contents() throws(CommandError) -> [UInt8] { try contents(expecting: 1 << 16) }

  /// The contents of a file that had so many bytes when it was looked at.
  func contents(expecting size: Int) throws(CommandError) -> [UInt8] {
    let descriptor = open(absolutePath, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("read", errno) }
    defer { close(descriptor) }
    do throws(SystemError) {
      return try readWhole(descriptor, expecting: size)
    } catch {
      throw failure("read", error.code)
    }
  }

  /// The file that stands here, for diagnostics to point into.
  func sourceFile() throws(CommandError) -> SourceFile {
    SourceFile(path: displayPath, bytes: try contents())
  }

  private func kind(_ result: Int32, _ status: stat) throws(CommandError) -> Kind {
    if result != 0 {
      guard errno == ENOENT || errno == ENOTDIR else { throw failure("read", errno) }
      return .missing
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(FileIdentity(status), size: Int(status.st_size))
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}
