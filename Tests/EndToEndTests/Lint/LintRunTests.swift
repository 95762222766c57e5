import TestSupport
import Testing

/// Runs of `tokenc lint`: options, standard input, and how they end.
@Suite struct LintRunTests {
  private let project: LintProject

  init() throws {
    project = try LintProject("Sources/A.swift")
    try project.folder.write("// tokenc:disable:next device - old\nlet a = 1\n", to: "Sources/B.swift")
  }

  @Test func rulesAreSelectedAndIgnored() throws {
    let screen = "Sources/A.swift:1 screen-main-bounds"
    let unused = "Sources/B.swift:1 unused-suppression"
    #expect(try project.found() == [screen, unused])
    #expect(try project.found("--select", "screen-main-bounds") == [screen])
    #expect(try project.found("--select", "meta, device") == [screen, unused])
    #expect(
      try project.found("--ignore", "device") == [], "a rule that has not looked leaves its comments alone")
    #expect(try project.found("--ignore", "unused-suppression") == [screen])
    let unknown = try project.lint("--select", "screen-main-bonds")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors
        == "tokenc: error: '--select': 'screen-main-bonds' is not a rule or a family of rules; "
        + "did you mean 'screen-main-bounds'?\n")
  }

  @Test(arguments: ["--select", "--ignore"])
  func aListOfRulesNamesOne(option: String) throws {
    for list in [",", " ", ", ,"] {
      let run = try project.lint(option, list)
      #expect(run.status == 2)
      #expect(run.errors.contains("'\(option)' names no rule"), "\(run.errors)")
    }
  }

  @Test func standardInputThatCannotBeReadIsToldAndFails() throws {
    let tool = BuiltProduct.path("tokenc")
    for (input, reason) in [
      ("\"$0\" lint - --stdin-filename A.swift <&-", "cannot be read: "),
      ("\"$0\" lint - --stdin-filename A.swift < .", "cannot be read: is a directory"),
      ("head -c 20000000 /dev/zero | \"$0\" lint - --stdin-filename A.swift", "is larger than 16 MB"),
    ] {
      let run = try runProcess("/bin/sh", ["-c", input, tool], in: project.folder.url, limit: 60)
      #expect(run.status == 2, "\(input)")
      #expect(run.errors.contains("tokenc: error: standard input \(reason)"), "\(run.errors)")
    }
  }

  @Test func theStatusSaysWhatWasFound() throws {
    #expect(try project.lint().status == 1)
    #expect(try project.lint("--ignore", "screen-main-bounds").status == 0)
    #expect(try project.lint("--select", "meta").status == 0)
    #expect(try project.lint("--select", "meta", "--fail-on", "warning").status == 0, "nobody has looked")
    try project.folder.write("// tokenc:disable:next nothing - old\nlet a = 1\n", to: "Sources/C.swift")
    #expect(try project.lint("Sources/C.swift", "--fail-on", "warning").status == 1)
    #expect(try project.lint("Sources/C.swift", "--max-warnings", "1").status == 0)
    let excess = try project.lint("Sources/C.swift", "--max-warnings", "0")
    #expect(excess.status == 1)
    #expect(excess.errors.contains("'--max-warnings' allows 0 [too-many-warnings]"), "\(excess.errors)")
    #expect(try project.lint("--nonsense").status == 2)
  }

  @Test func statisticsCountByRule() throws {
    try project.folder.write(LintProject.finding + LintProject.finding, to: "Sources/C.swift")
    let run = try project.lint("--statistics")
    #expect(run.output == "3  screen-main-bounds\n1  unused-suppression\n")
    #expect(run.status == 1)
  }

  @Test func standardInputIsWhatAnEditorHasNotSaved() throws {
    let bounds = ["Sources/A.swift:2 screen-main-bounds"]
    let text = "\n" + LintProject.finding
    #expect(try project.found("-", "--stdin-filename", "Sources/A.swift", input: text) == bounds)
    #expect(
      try project.found("-", "--stdin-filename", "A.swift", in: "Sources", input: text) == [
        "A.swift:2 screen-main-bounds"
      ])
    #expect(try project.found("-", "--stdin-filename", "Sources/A.swift", input: "let a = 1") == [])
    let nameless = try project.lint("-", input: text)
    #expect(nameless.status == 2)
    #expect(nameless.errors.contains("'-' needs '--stdin-filename FILE'"))
    #expect(try project.lint("-", "--stdin-filename", "a.txt", input: text).status == 2)
    #expect(try project.lint("-", "Sources", "--stdin-filename", "a.swift", input: text).status == 2)
  }

  @Test func standardInputFollowsTheConfigsOnTheWayToItsPath() throws {
    try project.folder.write("lint: { severity: { device: warning } }\n", to: ".tokenc.yml")
    try project.folder.write("lint: { exclude: [Old] }\n", to: "Sources/.tokenc.yml")
    try project.folder.write("lint: { severity: { device: info } }\n", to: "Sources/New/.tokenc.yml")
    try project.folder.write("lint: { nonsense: 1 }\n", to: "Elsewhere/.tokenc.yml")
    let input = LintProject.finding
    #expect(try project.found("-", "--stdin-filename", "Sources/Old/A.swift", input: input) == [])
    let new = try project.lint("-", "--stdin-filename", "Sources/New/A.swift", input: input)
    #expect(new.output.hasPrefix("Sources/New/A.swift:1:13: note: "), "\(new.output)")
    #expect(new.errors == "1 note\n", "the rest of the project is not walked")
  }

  @Test func neitherJobsNorTheWayOfReadingChangeTheResult() throws {
    for number in 0..<20 {
      let text = String(repeating: "// a line\n", count: number) + LintProject.finding
      try project.folder.write("import UIKit\nclass C\(number) {\n\(text)}\n", to: "Sources/C\(number).swift")
    }
    let expected = try project.lint("--format", "sarif", "--jobs", "1", "--no-cache")
    #expect(expected.output.contains("C19.swift"))
    for arguments in [["--jobs", "2"], ["--jobs", "64"], ["--parse-all"], ["--parse-all", "--jobs", "2"]] {
      let run = try project.lint(["--format", "sarif", "--no-cache"] + arguments)
      #expect(run.output == expected.output, "\(arguments)")
      #expect(run.errors == expected.errors, "\(arguments)")
    }
  }

  @Test func aReaderThatGoesAwayIsNoFault() throws {
    try project.folder.write(String(repeating: LintProject.finding, count: 2000), to: "Sources/C.swift")
    let tool = BuiltProduct.path("tokenc")
    let line = "{ \"$0\" lint --format jsonl; echo status $? >&2; } | head -c 10"
    let run = try runProcess("/bin/sh", ["-c", line, tool], in: project.folder.url)
    #expect(run.output.utf8.count == 10)
    #expect(run.errors.hasSuffix("status 1\n"), "\(run.errors)")
  }

  @Test func whatDoesNotGoTogetherIsRefused() throws {
    for arguments in [
      ["--write-baseline", "Sources"], ["--write-baseline", "--select", "device"],
      ["--write-baseline", "--prune-baseline"], ["--stdin-filename", "Sources/A.swift"],
      ["--stdin-filename", "A.swift", "Sources"],
      ["--write-baseline", "--staged"], ["--staged", "--since", "HEAD"], ["--suppress-all"],
      ["--reason", "a"],
      ["--suppress-all", "--reason", " "], ["--suppress-all", "--reason", "a\nb"],
      ["--suppress-all", "--reason", "a", "--staged"],
      ["--suppress-all", "--reason", "a", "--write-baseline"],
    ] {
      let run = try project.lint(arguments)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.errors.hasPrefix("tokenc: error: "), "\(arguments): \(run.errors)")
    }
    #expect(project.folder.text(of: "Sources/A.swift") == LintProject.finding)
    #expect(project.folder.text(of: ".tokenc-baseline") == nil)
  }
}
