/// Absolute paths as text, and paths as they are shown, as seen from a folder: nothing on disk is asked.
package enum AbsolutePath {
  /// A path as seen from a folder, without `.`, `..` and double slashes.
  package static func join(_ directory: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : directory + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  package static func parent(_ path: String) -> String { join(path, "..") }

  /// The path below a folder, `.` for the folder itself; the whole path for what lies elsewhere.
  package static func relative(_ path: String, to directory: String) -> String {
    if path == directory { return "." }
    let prefix = directory == "/" ? "/" : directory + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Whether a path is that of a folder, or of something below it.
  package static func lies(_ path: String, in folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// What is shown for a path in a folder that is shown as `.` or by its own path.
  package static func shown(_ path: String, in folder: String) -> String {
    folder == "." ? path : folder + "/" + path
  }
}
