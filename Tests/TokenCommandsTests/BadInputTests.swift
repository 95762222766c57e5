import Foundation
import TestSupport
import Testing
import TokenCommands

/// Token files that cannot be read: each is told with its place, and the rest is read.
@Suite struct BadInputTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write("good: { $type: dimension, $value: 4x }\n", to: "Tokens/good.yaml")
  }

  private func check(_ arguments: String...) -> (status: TokenCommands.ExitStatus, messages: String) {
    let captured = CapturedOutput()
    let tool = CommandLineTool(name: "tokenc", commands: [.build, .check], output: captured.output)
    let status = tool.run(arguments: ["check", "--root", project.url.path] + arguments)
    return (status, captured.messages)
  }

  /// The lines that begin a diagnostic.
  private func headlines(_ messages: String) -> [String] {
    messages.split(separator: "\n").filter { $0.contains("error: ") || $0.contains("note: ") }.map(
      String.init)
  }

  private let goodLine =
    "Tokens/good.yaml:1:35: error: 'x' is not a unit of a length; use 'pt', 'px', 'rem' [unknown-unit]"

  @Test func folderNamedLikeAFile() throws {
    try project.makeFolder("Tokens/a.yaml")
    let (status, messages) = check()
    #expect(status == .failure)
    #expect(
      headlines(messages) == [
        "Tokens/a.yaml:1:1: error: the token file 'Tokens/a.yaml' cannot be read: it is a folder [unreadable-file]",
        goodLine,
      ])
  }

  @Test func linkToItselfAndLinkToNothing() throws {
    try project.link("Tokens/loop.yaml", to: "loop.yaml")
    try project.link("Tokens/none.yaml", to: "nowhere.yaml")
    let lines = headlines(check().messages)
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("Tokens/loop.yaml:1:1: error:") && lines[1].contains("symbolic links"))
    #expect(lines[2].hasPrefix("Tokens/none.yaml:1:1: error:") && lines[2].contains("no such file"))
  }

  @Test func folderThatLeadsBackToItself() throws {
    try project.link("Tokens/again", to: ".")
    let lines = headlines(check().messages)
    #expect(lines.count == 2)
    #expect(lines.contains { $0.contains("'Tokens/again'") && $0.hasSuffix("[unreadable-file]") })
  }

  @Test func pipeIsNotWaitedFor() throws {
    #expect(mkfifo(project.url.appending(path: "Tokens/pipe.yaml").path, 0o600) == 0)
    let lines = headlines(check().messages)
    #expect(lines.last?.contains("it is not a plain file") == true)
  }

  @Test func hugeFileIsRefusedUnread() throws {
    let path = project.url.appending(path: "Tokens/huge.yaml").path
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    try FileHandle(forWritingTo: URL(filePath: path)).truncate(atOffset: 1 << 40)
    #expect(headlines(check().messages).last?.contains("it is larger than 64 MB") == true)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func unreadableFile() throws {
    try project.write("a: 1\n", to: "Tokens/secret.yaml")
    chmod(project.url.appending(path: "Tokens/secret.yaml").path, 0)
    #expect(headlines(check().messages).last?.contains("permission denied") == true)
  }

  @Test func referencesIntoWhatCannotBeReadAreLeftOut() throws {
    try project.write("x: { $type: dimension, $value: \"{far.away}\" }\n", to: "Tokens/good.yaml")
    try project.makeFolder("Tokens/far.yaml")
    let lines = headlines(check().messages)
    #expect(lines.count == 2)
    #expect(
      lines[1]
        == "tokenc: note: 1 finding is left out until all text can be read [findings-left-out]"
    )
  }

  @Test func noTokenFile() throws {
    try project.remove("Tokens/good.yaml")
    try project.write("# nothing to read\n", to: "Tokens/notes.md")
    let (status, messages) = check()
    #expect(status == .failure)
    #expect(
      headlines(messages) == [
        "tokenc: error: there is no token file (.yaml, .yml, .json, .tokens) in '\(project.url.path)/Tokens'; "
          + "write Tokens/NAME.yaml, or say with 'tokens' in '.tokenc.yml' where they are [no-token-files]"
      ])
  }

  @Test func fileOfOnlyCommentsHasNoTokens() throws {
    try project.write("# nothing yet\n", to: "Tokens/good.yaml")
    let (status, messages) = check()
    #expect(status == .success)
    #expect(messages == "")
  }

  @Test func noTokenFileInAProjectWithAConfig() throws {
    try project.remove("Tokens/good.yaml")
    try project.write("units: { rem: 16 }\n", to: "kit.yml")
    let (_, messages) = check("--config", project.url.appending(path: "kit.yml").path)
    #expect(
      headlines(messages) == [
        "tokenc: error: there is no token file (.yaml, .yml, .json, .tokens) in 'Tokens'; "
          + "write Tokens/NAME.yaml, or say with 'tokens' in 'kit.yml' where they are [no-token-files]"
      ])
  }

  @Test func aLineBreakInANameIsTold() throws {
    try project.write("a: { $type: dimension, $value: 4x }\n", to: "Tokens/a\nb.yaml")
    let (status, messages) = check()
    #expect(status == .failure)
    let rule = "the name of a token file has no line breaks or other control characters"
    #expect(
      headlines(messages) == [
        "Tokens/a\\u{A}b.yaml:1:1: error: \(rule); rename 'Tokens/a\\u{A}b.yaml' [unusable-file-name]",
        goodLine,
      ])
    let folder = "Tokens/c\u{7F}d"
    try project.write("", to: folder + "/e.yaml")
    let operand = project.url.appending(path: folder + "/e.yaml").path
    #expect(headlines(check(operand).messages).first?.hasSuffix("[unusable-file-name]") == true)
  }

  @Test func anotherEndingIsTold() throws {
    try project.write("{}\n", to: "Tokens/a.txt")
    let (status, messages) = check(project.url.appending(path: "Tokens/a.txt").path)
    #expect(status == .failure)
    let rule = "the name of a token file ends in one of .yaml, .yml, .json, .tokens; 'Tokens/a.txt' does not"
    #expect(headlines(messages) == ["Tokens/a.txt:1:1: error: \(rule) [unusable-file-name]"])
  }

  @Test func resolverDocumentIsNotReadAsTokens() throws {
    try project.write("{ \"version\": \"2025.10\", \"resolutionOrder\": [] }\n", to: "Tokens/a.resolver.json")
    let rule = "a resolver document (.resolver.json) cannot be used yet in this version"
    #expect(
      headlines(check().messages) == [
        "Tokens/a.resolver.json:1:1: error: \(rule) [not-supported-yet]", goodLine,
      ])
  }

  @Test(arguments: ["a.json", "a.tokens.json", "a.tokens"])
  func jsonIsReadWhateverItsEnding(name: String) throws {
    try project.write("{ \"a\": 1 }\n", to: "Tokens/\(name)")
    let line = try #require(headlines(check().messages).first)
    #expect(line.hasPrefix("Tokens/\(name):1:8: error: ") && line.hasSuffix("[short-form-in-json]"))
  }

  @Test func configNamesAFileThatIsNotThere() throws {
    try project.write("tokens: [Tokens, more.yaml]\n", to: ".tokenc.yml")
    let (status, messages) = check("--config", project.url.appending(path: ".tokenc.yml").path)
    #expect(status == .failure)
    #expect(
      headlines(messages).first
        == ".tokenc.yml:1:18: error: the token file 'more.yaml' cannot be read: no such file or directory [unreadable-file]"
    )
  }
}
