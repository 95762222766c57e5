import TokenCommands
import TokenDiagnostics
import TokenLint
import TokenModel

/// Which files the configs name, by the patterns of their `include` and `exclude`, and patterns that fit none.
struct LintScope {
  private struct Pattern {
    let glob: Glob
    let written: Located<String>

    init(_ written: Located<String>) {
      glob = Glob(written.value)
      self.written = written
    }
  }

  private struct Part {
    let folder: PathNames
    let include: [Pattern]?
    let exclude: [Pattern]
    /// The patterns that only say how much findings weigh.
    let others: [Pattern]
  }

  private var parts: [Part] = []

  /// Takes in what the config of a folder says, `.` for the root.
  mutating func take(_ config: LintSettings, for folder: String) {
    parts.append(
      Part(
        folder: PathNames(ofFolder: folder), include: config.include.map { $0.map(Pattern.init) },
        exclude: config.exclude.map(Pattern.init),
        others: config.severities.compactMap { $0.pattern.map(Pattern.init) }))
  }

  func includes(_ path: String) -> Bool {
    let names = PathNames(path)
    return parts.allSatisfy { part in
      guard let path = names.below(part.folder) else { return true }
      return part.include?.contains { $0.glob.matches(path) } != false
        && !part.exclude.contains { $0.glob.matches(path) }
    }
  }

  /// The patterns that fit none of the files, those that are excluded among them.
  func withoutEffect(among paths: [String]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let names = paths.map { PathNames($0) }
    for part in parts {
      let inside = names.compactMap { $0.below(part.folder) }
      let patterns = (part.include ?? []) + part.exclude + part.others
      for pattern in patterns where !inside.contains(where: pattern.glob.matches) {
        found.append(.patternWithoutFile(pattern.written.value, at: pattern.written.range))
      }
    }
    return found
  }
}
