import Foundation
import TestSupport
import Testing
import TokenEmit

/// The Swift compiler of the machine, at work in a folder of its own.
final class SwiftCompiler: Sendable {
  /// What generated code must survive: warnings as errors and complete concurrency checking in mode 6, and mode 5.
  static let modes = [SwiftcArguments.mode6, SwiftcArguments.mode5]
  static let mode6 = SwiftcArguments.mode6

  private nonisolated(unsafe) let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  /// Type-checks a project with more files beside it; what the compiler says, empty if it is content.
  func typecheck(
    _ project: EmittedProject, _ flags: [String], with others: [String: String] = [:]
  ) throws -> String {
    let result = try compile(["-typecheck"] + flags, project, others)
    #expect((result.status == 0) == result.errors.isEmpty, "status \(result.status): \(result.errors)")
    return result.errors
  }

  /// What the compiler says of a project that it accepts.
  func warnings(in project: EmittedProject, with others: [String: String]) throws -> String {
    let result = try compile(["-typecheck"], project, others)
    #expect(result.status == 0)
    return result.errors
  }

  /// Builds a program of a project and a `main.swift`, runs it, and gives what it printed.
  func output(of main: String, with project: EmittedProject, _ flags: [String] = SwiftCompiler.mode6) throws
    -> String
  {
    let program = folder.url.appending(path: "program").path
    let built = try compile(["-o", program] + flags, project, ["main.swift": main])
    try #require(built.status == 0, "the program does not compile:\n\(built.errors)")
    let run = try runProcess(program, [], limit: 60)
    #expect(run.status == 0, "the program failed: \(run.errors)")
    return run.output
  }

  func run(_ arguments: [String]) throws -> ProcessResult {
    try runProcess("swiftc", arguments, in: folder.url, limit: 120)
  }

  private func compile(_ flags: [String], _ project: EmittedProject, _ others: [String: String]) throws
    -> ProcessResult
  {
    #expect(project.errors == [])
    // A name of its own for each compilation, so that no file is left over from another.
    let sources = "sources-\(UUID().uuidString)"
    var paths: [String] = []
    for file in project.swift { paths.append("\(sources)/\(file.path)") }
    for (path, file) in zip(paths, project.swift) { try folder.write(file.text, to: path) }
    for (name, text) in others.sorted(by: { $0.key < $1.key }) {
      try folder.write(text, to: "\(sources)/\(name)")
      paths.append("\(sources)/\(name)")
    }
    return try run(flags + SwiftcArguments.module + paths)
  }
}
