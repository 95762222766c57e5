import Foundation

/// The names in a folder.
struct DirectoryListing {
  private(set) var names: [String] = []
  /// Names that are no text, as they are shown: nothing can be called by them.
  private(set) var unreadableNames: [String] = []

  /// Nil if the folder cannot be read.
  init?(_ folder: String) {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let bytes = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: Int(NAME_MAX) + 1) { start in
          Array(UnsafeBufferPointer(start: start, count: Int(NAME_MAX) + 1).prefix { $0 != 0 })
        }
      }
      guard let name = String(validating: bytes, as: UTF8.self) else {
        unreadableNames.append(String(decoding: bytes, as: UTF8.self))
        continue
      }
      if name != ".", name != ".." { names.append(name) }
    }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    unreadableNames.sort()
  }
}
