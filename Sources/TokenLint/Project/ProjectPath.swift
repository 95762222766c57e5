/// Paths with `/`, relative to the folder that is linted, as files are named in findings.
enum ProjectPath {
  /// A path as it is meant from a folder, without `.` and with `..` only at its beginning.
  static func joined(_ folder: String, _ path: String) -> String {
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
