import Foundation
import TestSupport
import Testing

/// Which files `tokenc lint` looks at.
@Suite struct LintFilesTests {
  @Test func whatGitIgnoresIsNotLookedAt() throws {
    let project = try LintProject(
      "Sources/A.swift", "Sources/Old.swift", "Sources/Kept.old.swift", "Sources/B.old.swift", "Out/C.swift",
      "Sources/Out/D.swift", "Local/E.swift", "Sources/Local/F.swift", "Sources/Deep/G.swift", "root.swift",
      "Sources/root.swift")
    try project.folder.write(
      "*.old.swift\n!Kept.old.swift\n/Local/\nOut/\n/root.swift\n", to: ".gitignore")
    try project.folder.write("Deep/*\r\n# a comment\r\n\r\nOld.swift\r\n", to: "Sources/.gitignore")
    let found = [
      "Sources/A.swift", "Sources/Kept.old.swift", "Sources/Local/F.swift", "Sources/root.swift",
    ]
    #expect(try project.files() == found)
    #expect(try project.files("Sources") == found)
    #expect(try project.files("Sources/Deep/G.swift") == ["Sources/Deep/G.swift"])
    let told = try project.lint("-v").errors
    #expect(told.contains("'Sources/B.old.swift' is not looked at: git ignores it"), "\(told)")
  }

  @Test func anInnerFolderMayTakeBackWhatAnOuterOneIgnores() throws {
    let project = try LintProject("A.gen.swift", "Sources/B.gen.swift", "Sources/Inner/C.gen.swift")
    try project.folder.write("*.gen.swift\n", to: ".gitignore")
    try project.folder.write("!*.gen.swift\n", to: "Sources/.gitignore")
    try project.folder.write("C*\n", to: "Sources/Inner/.gitignore")
    #expect(try project.files() == ["Sources/B.gen.swift"])
  }

  @Test func ignoreFilesAboveTheRootCountInARepository() throws {
    let project = try LintProject("App/A.swift", "App/Gen/B.swift")
    try project.folder.write("Gen/\n", to: ".gitignore")
    try project.folder.write("", to: "App/.tokenc.yml")
    #expect(try project.files(in: "App") == ["A.swift", "Gen/B.swift"], "there is no repository yet")
    try project.folder.makeFolder(".git")
    #expect(try project.files(in: "App") == ["A.swift"])
  }

  @Test func whatOthersOrProgramsWroteIsNotLookedAt() throws {
    let project = try LintProject(
      "A.swift", "Pods/B.swift", "Carthage/C.swift", "DerivedData/D.swift", "Sources/Pods/E.swift",
      ".build/F.swift", "G.generated.swift", "H.pb.swift", "I.tokens.swift")
    try project.folder.write("// Generated using a program\n" + LintProject.finding, to: "J.swift")
    #expect(try project.files() == ["A.swift"])
    let told = try project.lint("--verbose").errors
    #expect(told.contains("'Sources/Pods' is not looked at: it holds what others wrote"), "\(told)")
    #expect(told.contains("'H.pb.swift' is not looked at: a program wrote it"), "\(told)")
    #expect(try !project.lint().errors.contains("is not looked at"))
    #expect(try project.files("Pods") == ["Pods/B.swift"])
  }

  @Test func linksThatLeadInACircleDoNoHarm() throws {
    let project = try LintProject("Sources/A.swift")
    try project.folder.link("Sources/Again", to: "..")
    try project.folder.link("Sources/Self", to: "Self")
    try project.folder.link("Around", to: "../")
    try project.folder.link("A.swift", to: "Sources/A.swift")
    #expect(try project.files() == ["Sources/A.swift"])
  }

  @Test func whatLiesOutsideIsFoundThroughALinkOnce() throws {
    let outside = try LintProject("Shared/B.swift")
    try outside.folder.link("Shared/Loop", to: ".")
    let project = try LintProject("A.swift")
    try project.folder.link("First", to: outside.folder.url.path + "/Shared")
    try project.folder.link("Second", to: outside.folder.url.path + "/Shared")
    #expect(try project.files() == ["A.swift", "First/B.swift"])
  }

  @Test func aFolderThatCannotBeReadIsTold() throws {
    // The system lets the superuser read everything.
    guard getuid() != 0 else { return }
    let project = try LintProject("A.swift", "Closed/B.swift")
    let closed = project.folder.url.appending(path: "Closed").path
    chmod(closed, 0)
    defer { chmod(closed, 0o755) }
    #expect(try project.files() == ["A.swift"])
    #expect(try project.lint().errors.contains("the folder 'Closed' cannot be read and is left out"))
  }

  @Test func filesAreToldInTheOrderOfTheirPathsEachOnce() throws {
    let project = try LintProject("b.swift", "a/z.swift", "a.swift", "B.swift")
    let found = ["B.swift", "a.swift", "a/z.swift", "b.swift"]
    #expect(try project.files() == found)
    #expect(try project.files("b.swift", ".", "a", "./a/../b.swift") == found)
  }

  @Test func whatIsNamedHasToBeThere() throws {
    let project = try LintProject("A.swift")
    let missing = try project.lint("Nowhere")
    #expect(missing.status == 2)
    #expect(missing.errors == "tokenc: error: 'Nowhere' is not there; name files and folders that are\n")
    try project.folder.write("text", to: "notes.txt")
    #expect(try project.lint("notes.txt").errors.contains("'notes.txt' is no file that the linter reads"))
  }
}
