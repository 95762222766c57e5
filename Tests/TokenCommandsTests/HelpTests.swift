import TestSupport
import Testing
import TokenCommands

@Suite struct HelpTests {
  private let captured = CapturedOutput()

  @Test(arguments: [
    ("tool", ["--help"]), ("tool", ["-h"]), ("tool", ["help"]), ("command", ["brew", "--help"]),
    ("command", ["brew", "--bogus", "-h"]), ("command", ["help", "brew"]), ("tool", ["help", "--help"]),
    ("tool", ["help", "help"]),
  ])
  func helpIsMadeFromTheOptions(golden: String, arguments: [String]) {
    #expect(FakeTool.make(captured.output).run(arguments: arguments) == .success)
    expectGolden(captured.results, Fixtures.directory.appending(path: "Help/\(golden).txt"))
    #expect(captured.messages == "")
  }

  @Test func helpFitsAScreen() {
    let text = FakeTool.make(captured.output).help(for: FakeTool.brew)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.filter { $0 == "Example:" }.count == 1)
  }

  @Test func afterTwoDashesHelpIsAnOperand() {
    #expect(FakeTool.make(captured.output).run(arguments: ["brew", "--", "--help"]) == .success)
    #expect(captured.results.hasSuffix("operands=--help\n"))
  }
}
