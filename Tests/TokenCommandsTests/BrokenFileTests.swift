import Foundation
import TestSupport
import Testing
import TokenCommands

/// One of three files has a syntax error, the other two have errors of their own, and one of them refers to what was
/// not read.
@Suite struct BrokenFileTests {
  private static let fixture = Fixtures.directory.appending(path: "ThreeFiles")

  @Test func onlyWhatIsCertainIsTold() throws {
    let project = try Project(copying: Self.fixture)
    #expect(project.run("check") == .failure)
    expectGolden(project.messages, Self.fixture.appending(path: "expected.txt"))
  }

  @Test func earlierOutputsStayAsTheyWere() throws {
    let project = try Project(copying: Self.fixture)
    let broken = try ["a-broken", "b-refers", "c-wrong"].map { name in
      (path: "Tokens/\(name).yaml", text: try #require(project.folder.text(of: "Tokens/\(name).yaml")))
    }
    for file in broken { try project.folder.remove(file.path) }
    try project.folder.write("space: { $type: dimension, small: 4 }\n", to: "Tokens/a-broken.yaml")
    #expect(project.run("build") == .success)
    let files = project.folder.listing.filter { $0.hasPrefix("Generated/") }
    #expect(files.count > 4)
    let (bytes, times) = (files.map(project.folder.text), project.folder.modificationTimes)
    for file in broken { try project.folder.write(file.text, to: file.path) }
    #expect(project.run("build") == .failure)
    #expect(project.folder.listing.filter { $0.hasPrefix("Generated/") } == files)
    #expect(files.map(project.folder.text) == bytes)
    #expect(files.map { project.folder.modificationTimes[$0] } == files.map { times[$0] })
  }
}

/// A copy of a fixture to run commands on.
private final class Project {
  let folder: TemporaryFolder
  private let captured = CapturedOutput()

  var messages: String { captured.messages }

  init(copying fixture: URL) throws {
    folder = try TemporaryFolder()
    for name in [".tokenc.yml", "Tokens"] {
      try FileManager.default.copyItem(
        at: fixture.appending(path: name), to: folder.url.appending(path: name))
    }
  }

  func run(_ command: String) -> TokenCommands.ExitStatus {
    let tool = CommandLineTool(name: "tokenc", commands: [.build, .check], output: captured.output)
    let config = folder.url.appending(path: ".tokenc.yml").path
    return tool.run(arguments: [command, "--config", config, "--color", "never"])
  }
}
