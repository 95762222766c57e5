import Foundation
import TestSupport
import Testing
import TokenCommands
import TokenEmit
import TokenLayout
import TokenModel

/// The schemas have what the tool has; whether they accept and refuse the same is for `Tests/Validation`.
@Suite struct SchemaTests {
  private let captured = CapturedOutput()

  private func schema(_ options: String...) throws -> [String: Any] {
    let tool = CommandLineTool(name: "tokenc", commands: [.schema], output: captured.output)
    #expect(tool.run(arguments: ["schema"] + options) == .success)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(captured.results.utf8)) as? [String: Any])
  }

  private func definitions(of schema: [String: Any]) throws -> [String: Any] {
    try #require(schema["definitions"] as? [String: Any])
  }

  @Test(arguments: [[], ["--config"], ["--tokens-json"]]) func everyDefinitionThatIsNamedIsThere(
    options: [String]
  ) throws {
    let tool = CommandLineTool(name: "tokenc", commands: [.schema], output: captured.output)
    #expect(tool.run(arguments: ["schema"] + options) == .success)
    let text = captured.results
    let named = Set(text.matches(of: /"#\/definitions\/([^"]+)"/).map { String($0.1) })
    let schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let defined = Set((schema?["definitions"] as? [String: Any] ?? [:]).keys)
    #expect(named.subtracting(defined) == [])
    #expect(defined.subtracting(named) == [])
  }

  @Test func everyTypeHasItsDefinitions() throws {
    let names = try Set(definitions(of: schema()).keys)
    for type in TokenType.all {
      #expect(
        names.isSuperset(of: ["", "group-", "entry-", "token-", "when-"].map { $0 + type.name }),
        "\(type.name)")
    }
  }

  /// A type without a notation would take references only.
  @Test func everyTypeCanBeWritten() {
    #expect(TokenType.all.filter(\.notations.isEmpty).map(\.name) == [])
  }

  @Test func twoSchemasAtOnceAreRefused() {
    let tool = CommandLineTool(name: "tokenc", commands: [.schema], output: captured.output)
    #expect(tool.run(arguments: ["schema", "--config", "--tokens-json"]) == .wrongUse)
  }

  /// The keys that the tool names when there is one that it does not know.
  @Test(arguments: [
    ("qqqqq: 1", []), ("resolver: { qqqqq: 1 }", ["resolver"]), ("units: { qqqqq: 1 }", ["units"]),
    ("typography: { qqqqq: 1 }", ["typography"]), ("swift: { qqqqq: 1 }", ["swift"]),
    ("lint: { qqqqq: 1 }", ["lint"]),
  ])
  func theConfigHasTheKeysOfTheTool(config: String, path: [String]) throws {
    var node: [String: Any] = try schema("--config")
    for key in path {
      let properties = try #require(node["properties"] as? [String: Any])
      let either = try #require((properties[key] as? [String: Any])?["anyOf"] as? [[String: Any]])
      node = either[0]
    }
    let keys = try #require(node["properties"] as? [String: Any]).keys
    #expect(keys.sorted() == (try knownKeys(in: config)).sorted())
    #expect(node["additionalProperties"] as? Bool == false)
  }

  @Test(arguments: OutputFormat.all.map(\.name))
  func outputsHaveTheKeysOfTheirFormat(format: String) throws {
    let document = captured
    let tool = CommandLineTool(name: "tokenc", commands: [.schema], output: document.output)
    #expect(tool.run(arguments: ["schema", "--config"]) == .success)
    let known = try knownKeys(in: "outputs: [{ format: \(format), to: X, qqqqq: 1 }]")
    let start = try #require(document.results.range(of: "\"const\": \"\(format)\"")).upperBound
    let end = document.results.range(of: "\"const\"", range: start..<document.results.endIndex)?.lowerBound
    let branch = document.results[start..<(end ?? document.results.endIndex)]
    for key in known { #expect(branch.contains("\"\(key)\":"), "\(key)") }
  }

  private func knownKeys(in config: String) throws -> [String] {
    let project = try TemporaryFolder()
    try project.write(config + "\n", to: ".tokenc.yml")
    let output = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.check], output: output.output)
    let path = project.url.appending(path: ".tokenc.yml").path
    #expect(tool.run(arguments: ["check", "--config", path]) == .wrongUse)
    let message = output.messages.split(separator: "\n").first { $0.contains("[unknown-config-key]") } ?? ""
    let list = try #require(message.firstRange(of: "; it has ")).upperBound
    return message[list...].matches(of: /'(\w+)'/).map { String($0.1) }
  }
}
