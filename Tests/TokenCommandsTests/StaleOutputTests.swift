import TestSupport
import Testing
import TokenCommands

/// `build --check` writes nothing and names each output that is not what it would write.
@Suite struct StaleOutputTests {
  @Test func outputsThatAreNotCurrentAreErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("outputs: [{ format: json, to: Out }]\n", to: ".tokenc.yml")
    try folder.write("space: { $type: dimension, small: 4 }\n", to: "Tokens/a.yaml")
    let captured = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.build], output: captured.output)
    let config = ["--config", folder.url.appending(path: ".tokenc.yml").path, "--color", "never"]
    #expect(tool.run(arguments: ["build", "--check"] + config) == .failure)
    #expect(
      captured.messages == """
        tokenc: error: 'Out/tokens.json' is missing; run 'tokenc build' [stale-output]
        tokenc: error: 'Out/.tokenc-outputs' is missing; run 'tokenc build' [stale-output]
        2 errors

        """)
    #expect(!folder.listing.contains("Out/"))
    #expect(tool.run(arguments: ["build"] + config) == .success)
    #expect(tool.run(arguments: ["build", "--check"] + config) == .success)
  }
}
