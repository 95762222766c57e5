import Foundation
import TestSupport
import Testing

/// The command line as a shell uses it.
@Suite struct CommandLineTests {
  private let project: TemporaryFolder

  init() throws { project = try TemporaryFolder() }

  private func shell(_ line: String) throws -> ProcessResult {
    let tool = BuiltProduct.path("tokenc")
    return try runProcess("/bin/sh", ["-c", line.replacing("tokenc", with: "'\(tool)'")], in: project.url)
  }

  @Test func standardInputIsAFile() throws {
    let run = try shell("printf 'a: { $type: dimension, $value: 4x }' | tokenc check -")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("<stdin>:1:32: error: 'x' is not a unit of a length"))
  }

  @Test func standardInputIsReadBesideFiles() throws {
    try project.write("b: { $type: dimension, $value: \"{a}\" }\n", to: "b.yaml")
    let run = try shell("printf 'a: { $type: dimension, $value: 4 }' | tokenc build --out Out b.yaml - -")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(project.listing.contains("Out/stdin.tokens.swift"))
  }

  @Test func afterTwoDashesADashIsStillStandardInput() throws {
    let run = try shell("printf 'a: { $type: dimension, $value: 4 }' | tokenc check -- -")
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func nothingThatIsPipedShowsProgressOrColors() throws {
    try project.write("a: { $type: dimension, $value: 4x }\n", to: "Tokens/a.yaml")
    #expect(try !shell("tokenc check").errors.contains("\u{1B}"))
    #expect(try shell("tokenc check --color always").errors.contains("\u{1B}[1;31m"))
  }

  @Test func theHelpOfEveryCommandFitsAScreen() throws {
    let overview = try shell("tokenc help").output
    let list = overview.split(separator: "\nCommands:\n")[1].split(separator: "\n\n")[0]
    let commands = list.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(commands.contains("build"))
    for words in ["help", "help options"] + commands.map({ "\($0) --help" }) {
      let help = try shell("tokenc \(words)").output
      let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(words):\n\(help)")
      #expect(words == "help options" || help.matches(of: /Example:/).count == 1, "\(words):\n\(help)")
    }
  }
}
