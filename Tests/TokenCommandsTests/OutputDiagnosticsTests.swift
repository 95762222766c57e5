import Foundation
import TestSupport
import Testing
import TokenCommands

/// What is told of token files and outputs, as a person reads it.
@Suite struct OutputDiagnosticsTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write("outputs: [{ format: swift, to: Out }]\n", to: ".tokenc.yml")
    try project.write("bar: { $type: dimension, item: 48 }\n", to: "Tokens/bar.yaml")
    try project.write("gap: { $type: dimension, $value: 8 }\n", to: "Tokens/gap.yaml")
    try project.write("top: { $type: dimension, $value: 4 }\n", to: "Tokens/top.yaml")
  }

  private func messages(of arguments: String...) -> String {
    let captured = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.build], output: captured.output)
    let config = project.url.appending(path: ".tokenc.yml").path
    _ = tool.run(arguments: arguments + ["--config", config, "--color", "never"])
    return captured.messages
  }

  private func golden(_ name: String) -> URL { Fixtures.directory.appending(path: "Outputs/\(name).txt") }

  @Test func staleOutputsHaveTheirPlaceIfTheyAreThere() throws {
    #expect(messages(of: "build") == "")
    try project.write("bar: { $type: dimension, item: 50 }\n", to: "Tokens/bar.yaml")
    try project.remove("Tokens/gap.yaml")
    try project.remove("Out/top.tokens.swift")
    // The hashes are those of generated text, which is tested elsewhere.
    let messages = messages(of: "build", "--check").replacing(/[0-9a-f]{64}/, with: "HASH")
    expectGolden(messages, golden("stale-output"))
  }

  @Test func editedOutputThatIsNoLongerWritten() throws {
    #expect(messages(of: "build") == "")
    try project.remove("Tokens/gap.yaml")
    try project.write("// mine now\n", to: "Out/gap.tokens.swift")
    expectGolden(messages(of: "build"), golden("edited-output"))
  }

  @Test func damagedOutputList() throws {
    #expect(messages(of: "build") == "")
    let list = try #require(project.text(of: "Out/.tokenc-outputs"))
    try project.write("<<<<<<< HEAD\n" + list, to: "Out/.tokenc-outputs")
    expectGolden(messages(of: "build"), golden("damaged-output-list"))
  }

  @Test func namesAndAxesThatAnAssetCatalogLacks() throws {
    try project.write(
      """
      axes: { brand: [core, plus] }
      outputs: [{ format: swift, to: Out, colors: assetCatalog }]
      swift: { names: { "tone.a?b": second } }

      """, to: ".tokenc.yml")
    try project.write(
      """
      tone:
        $type: color
        "a:b": { $value: "#111111", $when: { brand=plus: "#222222" } }
        "a?b": "#333333"
        c: { $value: "#444444", $when: { brand=plus: "#555555" } }

      """, to: "Tokens/tone.yaml")
    expectGolden(messages(of: "build"), golden("asset-catalog"))
  }

  @Test func tokenFilesThatCannotBeRead() throws {
    try project.write(
      "tokens: [Tokens, none.yaml]\noutputs: [{ format: swift, to: Out }]\n", to: ".tokenc.yml")
    try project.makeFolder("Tokens/folder.yaml")
    try project.link("Tokens/again", to: ".")
    expectGolden(messages(of: "build"), golden("unreadable-file"))
  }
}
