import Foundation

/// A folder of its own for a test; it is removed with the value that made it.
package final class TemporaryFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "tokenc-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func text(of path: String) -> String? {
    try? String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  package func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }

  package func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: path), withIntermediateDirectories: true)
  }

  package func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: path).path, withDestinationPath: target)
  }

  /// Every file and folder below, sorted; folders end in a slash.
  package var listing: [String] {
    let found = try? FileManager.default.subpathsOfDirectory(atPath: url.path)
    return (found ?? []).map { path in
      let isFolder = (try? url.appending(path: path).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
      return isFolder == true ? path + "/" : path
    }
    .sorted()
  }

  /// When each file was last changed, as exactly as the file system tells.
  package var modificationTimes: [String: Date] {
    listing.reduce(into: [:]) { times, path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.appending(path: path).path)
      times[path] = attributes?[.modificationDate] as? Date
    }
  }
}
