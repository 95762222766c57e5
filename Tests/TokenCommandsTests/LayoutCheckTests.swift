import Foundation
import TestSupport
import Testing
import TokenCommands

/// What is wrong between the tokens of different files.
@Suite struct LayoutCheckTests {
  private let folder: TemporaryFolder
  private let captured = CapturedOutput()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: ".tokenc.yml")
    try folder.write(
      """
      s: { $type: surface, $value: { width: 9, height: 9 } }
      camera: { $type: reservedRegion, $value: { width: 4, height: 4, edge: top, kind: occlusion, surface: "{s}" } }

      """, to: "Tokens/a.yaml")
  }

  private func check(_ second: String) throws -> TokenCommands.ExitStatus {
    try folder.write(second, to: "Tokens/b.yaml")
    let tool = CommandLineTool(name: "tokenc", commands: [.build, .check], output: captured.output)
    let config = folder.url.appending(path: ".tokenc.yml").path
    return tool.run(arguments: ["check", "--config", config, "--color", "never"])
  }

  private func region(_ edge: String) -> String {
    "fold:\n  $type: reservedRegion\n"
      + "  $value: { width: 1, height: 9, edge: \(edge), kind: division, surface: \"{s}\" }\n"
  }

  @Test func regionsOfTwoFilesAreCompared() throws {
    #expect(try check(region("bottom")) == .failure)
    #expect(captured.messages.contains("Tokens/b.yaml:1:1: error: regions of one surface must not overlap"))
    #expect(captured.messages.contains("Tokens/a.yaml:2:1: note: 'camera' is declared here"))
  }

  @Test func regionsThatKeepApartAreFine() throws {
    #expect(try check(region("leading")) == .success)
    #expect(captured.messages == "")
  }

  /// What was not read might have moved the region.
  @Test func regionThatWasNotReadToItsEndIsNotJudged() throws {
    #expect(try check(region("bottom") + "  $when: { posture=closed: {") == .failure)
    #expect(!captured.messages.contains("must not overlap"))
  }
}
