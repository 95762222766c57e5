import Foundation
import TestSupport
import Testing
import TokenCommands

/// One folder under two names is one folder: its outputs share a list and do not remove each other.
@Suite struct OutputFolderLinkTests {
  @Test func outputsThroughALinkStay() throws {
    let project = try TemporaryFolder()
    try project.write("gap: { $type: number, $value: 4 }\n", to: "Tokens/a.yaml")
    try project.makeFolder("real")
    try project.link("link", to: "real")
    try project.write(
      "outputs: [{ format: swift, to: real }, { format: json, to: link }]\n", to: ".tokenc.yml")
    let config = project.url.appending(path: ".tokenc.yml").path
    for arguments in [["build"], ["build"], ["build", "--check"]] {
      let captured = CapturedOutput()
      let tool = CommandLineTool(name: "tokenc", commands: [.build], output: captured.output)
      #expect(tool.run(arguments: arguments + ["--config", config]) == .success, "\(captured.messages)")
      #expect(project.text(of: "real/tokens.json") != nil)
      #expect(project.text(of: "real/a.tokens.swift") != nil)
    }
  }
}
