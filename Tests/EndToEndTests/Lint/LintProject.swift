import Foundation
import TestSupport
import Testing

/// A folder of its own, and `tokenc lint` at work on it.
struct LintProject {
  let folder: TemporaryFolder

  /// A line in which `screen-main-bounds` finds something.
  static let finding = "let width = UIScreen.main.bounds.width\n"

  /// With `finding` in each of the files.
  init(_ paths: String...) throws {
    folder = try TemporaryFolder()
    for path in paths { try folder.write(Self.finding, to: path) }
  }

  func lint(_ arguments: String..., in path: String = ".", input: String? = nil) throws -> ProcessResult {
    try lint(arguments, in: path, input: input)
  }

  func lint(_ arguments: [String], in path: String = ".", input: String? = nil) throws -> ProcessResult {
    let place = folder.url.appending(path: path)
    let tool = BuiltProduct.path("tokenc")
    guard let input else { return try runProcess(tool, ["lint"] + arguments, in: place) }
    let command = "cat <<'END' | \"$0\" lint \"$@\"\n\(input)\nEND\n"
    return try runProcess("/bin/sh", ["-c", command, tool] + arguments, in: place)
  }

  /// What is found, each as `Sources/A.swift:3 screen-main-bounds`.
  func found(_ arguments: String..., in path: String = ".", input: String? = nil) throws -> [String] {
    let run = try lint(arguments + ["--format", "json"], in: path, input: input)
    let told = try JSONDecoder().decode([ProjectFolder.Told].self, from: Data(run.output.utf8))
    return told.map { "\($0.place) \($0.id)" }
  }

  /// The files in which something is found.
  func files(_ arguments: String..., in path: String = ".") throws -> [String] {
    let run = try lint(arguments + ["--format", "json"], in: path)
    let told = try JSONDecoder().decode([ProjectFolder.Told].self, from: Data(run.output.utf8))
    return told.map { $0.file ?? $0.message }
  }

  func git(_ arguments: String..., environment: [String: String] = [:]) throws {
    let settings = [
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
    ]
    let run = try runProcess("git", settings + arguments, in: folder.url, environment: environment)
    #expect(run.status == 0, "git \(arguments): \(run.errors)")
  }

  /// Makes a repository of what is there.
  func commitAll() throws {
    try git("init", "-q", "-b", "main")
    try git("add", "-A")
    try git("commit", "-q", "-m", "Begin")
  }
}
