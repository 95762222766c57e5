/// Paths with `/`, relative to the folder that is linted, as files are named in findings.
enum ProjectPath {
  /// A path as it is meant from a folder, without `.` and with `..` only at its beginning.
  static func joined(_ folder: String, _ path: String) -> String {
    if isPlain(path) { return folder.isEmpty ? path : "\(folder)/\(path)" }
    let whole = path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether a path has names and single slashes between them, and nothing else. Nearly all have.
  private static func isPlain(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    var previous = slash
    for byte in path.utf8 {
      if previous == slash, byte == slash || byte == UInt8(ascii: ".") { return false }
      previous = byte
    }
    return previous != slash
  }

  /// The folder a file or folder lies in; empty at the top.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
