import Foundation
import TestSupport
import Testing
import TokenCommands

/// Outputs that would overwrite each other or be read as tokens: the config is told at the place of `to`.
@Suite struct OutputClashTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write("gap: { $type: dimension, $value: 4 }\n", to: "Tokens/a.yaml")
  }

  private func run(
    _ command: String, _ config: String
  ) throws -> (status: TokenCommands.ExitStatus, messages: String) {
    try project.write(config, to: "Kit/.tokenc.yml")
    try project.write("gap: { $type: dimension, $value: 4 }\n", to: "Kit/Tokens/a.yaml")
    let captured = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.build, .check], output: captured.output)
    let path = project.url.appending(path: "Kit/.tokenc.yml").path
    let status = tool.run(arguments: [command, "--config", path, "--color", "never"])
    return (status, captured.messages)
  }

  @Test(arguments: ["check", "build"])
  func clashesAreToldWithTheirPlaces(command: String) throws {
    let config = """
      outputs:
        - { format: json, to: Out }
        - { format: swift, to: Out }
        - { format: json, to: ./x/../out/ }
        - { format: json, to: Tokens/sub }
        - { template: Kit.json.mustache, to: OUT/tokens.json }
        - { template: Kit.kt.mustache, to: Out/Kit.kt }
        - { template: Other.kt.mustache, to: Out/kit.kt }
        - { template: Kit.kt.mustache, to: Out/Other.kt }
        - { template: A.kt.mustache, to: .tokenc.yml }
        - { template: A.kt.mustache, to: Sub/.TOKENC.yml }
        - { template: A.kt.mustache, to: .tokenc/templates/A.kt.mustache }
        - { template: A.kt.mustache, to: .tokenc/templates/A.kt }

      """
    let (status, messages) = try run(command, config)
    #expect(status == .wrongUse)
    expectGolden(messages, Fixtures.directory.appending(path: "Config/output-clashes.txt"))
    #expect(!project.listing.contains("Kit/Out/"))
  }

  @Test(arguments: [
    ("outputs: [{ format: json, to: tokens }]", "1:31"),
    ("tokens: [.]\noutputs: [{ format: json, to: Out }]", "2:31"),
    ("tokens: [.]\noutputs: [{ format: json, to: . }]", "2:31"),
    ("tokens: [Out/tokens.json]\noutputs: [{ format: json, to: Out }]", "2:31"),
    ("tokens: [../Tokens]\noutputs: [{ format: json, to: ../Tokens/x }]", "2:31"),
    ("tokens: [.]", "1:10"),
    ("outputs: [{ format: swift, to: Tokens/x, colors: assetCatalog }]", "1:32"),
  ])
  func whatWouldBeReadAsTokensIsRefused(config: String, place: String) throws {
    let (status, messages) = try run("check", config + "\n")
    #expect(status == .wrongUse)
    #expect(messages.hasPrefix(".tokenc.yml:\(place): error: outputs do not go where"), "\(messages)")
    #expect(messages.hasSuffix("\n1 error\n"))
  }

  @Test(arguments: [
    "outputs: [{ format: json, to: ../x }]",
    "outputs: [{ format: json, to: /nowhere/Tokens }]",
    "outputs: [{ format: json, to: . }]",
    "outputs: [{ format: swift, to: Tokens }]",
    "outputs: [{ format: json, to: Tokens2 }]",
    "outputs: [{ format: json, to: Tokens/.hidden }]",
    "outputs: [{ format: json, to: a }, { format: json, to: b }]",
  ])
  func otherFoldersAreAllowed(config: String) throws {
    let (status, messages) = try run("check", config + "\n")
    #expect(status == .success)
    #expect(messages == "")
  }
}
