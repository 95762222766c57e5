import TokenCommands
import TokenDiagnostics
import TokenLint

/// The lines that differ from a commit, as git tells them.
struct GitChanges {
  /// What the lines are compared with.
  enum Range {
    /// The files as they are, with a commit.
    case since(String)
    /// What is staged, with the last commit.
    case staged
  }

  /// The changed lines of each file, by its absolute path.
  private var lines: [String: [ClosedRange<Int>]] = [:]
  /// The files that git does not know, by their absolute paths: all their lines are new.
  private var unknown: Set<String> = []
  /// Whether what others did on the branch of the commit counts too, because nobody knows where this one left it.
  private(set) var includesOthers = false

  init(_ range: Range, in git: Git) throws(CommandError) {
    switch range {
    case .since(let commit):
      // Compared with where the branch left, so that what others did meanwhile is not ours.
      let base = try? git.run(["merge-base", "--end-of-options", commit, "HEAD"], toLearn: "")
      includesOthers = base == nil
      let name = base.map { String(decoding: $0.dropLast(), as: UTF8.self) } ?? commit
      take(
        try git.run(
          Self.diff + ["--end-of-options", name, "--"], toLearn: "what changed since '\(commit)'"), in: git)
      let others = ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/"]
      unknown = Set(try git.paths(others, toLearn: "which files are new").keys)
    case .staged: take(try git.run(Self.diff + ["--cached"], toLearn: "what is staged"), in: git)
    }
  }

  /// Whatever the person's own settings of git are.
  private static let diff = [
    "-c", "core.quotePath=false", "diff", "--no-color", "--no-ext-diff", "--no-textconv", "--text",
    "--unified=0", "--inter-hunk-context=0", "--find-renames", "--no-relative", "--submodule=short",
    "--src-prefix=a/", "--dst-prefix=b/",
  ]

  private mutating func take(_ diff: [UInt8], in git: Git) {
    for (path, changed) in ChangedLines(diff: diff).lines { lines[git.absolutePath(of: path)] = changed }
  }

  /// Whether a finding stands in a changed line.
  func touch(_ range: SourceRange, at absolutePath: String) -> Bool {
    if unknown.contains(absolutePath) { return true }
    let (first, last) = (range.startLocation.line, range.endLocation.line)
    return lines[absolutePath]?.contains { $0.lowerBound <= last && first <= $0.upperBound } == true
  }
}
