import Foundation
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
  private let known = GitLines()

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

  /// The folders that git takes for one thing that changed, or is new: submodules and the like.
  var otherRepositories: [String] {
    (Array(lines.keys) + unknown).filter { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
    .sorted()
  }

  /// Whether a finding stands in a changed line.
  func touch(_ range: SourceRange, at absolutePath: String) -> Bool {
    if unknown.contains(absolutePath) { return true }
    guard let lines = lines[absolutePath] else { return false }
    let own = known.lines(of: range)
    let next = lines.partitioningIndex { $0.upperBound >= own.lowerBound }
    return next < lines.count && lines[next].lowerBound <= own.upperBound
  }
}

/// Lines as git counts them: a carriage return alone ends none.
private final class GitLines {
  private var file: SourceFile?
  /// Where the lines of the file end.
  private var ends: [Int] = []

  func lines(of range: SourceRange) -> ClosedRange<Int> {
    // Findings come file by file.
    if file !== range.file {
      file = range.file
      ends = range.file.bytes.indices.filter { range.file.bytes[$0] == UInt8(ascii: "\n") }
    }
    let first = ends.partitioningIndex { $0 >= range.start }
    return (first + 1)...(max(first, ends.partitioningIndex { $0 >= range.end }) + 1)
  }
}
