import TestSupport
import Testing

/// Only what changed, as git tells it.
@Suite struct LintGitTests {
  private let project: LintProject
  private static let finding = LintProject.finding

  init() throws {
    project = try LintProject("Sources/A.swift", "Sources/B.swift")
    try project.commitAll()
  }

  @Test func whatIsNotCommittedIsNew() throws {
    #expect(try project.found("--since", "HEAD") == [])
    try project.folder.write(Self.finding + "\n" + Self.finding, to: "Sources/A.swift")
    try project.folder.write(Self.finding, to: "Sources/C.swift")
    let found = ["Sources/A.swift:3 screen-main-bounds", "Sources/C.swift:1 screen-main-bounds"]
    #expect(try project.found("--since", "HEAD") == found)
    try project.git("add", "Sources/A.swift")
    #expect(try project.found("--since", "HEAD") == found)
  }

  /// More warnings than a pipe holds.
  @Test func gitMaySayMuch() throws {
    let name = String(repeating: "Long", count: 40)
    for number in 0..<400 {
      try project.folder.write("let a = 1\n", to: "Sources/\(name)\(number).swift")
    }
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "Add")
    for number in 0..<400 {
      try project.folder.write("let a = 2\r\n", to: "Sources/\(name)\(number).swift")
    }
    try project.git("config", "core.autocrlf", "input")
    #expect(try project.found("--since", "HEAD") == [])
  }

  @Test func withoutACommonCommitTheNamedOneCounts() throws {
    try project.git("checkout", "-q", "--orphan", "other")
    try project.folder.write(Self.finding + Self.finding, to: "Sources/A.swift")
    try project.git("commit", "-q", "-a", "-m", "Begin anew")
    let run = try project.lint("--since", "main")
    #expect(run.output.contains("Sources/A.swift:2:"))
    #expect(run.errors.contains("note: git knows no commit that 'main' and this branch have in common"))
    #expect(run.errors.contains("[no-common-commit]"))
  }

  @Test func whatABranchCommittedIsNew() throws {
    try project.git("checkout", "-q", "-b", "branch")
    try project.folder.write(Self.finding, to: "Sources/C.swift")
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "Add")
    try project.git("checkout", "-q", "main")
    try project.folder.write("\n" + Self.finding, to: "Sources/B.swift")
    try project.git("commit", "-q", "-a", "-m", "Others")
    try project.git("checkout", "-q", "branch")
    #expect(try project.found("--since", "main") == ["Sources/C.swift:1 screen-main-bounds"])
    #expect(try project.found("--since", "HEAD") == [])
  }

  @Test func aRenamedFileIsNotNew() throws {
    let text = (1...20).map { "let a\($0) = \($0)\n" }.joined()
    try project.folder.write(text + Self.finding, to: "Sources/Long.swift")
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "Add")
    try project.git("mv", "Sources/Long.swift", "Sources/Renamed.swift")
    try project.folder.write(
      text + Self.finding + "let b = UIScreen.main.bounds\n", to: "Sources/Renamed.swift")
    #expect(try project.found("--since", "HEAD") == ["Sources/Renamed.swift:22 screen-main-bounds"])
  }

  @Test func theStagedTextIsLookedAt() throws {
    try project.folder.write(
      "let a = 1\n" + Self.finding + "let b = UIScreen.main.bounds\n", to: "Sources/A.swift")
    try project.git("add", "-A")
    try project.folder.write("let nothing = 1\n", to: "Sources/A.swift")
    try project.folder.write(Self.finding + Self.finding, to: "Sources/B.swift")
    try project.folder.write(Self.finding, to: "Sources/New.swift")
    #expect(try project.found("--staged") == ["Sources/A.swift:3 screen-main-bounds"])
  }

  @Test func whatIsStagedMayBeGoneFromTheDisk() throws {
    try project.folder.write(Self.finding + Self.finding, to: "Sources/A.swift")
    try project.folder.write(Self.finding, to: "New/Folder/C.swift")
    try project.folder.write(Self.finding, to: "Pods/D.swift")
    try project.git("add", "-A")
    try project.folder.remove("Sources/A.swift")
    try project.folder.remove("New")
    try project.folder.remove("Pods")
    let found = ["New/Folder/C.swift:1 screen-main-bounds", "Sources/A.swift:2 screen-main-bounds"]
    #expect(try project.found("--staged") == found)
    #expect(try project.found("Sources", "--staged") == Array(found.suffix(1)))
    #expect(try project.found("New/Folder/C.swift", "--staged") == Array(found.prefix(1)))
  }

  /// Git ends no line there.
  @Test func aCarriageReturnAloneEndsNoLineForGit() throws {
    let text = Self.finding.replacing("\n", with: "\r")
    try project.folder.write("let a = 1\rlet b = 1\r", to: "Sources/A.swift")
    try project.folder.write("let a = 1\r\n" + text + "\nlet b = 1\n", to: "Sources/B.swift")
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "Add")
    try project.folder.write("let a = 1\rlet b = 1\r" + text, to: "Sources/A.swift")
    try project.folder.write("let a = 1\r\n" + text + "\nlet b = 2\n", to: "Sources/B.swift")
    #expect(try project.found("--since", "HEAD") == ["Sources/A.swift:3 screen-main-bounds"])
  }

  @Test func aRepositoryInTheRepositoryIsTold() throws {
    let other = try LintProject("A.swift")
    try other.commitAll()
    try project.git(
      "-c", "protocol.file.allow=always", "submodule", "add", "-q", other.folder.url.path, "Kit")
    try project.git("commit", "-q", "-m", "Add")
    #expect(try project.lint("--since", "HEAD").errors == "")
    try project.folder.write(Self.finding + Self.finding, to: "Kit/A.swift")
    let run = try project.lint("--since", "HEAD")
    #expect(
      run.errors.contains(
        "note: 'Kit' is a repository of its own, of whose lines git tells nothing here; run the linter there"),
      "\(run.errors)")
  }

  @Test func aSuppressionThatIsNotStagedDoesNotCount() throws {
    try project.folder.write(Self.finding + "let a = UIScreen.main.bounds\n", to: "Sources/A.swift")
    try project.git("add", "-A")
    try project.folder.write(
      Self.finding + "let a = UIScreen.main.bounds // tokenc:disable:this device - a\n", to: "Sources/A.swift"
    )
    #expect(try project.found("--staged") == ["Sources/A.swift:2 screen-main-bounds"])
    try project.git("add", "-A")
    #expect(try project.found("--staged") == [])
  }

  @Test(arguments: [
    "Sources/a b.swift", "Sources/a\"b\".swift", "Sources/größe.swift", "Sources/a\\b.swift",
    "Sources/tab\there.swift", "Sources/line\nbreak.swift", "Sources/-a.swift", "b/b.swift",
  ])
  func namesMayBeOfAnyKind(path: String) throws {
    try project.folder.write("let a = 1\n", to: path)
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "Add")
    try project.folder.write("let a = 1\nlet b = 2\n" + Self.finding, to: path)
    #expect(try project.files("--since", "HEAD") == [path])
    try project.git("add", "-A")
    try project.folder.write("let a = 1\n", to: path)
    #expect(try project.files("--staged") == [path])
    try project.git("reset", "-q", "--hard")
    try project.git("rm", "-q", path)
    try project.git("commit", "-q", "-m", "Remove")
    try project.folder.write(Self.finding, to: path)
    #expect(try project.files("--since", "HEAD") == [path], "git does not know it")
  }

  @Test func textThatLooksLikeADiffIsNone() throws {
    let text = "// a\r\n++ b/Sources/B.swift\r\n@@ -1 +1 @@\r\n-- a\r\n" + Self.finding
    try project.folder.write(text, to: "Sources/A.swift")
    try project.folder.write("let z = 1\r\n" + Self.finding, to: "Sources/B.swift")
    #expect(try project.found("--since", "HEAD", "--select", "device") == [])
    try project.folder.write(text + "\r\nlet b = UIScreen.main.bounds", to: "Sources/A.swift")
    #expect(
      try project.found("--since", "HEAD", "--select", "device") == ["Sources/A.swift:7 screen-main-bounds"])
  }

  @Test func aProjectMayLieInAFolderOfItsRepository() throws {
    try project.folder.write("", to: "Sources/.tokenc.yml")
    try project.folder.write("let a = 1\n" + Self.finding + Self.finding, to: "Sources/A.swift")
    try project.folder.write(Self.finding, to: "C.swift")
    #expect(try project.files("--since", "HEAD", in: "Sources") == ["A.swift"])
    #expect(try project.files("--since", "HEAD", "..", in: "Sources").contains { $0.hasSuffix("/C.swift") })
    try project.git("add", "-A")
    try project.folder.write("", to: "Sources/A.swift")
    #expect(try project.files("--staged", in: "Sources") == ["A.swift"])
  }

  @Test func aHookSeesTheIndexOfItsCommit() throws {
    let tool = BuiltProduct.path("tokenc")
    let hook = "#!/bin/sh\ncd Sources && exec '\(tool)' lint --staged\n"
    try project.folder.write(hook, to: ".git/hooks/pre-commit")
    _ = try runProcess("chmod", ["+x", ".git/hooks/pre-commit"], in: project.folder.url)
    try project.folder.write("let a = 1\n", to: "Sources/A.swift")
    try project.git("commit", "-q", "-m", "Fix", "Sources/A.swift")
    try project.folder.write("let a = 1\n" + Self.finding, to: "Sources/A.swift")
    let run = try runProcess(
      "git", ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-q", "-m", "Bad", "-a"],
      in: project.folder.url)
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect((run.output + run.errors).contains("[screen-main-bounds]"), "\(run.output)\(run.errors)")
  }

  @Test func thePersonsSettingsOfGitDoNotMatter() throws {
    for (key, value) in [
      ("diff.noprefix", "true"), ("diff.mnemonicPrefix", "true"), ("diff.context", "9"),
      ("color.ui", "always"),
      ("diff.interHunkContext", "9"), ("core.quotePath", "true"), ("diff.relative", "true"),
    ] { try project.git("config", key, value) }
    try project.folder.write(
      "let a = 1\n" + Self.finding + "let b = UIScreen.main.bounds\n", to: "Sources/A.swift")
    #expect(try project.found("--since", "HEAD") == ["Sources/A.swift:3 screen-main-bounds"])
  }

  @Test func theBaselineKeepsTheOldOfTwoCopies() throws {
    #expect(try project.lint("--write-baseline").status == 0)
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "Baseline")
    try project.folder.write(Self.finding + Self.finding, to: "Sources/A.swift")
    #expect(try project.files("--since", "HEAD") == ["Sources/A.swift"])
  }

  @Test func whatGitCannotTellIsSaid() throws {
    let unknown = try project.lint("--since", "nowhere")
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasPrefix("tokenc: error: git does not tell what changed since 'nowhere'"))
    let outside = try LintProject("A.swift")
    let run = try outside.lint("--staged")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("tokenc: error: git does not tell where the repository is"), "\(run.errors)")
  }

  @Test func thereMayBeNoCommitYet() throws {
    let fresh = try LintProject("A.swift", "B.swift")
    try fresh.git("init", "-q")
    try fresh.git("add", "A.swift")
    #expect(try fresh.files("--staged") == ["A.swift"])
  }
}
