import Foundation
import TestSupport
import Testing
import TokenCommands

/// A project in a folder of its own, and the tool at work on it.
struct ProjectFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// With the contents of another folder, below a path.
  init(copying source: URL, to path: String, config: String = "") throws {
    try self.init()
    try FileManager.default.copyItem(at: source, to: folder.url.appending(path: path))
    try folder.write(config, to: ".tokenc.yml")
  }

  /// A diagnostic as `--format json` tells it, as far as the suites look at it.
  struct Told: Decodable, Hashable {
    struct Note: Decodable, Hashable {
      let message: String
      let file: String?
      let line: Int?

      var place: String { file.map { "\($0):\(line ?? 0)" } ?? message }
    }

    let id: String
    let severity: String
    let message: String
    let file: String?
    let line: Int?
    let column: Int?
    let notes: [Note]

    /// `Tokens/a.yaml:4`, or the message of what has no place.
    var place: String { file.map { "\($0):\(line ?? 0)" } ?? message }
  }

  struct Run {
    let status: Int32
    let told: [Told]

    func told(_ severity: String) -> [Told] { told.filter { $0.severity == severity } }
    var errors: [Told] { told("error") }
  }

  func run(_ arguments: String...) throws -> Run {
    let captured = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.build, .check], output: captured.output)
    let config = folder.url.appending(path: ".tokenc.yml").path
    let status = tool.run(arguments: arguments + ["--config", config, "--format", "json"])
    let text = Data(captured.messages.utf8)
    return Run(status: status.rawValue, told: try JSONDecoder().decode([Told].self, from: text))
  }

  /// Replaces a text that a file has.
  func replace(_ old: String, in path: String, with new: String) throws {
    let text = try #require(folder.text(of: path))
    #expect(text.contains(old), "\(path) has no '\(old)'")
    try folder.write(text.replacing(old, with: new), to: path)
  }

  /// Removes lines of a file, counted from 1.
  func removeLines(_ numbers: ClosedRange<Int>, of path: String) throws {
    let text = try #require(folder.text(of: path))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.enumerated().filter { !numbers.contains($0.offset + 1) }.map(\.element)
    try folder.write(kept.joined(separator: "\n"), to: path)
  }

  /// `tokens` of the `tokens.json` that a build wrote.
  func tokens() throws -> [String: [String: Any]] {
    let text = try #require(folder.text(of: "Generated/JSON/tokens.json"))
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(document?["tokens"] as? [String: [String: Any]])
  }

  /// The text of all Swift files that a build wrote.
  var swift: String { swiftFiles.map { folder.text(of: $0) ?? "" }.joined() }

  /// What the Swift compiler says of the files that a build wrote and a program that uses them, empty if it is content.
  func typecheck(with main: String? = nil) throws -> String {
    var files = swiftFiles
    if let main {
      try folder.write("import Foundation\n" + main, to: "main.swift")
      files.append("main.swift")
    }
    return try Swiftc.typecheck(files, in: folder.url)
  }

  private var swiftFiles: [String] {
    folder.listing.filter { $0.hasPrefix("Generated/Swift/") && $0.hasSuffix(".swift") }
  }
}

/// The Swift compiler of the machine, as strict as generated code must survive.
enum Swiftc {
  static func typecheck(_ files: [String], in folder: URL) throws -> String {
    let arguments = ["-typecheck"] + SwiftcArguments.mode6 + SwiftcArguments.module + files
    let result = try runProcess("swiftc", arguments, in: folder, limit: 600)
    return result.status == 0 ? result.errors : "status \(result.status): \(result.errors)"
  }
}
