import Foundation
import TestSupport
import Testing
import TokenCommands

/// What `list` and `explain` tell of a project, beside the project.
@Suite struct ListAndExplainTests {
  private static let folder = Fixtures.directory.appending(path: "Explain")
  private let captured = CapturedOutput()

  private func run(_ arguments: [String], in folder: URL = folder) -> TokenCommands.ExitStatus {
    let tool = CommandLineTool(
      name: "tokenc", commands: [.list, .explain(also: { [] })], output: captured.output)
    return tool.run(arguments: arguments + ["--config", folder.appending(path: ".tokenc.yml").path])
  }

  @Test(arguments: [
    ("list", ["list"]), ("list-json", ["list", "--json"]), ("list-color", ["list", "--type", "color"]),
    ("expression", ["explain", "space.medium"]), ("alias", ["explain", "space.old"]),
    ("conditions", ["explain", "bar.height"]), ("computed", ["explain", "bar.room"]),
    ("context", ["explain", "bar.room", "--when", "posture=half-open and width=regular"]),
    ("check", ["explain", "bar.inset"]), ("group", ["explain", "space"]), ("foreign", ["explain", "frame"]),
    ("token-and-diagnostic", ["explain", "snapped-text-size"]),
    ("diagnostic", ["explain", "[snapped-text-size]"]), ("diagnostic-alone", ["explain", "duplicate-key"]),
  ])
  func theResultIsExpected(name: String, arguments: [String]) {
    #expect(run(arguments) == .success)
    expectGolden(captured.results, Self.folder.appending(path: "\(name).txt"))
  }

  @Test(arguments: [
    ("space.medum", "; did you mean 'space.medium'?"), ("spce", "; did you mean 'space'?"),
    ("duplicate-kee", "; did you mean 'duplicate-key'?"), ("zzzzzz", ""),
  ])
  func anUnknownNameIsTold(name: String, hint: String) {
    #expect(run(["explain", name]) == .wrongUse)
    let message =
      "tokenc: error: '\(name)' is no token that could be read, no group, no diagnostic and no rule\(hint)\n"
    #expect(captured.messages.hasSuffix(message))
    #expect(captured.results == "")
  }

  @Test func aWrongConditionIsTold() {
    #expect(run(["explain", "bar.room", "--when", "postur=flat and width=wide"]) == .wrongUse)
    let mistakes = [
      "'postur' is not an axis; did you mean 'posture'?",
      "the axis 'width' has no value 'wide'; values are 'compact', 'regular'",
    ]
    #expect(captured.messages.hasSuffix("tokenc: error: '--when': \(mistakes.joined(separator: "; "))\n"))
  }

  @Test func aMisspeltTypeIsTold() {
    #expect(run(["list", "--type", "colour"]) == .wrongUse)
    #expect(captured.messages == "tokenc: error: 'colour' is not a type; did you mean 'color'?\n")
  }

  @Test func aTypeOfTheProjectIsListed() {
    #expect(run(["list", "--type", "viewportRange"]) == .success)
    #expect(captured.results.split(separator: "\n").count == 1)
  }

  /// What can be read is told, with what is wrong with the rest.
  @Test func whatCanBeReadIsListedBesideErrors() throws {
    let project = try TemporaryFolder()
    try project.write("", to: ".tokenc.yml")
    try project.write(
      "good: { $type: number, $value: 1 }\nbad: { $type: number, $value: x }\n", to: "Tokens/a.yaml")
    #expect(run(["list"], in: project.url) == .failure)
    #expect(captured.results == "good  number  DS.good  Tokens/a.yaml:1  1\n")
    #expect(captured.messages.contains("Tokens/a.yaml:2:"))
  }

  @Test func aLongChainIsCutOff() throws {
    let project = try TemporaryFolder()
    let links = (1...300).map { "a\($0): \"{a\($0 - 1)}\"\n" }.joined()
    try project.write("", to: ".tokenc.yml")
    try project.write("a0: { $type: number, $value: 1 }\n" + links, to: "Tokens/a.yaml")
    #expect(run(["explain", "a300"], in: project.url) == .success)
    #expect(captured.results.contains("\n  … and more\n"))
    #expect(captured.results.split(separator: "\n").count < 120)
  }
}
