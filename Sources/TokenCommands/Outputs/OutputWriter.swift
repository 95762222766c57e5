import Foundation
import TokenEmit

/// Carries out a plan: every new text is written beside its file before the first file is replaced.
struct OutputWriter {
  let folder: OutputFolder
  private var replacements: [Replacement] = []
  private var madeFolders: [OutputPlace] = []

  init(folder: OutputFolder) { self.folder = folder }

  /// A text that waits under a temporary name, in the folder of the file it will replace.
  private struct Replacement {
    let temporary: String
    let place: OutputPlace

    /// The one reason for which the first file could be replaced and the second not.
    func refuseFolder() throws(CommandError) {
      if case .folder = try place.kind() { throw place.standsWhereAFileIsWritten() }
    }
  }

  mutating func carryOut(_ plan: OutputPlan) throws(CommandError) {
    do {
      for file in plan.writes { try prepare(file) }
      if let list = plan.list { try prepare(OutputFile(path: OutputList.fileName, bytes: list)) }
      for replacement in replacements { try replacement.refuseFolder() }
      // The list comes last: until then, a run that was cut short is repeated by the next one.
      let listCount = plan.list == nil ? 0 : 1
      while replacements.count > listCount { try replaceFirst() }
      for path in plan.removals { try remove(folder.place(of: path)) }
      while !replacements.isEmpty { try replaceFirst() }
    } catch {
      discard()
      throw error
    }
  }

  private mutating func prepare(_ file: OutputFile) throws(CommandError) {
    let place = folder.place(of: file.path)
    try makeFolder(folder.root)
    for parent in place.parents { try makeFolder(parent) }
    let (descriptor, temporary) = try openTemporary(beside: place)
    replacements.append(Replacement(temporary: temporary, place: place))
    let code = file.bytes.withUnsafeBytes { writeWhole($0, to: descriptor) }
    let closingCode = close(descriptor) == 0 ? 0 : errno
    if code != 0 || closingCode != 0 { throw place.failure("write", code != 0 ? code : closingCode) }
  }

  private mutating func replaceFirst() throws(CommandError) {
    guard let replacement = replacements.first else { return }
    guard rename(replacement.temporary, replacement.place.absolutePath) == 0 else {
      throw replacement.place.failure("write", errno)
    }
    replacements.removeFirst()
  }

  private func remove(_ place: OutputPlace) throws(CommandError) {
    guard unlink(place.absolutePath) == 0 || errno == ENOENT else { throw place.failure("remove", errno) }
    for parent in place.parents.reversed() {
      // A folder that holds anything else refuses, and so do the ones around it.
      guard rmdir(parent.absolutePath) == 0 else { return }
    }
  }

  /// Leaves nothing of a run that failed but the files it had already replaced.
  private mutating func discard() {
    for replacement in replacements { unlink(replacement.temporary) }
    for place in madeFolders.reversed() { rmdir(place.absolutePath) }
    replacements = []
    madeFolders = []
  }

  private mutating func makeFolder(_ place: OutputPlace) throws(CommandError) {
    if place.path.isEmpty { return try makeRoot(place) }
    switch try place.kind() {
    case .folder: return
    case .link: throw place.isLinkWhereAFolderIsNeeded()
    case .file, .other: throw place.standsWhereAFolderIsNeeded()
    case .missing:
      guard mkdir(place.absolutePath, 0o777) == 0 else { throw place.failure("make", errno) }
      madeFolders.append(place)
    }
  }

  /// The output folder itself may be a link, and the folders around it may be missing.
  private func makeRoot(_ place: OutputPlace) throws(CommandError) {
    var path = ""
    for name in place.absolutePath.split(separator: "/") {
      path += "/" + name
      if mkdir(path, 0o777) != 0, errno != EEXIST, path == place.absolutePath {
        throw place.failure("make", errno)
      }
    }
    guard case .folder = try place.kindBehindLinks() else { throw place.standsWhereAFolderIsNeeded() }
  }

  private func openTemporary(beside place: OutputPlace) throws(CommandError) -> (Int32, String) {
    for number in 0..<1000 {
      let name = TemporaryName.make(file: replacements.count, attempt: number)
      let path = place.parent.absolutePath + "/" + name
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        keepPermissions(of: place, for: descriptor)
        return (descriptor, path)
      }
      guard errno == EEXIST else { throw place.failure("write", errno) }
    }
    throw place.failure("write", EEXIST)
  }

  /// A file that is replaced may be read and run by whom it was before.
  private func keepPermissions(of place: OutputPlace, for descriptor: Int32) {
    var status = stat()
    if stat(place.absolutePath, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      fchmod(descriptor, status.st_mode & 0o777)
    }
  }
}
