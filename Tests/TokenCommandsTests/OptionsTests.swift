import Foundation
import TestSupport
import Testing
import TokenCommands
import TokenDiagnostics

@Suite struct OptionsTests {
  private let captured = CapturedOutput()

  @Test(arguments: [
    ("brew", "brew check=false out=- only=- jobs=- format=- operands="),
    ("brew --check --out X", "brew check=true out=X only=- jobs=- format=- operands="),
    ("brew --out=X --jobs=4", "brew check=false out=X only=- jobs=4 format=- operands="),
    ("brew --jobs 4 a b", "brew check=false out=- only=- jobs=4 format=- operands=a,b"),
    ("brew a --format json b", "brew check=false out=- only=- jobs=- format=json operands=a,b"),
    ("brew --only json,swift,json", "brew check=false out=- only=json+swift jobs=- format=- operands="),
    ("brew --out=a=b -", "brew check=false out=a=b only=- jobs=- format=- operands=-"),
    ("brew --out - -- --check -x --", "brew check=false out=- only=- jobs=- format=- operands=--check,-x,--"),
  ])
  func argumentsAreRead(line: String, expected: String) {
    #expect(run(line) == .success)
    #expect(captured.results == expected + "\n")
    #expect(captured.messages == "")
  }

  @Test(arguments: [
    ("brew --chek", "'--chek' is not an option; did you mean '--check'?"),
    ("brew -check", "'-check' is not an option; did you mean '--check'?"),
    ("brew --zzz=1", "'--zzz' is not an option"),
    ("brew -x", "'-x' is not an option"),
    ("brew --out", "'--out' needs a value: --out DIR"),
    ("brew --out=", "'--out' needs a value: --out DIR"),
    ("brew --out --check", "'--out' needs a value: --out DIR"),
    ("brew --out -- a", "'--out' needs a value: --out DIR"),
    ("brew --check=yes", "'--check' takes no value"),
    ("brew --check=", "'--check' takes no value"),
    ("brew --jobs 0", "'--jobs' takes a positive number, not '0'"),
    ("brew --jobs -4", "'--jobs' takes a positive number, not '-4'"),
    ("brew --jobs=+4", "'--jobs' takes a positive number, not '+4'"),
    ("brew --jobs 9999999999999999999999", "'--jobs' takes a positive number, not '9999999999999999999999'"),
    (
      "brew --format jsn",
      "'--format' takes \(Reporter.all.map(\.name).joined(separator: ", ")), not 'jsn'; did you mean 'json'?"
    ),
    ("brew --only swift,", "'--only' takes swift, json, not ''"),
    ("brew --only swft", "'--only' takes swift, json, not 'swft'; did you mean 'swift'?"),
    ("brew --check --check", "'--check' is given twice"),
    ("brew --jobs 1 --jobs 2", "'--jobs' is given twice"),
  ])
  func aMistakeIsNamed(line: String, message: String) throws {
    #expect(run(line) == .wrongUse)
    #expect(captured.results == "")
    let command = try #require(line.split(separator: " ").first)
    #expect(
      captured.messages == "pot: error: \(message)\n'pot \(command) --help' shows what can be written\n")
  }

  @Test(arguments: [
    ("pour", "'pour' needs SIZE: pour small|large"),
    ("pour small large", "'pour' takes one SIZE; remove 'large'"),
    ("pour lrge", "SIZE is one of small, large, not 'lrge'; did you mean 'large'?"),
    ("stir tea", "'stir' takes nothing but options; remove 'tea'"),
    ("stir -- --help", "'stir' takes nothing but options; remove '--help'"),
  ])
  func wordsAreCounted(line: String, message: String) throws {
    let tool = FakeTool.make(captured.output, and: FakeTool.pour, FakeTool.stir)
    #expect(tool.run(arguments: line.split(separator: " ").map(String.init)) == .wrongUse)
    let command = try #require(line.split(separator: " ").first)
    #expect(
      captured.messages == "pot: error: \(message)\n'pot \(command) --help' shows what can be written\n")
  }

  @Test func aWordIsNotEmpty() {
    let tool = FakeTool.make(captured.output, and: FakeTool.pour)
    #expect(tool.run(arguments: ["pour", ""]) == .wrongUse)
    #expect(captured.messages.hasPrefix("pot: error: 'pour' takes no empty SIZE\n"))
  }

  @Test func usageShowsTheWords() {
    let tool = FakeTool.make(captured.output)
    #expect(tool.help(for: FakeTool.pour).contains("\nUsage: pot pour [options] small|large\n"))
    #expect(tool.help(for: FakeTool.stir).contains("\nUsage: pot stir [options]\n"))
  }

  @Test func everyMistakeIsToldInOneRun() {
    #expect(run("brew --chek --jobs x --out") == .wrongUse)
    #expect(captured.messages.split(separator: "\n").filter { $0.hasPrefix("pot: error: ") }.count == 3)
  }

  @Test(arguments: [
    ("brw", "'brw' is not a command; did you mean 'brew'?"),
    ("quux", "'quux' is not a command"),
    ("help brw", "'brw' is not a command; did you mean 'brew'?"),
    ("help quux", "'quux' is not a command"), ("--help quux", "'quux' is not a command"),
    ("--check brew", "'--check' cannot stand here; options come after the command"),
  ])
  func aWrongCommandIsNamed(line: String, message: String) {
    #expect(run(line) == .wrongUse)
    #expect(captured.messages == "pot: error: \(message)\n'pot --help' shows what can be written\n")
  }

  @Test func whatIsTypedNeverReachesTheTerminalRaw() {
    #expect(run("\u{1B}[2J") == .wrongUse)
    #expect(captured.messages.hasPrefix("pot: error: '\\u{1B}[2J' is not a command"))
  }

  @Test(arguments: ["--version", "brew --version", "brew a --version"])
  func theVersionIsShown(line: String) {
    #expect(run(line) == .success)
    #expect(captured.results == "pot \(toolVersion)\n")
  }

  @Test func noArgumentsAreWrongUse() {
    #expect(run("") == .wrongUse)
    #expect(captured.results == "")
    #expect(captured.messages.contains("Usage:   pot <command> [options]"))
  }

  @Test(arguments: [
    ("fails", TokenCommands.ExitStatus.failure, "pot: error: the pot is empty\n"),
    ("breaks", .toolFault, "pot: error: a fault of pot 0.1.0 itself, please report it: breaks: Leak()\n"),
  ])
  func whatIsThrownBecomesAStatus(line: String, status: TokenCommands.ExitStatus, message: String) {
    #expect(run(line) == status)
    #expect(captured.messages == message)
  }

  @Test func statusesAreThoseOfTheManual() {
    let statuses: [TokenCommands.ExitStatus] = [.success, .failure, .wrongUse, .toolFault]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 70])
  }

  @Test(
    arguments: [
      (.auto, .terminal, [:], true), (.auto, .elsewhere, [:], false),
      (.auto, .terminal, ["NO_COLOR": "1"], false), (.auto, .terminal, ["NO_COLOR": ""], true),
      (.auto, .terminal, ["TERM": "dumb"], false), (.always, .elsewhere, ["NO_COLOR": "1"], true),
      (.never, .terminal, [:], false),
    ] as [(ColorChoice, ColorChoice.Destination, [String: String], Bool)])
  func colorsAreChosen(
    choice: ColorChoice, destination: ColorChoice.Destination, environment: [String: String], expected: Bool
  ) {
    #expect(choice.usesColor(at: destination, environment: environment) == expected)
  }

  private func run(_ line: String) -> TokenCommands.ExitStatus {
    FakeTool.make(captured.output).run(arguments: line.split(separator: " ").map(String.init))
  }
}
