import TokenCommands
import TokenDiagnostics
import TokenLint
import TokenModel

/// Which files the configs name, by the patterns of their `include` and `exclude`, and patterns that fit none.
struct LintScope {
  private struct Pattern {
    let glob: Glob
    let written: Located<String>
    let folder: String

    init(_ written: Located<String>, in folder: String) {
      glob = Glob(written.value)
      self.written = written
      self.folder = folder
    }

    /// Whether it fits a path, which lies in its folder.
    func fits(_ path: String) -> Bool {
      glob.matches(folder == "." ? path[...] : path.dropFirst(folder.count + 1))
    }
  }

  private struct Part {
    let folder: String
    let include: [Pattern]?
    let exclude: [Pattern]
    /// The patterns that only say how much findings weigh.
    let others: [Pattern]

    func contains(_ path: String) -> Bool { folder == "." || path.hasPrefix(folder + "/") }
  }

  private var parts: [Part] = []

  /// Takes in what the config of a folder says, `.` for the root.
  mutating func take(_ config: LintSettings, for folder: String) {
    parts.append(
      Part(
        folder: folder, include: config.include.map { $0.map { Pattern($0, in: folder) } },
        exclude: config.exclude.map { Pattern($0, in: folder) },
        others: config.severities.compactMap { $0.pattern.map { Pattern($0, in: folder) } }))
  }

  func includes(_ path: String) -> Bool {
    parts.allSatisfy { part in
      guard part.contains(path) else { return true }
      return part.include?.contains { $0.fits(path) } != false && !part.exclude.contains { $0.fits(path) }
    }
  }

  /// The patterns that fit none of the files, those that are excluded among them.
  func withoutEffect(among paths: [String]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for part in parts {
      let inside = paths.filter(part.contains)
      let patterns = (part.include ?? []) + part.exclude + part.others
      for pattern in patterns where !inside.contains(where: pattern.fits) {
        found.append(.patternWithoutFile(pattern.written.value, at: pattern.written.range))
      }
    }
    return found
  }
}
