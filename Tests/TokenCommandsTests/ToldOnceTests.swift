import Foundation
import TestSupport
import Testing
import TokenCommands

/// What a run says of mistakes that more than one stage could tell.
@Suite struct ToldOnceTests {
  @Test func fifteenMistakesAreFifteenErrors() throws {
    let url = Fixtures.directory.appending(path: "Model/fifteen-mistakes.yaml")
    let messages = try check(String(contentsOf: url, encoding: .utf8))
    let ids = messages.matches(of: /: error: .* \[([a-z-]+)\]\n/).map(\.1)
    #expect(ids.count == 15)
    #expect(Set(ids).count == 15)
    #expect(messages.hasSuffix("15 errors\n"))
  }

  /// Where text after the error was not read, what refers to it may be right.
  @Test func referencesIntoUnreadTextAreLeftOut() throws {
    let text = "a: { $type: number, b: \"{c}\" }\nd: }\nc: { $type: number, $value: 1 }\n"
    #expect(try !check(text).contains("unknown-reference"))
  }

  @Test func namesOfOneSwiftNameAreToldAsThat() throws {
    let messages = try check("a: { $type: number, foo: 1, Foo: 2, bar: 3, bAr: 4 }\n")
    #expect(messages.components(separatedBy: "[swift-name-clash]").count - 1 == 1)
    #expect(messages.components(separatedBy: "[names-differ-in-case]").count - 1 == 1)
  }

  private func check(_ tokens: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("outputs: [{ format: swift, to: Generated }]\n", to: ".tokenc.yml")
    try folder.write(tokens, to: "Tokens/tokens.yaml")
    let captured = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.check], output: captured.output)
    let config = folder.url.appending(path: ".tokenc.yml").path
    #expect(tool.run(arguments: ["check", "--config", config, "--color", "never"]) == .failure)
    return captured.messages
  }
}
