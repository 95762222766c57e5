import Foundation
import TestSupport
import Testing
import TokenCommands

/// What is told of names, of files and of tokens, that an output cannot have as they are.
@Suite struct NameDiagnosticsTests {
  private let project: TemporaryFolder

  init() throws { project = try TemporaryFolder() }

  private func check(_ config: String) throws -> String {
    try project.write(config, to: ".tokenc.yml")
    let captured = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.check], output: captured.output)
    _ = tool.run(arguments: ["check", "--config", project.url.appending(path: ".tokenc.yml").path])
    return captured.messages
  }

  @Test func namesThatMeanSomethingElseAreTold() throws {
    try project.write("type: { $type: dimension, a: 1 }\n", to: "Tokens/a/b.yaml")
    try project.write("protocol: { $type: dimension, a: 1 }\n", to: "Tokens/A+b.yml")
    expectGolden(try check(""), Fixtures.directory.appending(path: "Outputs/names.txt"))
  }

  @Test func filesThatAreNoTokenFilesAreTold() throws {
    try project.write("a: { $type: number, $value: 1 }\n", to: "tokens.txt")
    expectGolden(
      try check("tokens: [tokens.txt]\n"), Fixtures.directory.appending(path: "Outputs/file-names.txt"))
  }
}
