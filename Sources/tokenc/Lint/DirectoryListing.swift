import Foundation

/// The names in a folder, with what each stands for as far as the folder itself says.
struct DirectoryListing {
  struct Entry {
    let name: String
    let kind: Kind
  }

  enum Kind {
    case file
    case folder
    /// A link, or what only a look at it tells.
    case unknown
  }

  private(set) var entries: [Entry] = []
  /// Names that are no text, as they are shown: nothing can be called by them.
  private(set) var unreadableNames: [String] = []

  /// Nil if the folder cannot be read.
  init?(_ folder: String) {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { start in
          let bytes = UnsafeRawBufferPointer(start: start, count: strlen(start))
          let name = String(validating: bytes, as: UTF8.self)
          if name == nil { unreadableNames.append(String(decoding: bytes, as: UTF8.self)) }
          return name
        }
      }
      guard let name else { continue }
      if name != ".", name != ".." { entries.append(Entry(name: name, kind: Kind(entry.pointee.d_type))) }
    }
    entries.sort { $0.name < $1.name }
    unreadableNames.sort()
  }
}

extension DirectoryListing.Kind {
  fileprivate init(_ type: UInt8) {
    switch Int32(type) {
    case Int32(DT_REG): self = .file
    case Int32(DT_DIR): self = .folder
    default: self = .unknown
    }
  }
}
