import Foundation

/// The folder that relative paths on the command line are seen from.
package enum WorkingDirectory {
  /// Its absolute path. Of a folder that was removed there is none, and what is relative must not become `/…`.
  package static func path() throws(CommandError) -> String {
    let path = FileManager.default.currentDirectoryPath
    guard path.hasPrefix("/") else {
      throw CommandError(.failure, "the working directory is gone; change into a folder that is there")
    }
    return path
  }
}
