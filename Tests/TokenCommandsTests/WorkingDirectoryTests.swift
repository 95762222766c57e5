import Foundation
import TestSupport
import Testing
import TokenCommands

/// In a folder that was removed, relative paths must not be seen from the root of the disk.
@Suite struct WorkingDirectoryTests {
  private static let message =
    "tokenc: error: the working directory is gone; change into a folder that is there\n"

  @Test func checkReadsNothing() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent, \.standardErrorContent]
    ) { try runInARemovedFolder(["check"]) }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == Self.message)
  }

  @Test func buildWritesNothing() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardOutputContent, \.standardErrorContent]
    ) { try runInARemovedFolder(["build", "--check", "--out", "Out"]) }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == Self.message)
  }
}

private func runInARemovedFolder(_ arguments: [String]) throws {
  let folder = try TemporaryFolder()
  guard chdir(folder.url.path) == 0, rmdir(folder.url.path) == 0 else { exit(99) }
  let tool = CommandLineTool(name: "tokenc", commands: [.build, .check])
  exit(tool.run(arguments: arguments).rawValue)
}
