import Foundation

extension AbsolutePath {
  /// The path without symbolic links, as far as it exists: two names of one folder are one.
  static func behindLinks(_ path: String) -> String {
    var existing = path
    var missing: [String] = []
    while existing != "/" {
      if let resolved = realpath(existing, nil) {
        defer { free(resolved) }
        return join(String(cString: resolved), missing.reversed().joined(separator: "/"))
      }
      missing.append(String(existing.split(separator: "/").last ?? ""))
      existing = parent(existing)
    }
    return path
  }
}
