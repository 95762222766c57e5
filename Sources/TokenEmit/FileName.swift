import TokenModel

/// Names of tokens and groups as names of files and folders.
enum FileName {
  /// The name with a `-` for each character that some file system refuses or that cannot be seen, and not longer than
  /// file systems allow. Two names may become one.
  static func safe(_ name: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in name.unicodeScalars { kept.append(isSafe(scalar) ? scalar : "-") }
    var text = String(kept)
    while text.utf8.count > longest { text.removeLast() }
    if text.first == "." || text.first == " " { text = "-" + text.dropFirst() }
    if text.last == "." || text.last == " " { text = text.dropLast() + "-" }
    return reserved.contains(text.lowercased()) || text.isEmpty ? text + "-" : text
  }

  /// In bytes of UTF-8: 255 are allowed, of which an extension needs some.
  private static let longest = 200

  /// What Windows takes for a device, whatever the extension (Microsoft, "Naming Files, Paths, and Namespaces").
  private static let reserved = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".": true
    default: false
    }
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    if isPlain(scalar) { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
    default: !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
    }
  }
}
