import Foundation
import TokenEmit

/// Files that no list tells of, because they belong to people.
extension OutputFolder {
  init(absolutePath: String, displayPath: String) {
    self.init(directory: URL(filePath: absolutePath, directoryHint: .isDirectory), displayPath: displayPath)
  }

  /// Writes files that must not be there yet: all of them or, if one is there, none.
  func create(_ files: [OutputFile]) throws(CommandError) {
    var present: [String] = []
    for place in files.map({ place(of: $0.path) }) {
      if case .missing = try place.kind() { continue }
      present.append(place.displayPath)
    }
    guard present.isEmpty else {
      let names = present.map { "'\($0)'" }.joined(separator: ", ")
      throw CommandError(
        .failure, "nothing was written, because \(names) \(present.count == 1 ? "is" : "are") there already")
    }
    try write(files)
  }

  /// Writes a file, whatever stands there.
  func replace(_ file: OutputFile) throws(CommandError) { try write([file]) }

  private func write(_ files: [OutputFile]) throws(CommandError) {
    var plan = OutputPlan()
    plan.writes = files
    var writer = OutputWriter(folder: self)
    try writer.carryOut(plan)
  }
}

/// Writes a file that belongs to a person, whatever stands there: beside it first, so that it is never half written. A
/// link stays one, and what it leads to is written, unless links are not followed.
package func replaceFile(
  at path: String, shownAs shown: String, with bytes: [UInt8], followingLinks: Bool = true
) throws(CommandError) {
  let path = followingLinks ? URL(filePath: path).resolvingSymlinksInPath().path : path
  let parts = path.split(separator: "/")
  guard let name = parts.last else {
    throw CommandError(.wrongUse, "'\(shown)' is no file that can be written")
  }
  let folder = OutputFolder(
    absolutePath: AbsolutePath.parent(path), displayPath: AbsolutePath.parent("/" + shown))
  try folder.replace(OutputFile(path: String(name), bytes: bytes))
}
