/// The patterns of a `.gitignore`, as git understands them.
package struct IgnoreFile: Sendable {
  private struct Pattern {
    let glob: Glob
    let isNegated: Bool
    let isForFolders: Bool
  }

  private let patterns: [Pattern]

  package init(_ text: String) {
    patterns = text.split { $0 == "\n" || $0 == "\r\n" }.compactMap(Self.pattern)
  }

  /// Whether a path below the folder of the file is ignored; nil if nothing is said of it.
  package func ignores(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    patterns.last { (isFolder || !$0.isForFolders) && $0.glob.matchesWhole(path) }.map { !$0.isNegated }
  }

  private static func pattern(_ line: Substring) -> Pattern? {
    var text = line
    // Blanks at the end do not count, unless a backslash keeps them.
    while text.last == " ", !text.hasSuffix("\\ ") { text.removeLast() }
    guard let first = text.first, first != "#" else { return nil }
    let isNegated = first == "!"
    if isNegated { text.removeFirst() }
    let isForFolders = text.last == "/"
    if isForFolders { text.removeLast() }
    // No path has two slashes in a row.
    guard !text.isEmpty, !text.contains("//") else { return nil }
    // A pattern with a slash in it counts from the folder of the file, one without in any folder below.
    let isAnchored = text.contains("/")
    return Pattern(
      glob: Glob(isAnchored ? String(text) : "**/\(text)"), isNegated: isNegated, isForFolders: isForFolders)
  }
}
