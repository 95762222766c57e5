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

  /// The changed lines of each file, by its absolute path; all of them for a file that git does not know.
  private var lines: [String: [ClosedRange<Int>]] = [:]
  private let root: String

  init(_ range: Range, in folder: String) throws(CommandError) {
    let git = Git(folder: folder)
    root = try git.run(["rev-parse", "--show-toplevel"], toLearn: "where the repository is").trimmed
    switch range {
    case .since(let commit):
      // Compared with where the branch left, so that what others did meanwhile is not ours.
      let base =
        (try? git.run(["merge-base", "--end-of-options", commit, "HEAD"], toLearn: ""))?.trimmed ?? commit
      take(try git.run(Self.diff + ["--end-of-options", base], toLearn: "what changed since '\(commit)'"))
      let unknown = try git.run(
        ["-C", root, "ls-files", "--others", "--exclude-standard", "-z"], toLearn: "which files are new")
      for path in unknown.split(separator: "\0") { lines[root + "/" + path] = [1...Int.max] }
    case .staged: take(try git.run(Self.diff + ["--cached"], toLearn: "what is staged"))
    }
  }

  private static let diff = [
    "-c", "core.quotePath=false", "diff", "--no-color", "--no-ext-diff", "--no-textconv", "--unified=0",
    "--find-renames", "--src-prefix=a/", "--dst-prefix=b/",
  ]

  /// Reads the headers of files and of hunks.
  private mutating func take(_ diff: String) {
    var path: String?
    for line in diff.split(separator: "\n") {
      if line.hasPrefix("+++ ") {
        let name = line.dropFirst(4).prefix { $0 != "\t" }
        path = name.hasPrefix("b/") ? root + "/" + name.dropFirst(2) : nil
      } else if line.hasPrefix("@@ "), let path, let hunk = Self.newLines(line) {
        lines[path, default: []].append(hunk)
      }
    }
  }

  /// Of `@@ -10,2 +12,3 @@`: 12…14. Where lines were only removed, nil.
  private static func newLines(_ header: Substring) -> ClosedRange<Int>? {
    guard let part = header.split(separator: " ").first(where: { $0.hasPrefix("+") }) else { return nil }
    let numbers = part.dropFirst().split(separator: ",").compactMap { Int($0) }
    guard let first = numbers.first else { return nil }
    let count = numbers.count > 1 ? numbers[1] : 1
    return count > 0 ? first...(first + count - 1) : nil
  }

  /// Whether a finding stands in a changed line.
  func touch(_ range: SourceRange, at absolutePath: String) -> Bool {
    guard let changed = lines[absolutePath] else { return false }
    let (first, last) = (range.startLocation.line, range.endLocation.line)
    return changed.contains { $0.lowerBound <= last && first <= $0.upperBound }
  }
}

/// Git, as it is installed.
struct Git {
  let folder: String

  /// What git prints.
  func run(_ arguments: [String], toLearn purpose: String) throws(CommandError) -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw CommandError(.failure, "git cannot be started to learn \(purpose)")
    }
    // Git says little of errors, so their pipe never fills while the other is read.
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = String(decoding: said, as: UTF8.self).split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw CommandError(.wrongUse, "git does not tell \(purpose)\(reason)")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
