import Foundation
import TestSupport
import Testing
import TokenCommands
import TokenDiagnostics

/// How a run ends: what fails it, and what is written besides the diagnostics.
@Suite struct RunEndTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try write(sizes: 2)
  }

  private func write(sizes count: Int) throws {
    let tokens = (0..<count).map { "s\($0): { $type: textSize, $value: 16.5 }\n" }
    try project.write(tokens.joined(), to: "Tokens/a.yaml")
  }

  private func run(
    _ command: String, _ arguments: String...
  ) -> (status: TokenCommands.ExitStatus, results: String, messages: String) {
    let captured = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.build, .check], output: captured.output)
    let status = tool.run(arguments: [command, "--root", project.url.path] + arguments)
    return (status, captured.results, captured.messages)
  }

  @Test func warningsPass() {
    let (status, _, messages) = run("check")
    #expect(status == .success)
    #expect(messages.hasSuffix("\n2 warnings\n"))
  }

  @Test func strictRunsFailOnWarnings() throws {
    let (status, _, messages) = run("check", "--strict")
    #expect(status == .failure)
    #expect(messages.hasSuffix("\n2 warnings; '--strict' makes warnings fail\n"))
    #expect(run("check", "--strict", "--format", "junit").messages.contains("failures=\"2\""))
    try write(sizes: 0)
    #expect(run("check", "--strict").status == .success)
  }

  @Test func aStrictBuildThatFailsHasWritten() {
    let (status, results, _) = run("build", "--strict")
    #expect(status == .failure)
    #expect(results.contains("Generated/Swift: "))
    #expect(project.text(of: "Generated/Swift/a.tokens.swift") != nil)
  }

  @Test(arguments: [
    ("0", TokenCommands.ExitStatus.failure), ("1", .failure), ("2", .success), ("3", .success),
  ])
  func moreWarningsThanAllowedFail(limit: String, status: TokenCommands.ExitStatus) {
    let run = run("check", "--max-warnings", limit)
    #expect(run.status == status)
    let line =
      "tokenc: error: there are 2 warnings, and '--max-warnings' allows \(limit) [too-many-warnings]\n"
    #expect(run.messages.contains(line) == (status == .failure))
  }

  @Test(arguments: ["-1", "x", "1.5"])
  func aLimitIsAWholeNumber(limit: String) {
    let run = run("check", "--max-warnings=\(limit)")
    #expect(run.status == .wrongUse)
    #expect(run.messages.hasPrefix("tokenc: error: '--max-warnings' takes a whole number, not '\(limit)'\n"))
  }

  @Test func verboseRunsTellTheirStages() {
    let lines = run("build", "-v").messages.split(separator: "\n")
    let stages = lines.suffix(8).compactMap { $0.split(separator: " ").first }
    #expect(stages == ["find", "read", "parse", "declare", "resolve", "check", "emit", "write"])
  }

  @Test func verboseRunsAreForPeople() {
    let run = run("check", "--verbose", "--format", "json")
    #expect(run.status == .wrongUse)
    #expect(
      run.messages == "tokenc: error: '--verbose' goes with '--format text'; other formats are for machines\n"
    )
  }

  @Test func theProfileIsATrace() throws {
    let path = project.url.appending(path: "profile.json").path
    #expect(run("build", "--profile", path).status == .success)
    let data = Data(try #require(project.text(of: "profile.json")).utf8)
    let trace = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let events = try #require(trace["traceEvents"] as? [[String: Any]])
    let stages = Set(events.filter { $0["ph"] as? String == "X" }.compactMap { $0["name"] as? String })
    #expect(stages == ["find", "read", "parse", "declare", "resolve", "check", "emit", "write"])
  }

  @Test func onlyAProfileIsOverwritten() throws {
    let path = project.url.appending(path: "profile.json").path
    for _ in 1...2 { #expect(run("build", "--profile", path).status == .success) }
    try project.write("gap: 4\n", to: "profile.json")
    let refused = run("build", "--profile", path)
    #expect(refused.status == .failure)
    #expect(
      refused.messages.contains(
        "error: the profile '\(path)' cannot be written: it is there already and is no profile [unwritable-profile]"
      ))
    #expect(project.text(of: "profile.json") == "gap: 4\n")
  }

  /// The whole of what is said, for what only an option can be wrong about.
  @Test(arguments: [
    ("too-many-warnings", "--max-warnings=1"), ("unwritable-profile", "--profile=/no/such/folder"),
  ])
  func whatOptionsAddIsToldLast(golden: String, option: String) {
    let run = run("check", option)
    #expect(run.status == .failure)
    expectGolden(run.messages, Fixtures.directory.appending(path: "Runs/\(golden).txt"))
  }

  @Test(arguments: Reporter.all.map(\.name))
  func aWrongConfigIsWrongUseInEveryFormat(format: String) throws {
    try project.write("tokns: [Tokens]\n", to: ".tokenc.yml")
    let config = project.url.appending(path: ".tokenc.yml").path
    let run = run("check", "--config", config, "--format", format)
    #expect(run.status == .wrongUse)
    #expect(run.messages.contains("did you mean 'tokens'?"))
  }
}
