import TestSupport
import Testing
import TokenCommands

@Suite struct HelpTests {
  private let captured = CapturedOutput()

  @Test(arguments: [
    ("tool", ["--help"]), ("tool", ["-h"]), ("tool", ["help"]), ("command", ["brew", "--help"]),
    ("command", ["brew", "--bogus", "-h"]), ("command", ["help", "brew"]), ("tool", ["help", "--help"]),
    ("tool", ["help", "help"]), ("options", ["help", "options"]), ("long", ["roast", "--help"]),
  ])
  func helpIsMadeFromTheOptions(golden: String, arguments: [String]) {
    #expect(FakeTool.make(captured.output, and: FakeTool.roast).run(arguments: arguments) == .success)
    expectGolden(captured.results, Fixtures.directory.appending(path: "Help/\(golden).txt"))
    #expect(captured.messages == "")
  }

  @Test(arguments: [["brew", "--help"], ["roast", "--help"], ["help", "options"], ["help"]])
  func helpFitsAScreen(arguments: [String]) {
    _ = FakeTool.make(captured.output, and: FakeTool.roast).run(arguments: arguments)
    let lines = captured.results.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func afterTwoDashesHelpIsAnOperand() {
    #expect(
      FakeTool.make(captured.output, and: FakeTool.roast).run(arguments: ["brew", "--", "--help"]) == .success
    )
    #expect(captured.results.hasSuffix("operands=--help\n"))
  }
}
