import Foundation
import TestSupport
import Testing
import TokenCommands
import TokenEmit

/// What is left of an output folder when it cannot be written.
@Suite struct OutputFailureTests {
  private let disk: TemporaryFolder
  private let outputs: OutputFolder
  private let new = ["a", "made/x", "sub/b"].map { OutputFile(path: $0, bytes: Array("new".utf8)) }

  init() throws {
    disk = try TemporaryFolder()
    outputs = OutputFolder(directory: disk.url.appending(path: "Out"), displayPath: "Out")
    try disk.write("old", to: "Out/a")
  }

  @Test func aFolderInPlaceOfAFileIsRefused() throws {
    try disk.makeFolder("Out/sub/b")
    let error = #expect(throws: CommandError.self) { try outputs.plan(new) }
    #expect(error?.status == .failure)
    #expect(error?.message.contains("'Out/sub/b' is not a file") == true)
  }

  @Test func aFileInPlaceOfAFolderIsRefused() throws {
    try disk.write("x", to: "Out/sub")
    try expectFailure(naming: "'Out/sub' is not a folder", from: try outputs.plan(new))
    #expect(disk.listing == ["Out/", "Out/a", "Out/sub"])
    #expect(disk.text(of: "Out/a") == "old")
  }

  @Test func aLinkInPlaceOfAFolderIsRefused() throws {
    try disk.makeFolder("outside")
    try disk.link("Out/sub", to: "../outside")
    try expectFailure(naming: "'Out/sub' is a link", from: try outputs.plan(new))
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path + "/outside") == [])
    #expect(disk.text(of: "Out/a") == "old")
  }

  @Test func aFileInPlaceOfTheOutputFolderIsRefused() throws {
    let folder = OutputFolder(directory: disk.url.appending(path: "Out/a"), displayPath: "Out/a")
    let error = #expect(throws: CommandError.self) { try folder.plan(new) }
    #expect(error?.message.contains("'Out/a' is not a folder") == true)
  }

  @Test func aFolderThatAppearsBetweenPlanAndWriteLeavesNoTemporaryFile() throws {
    let plan = try outputs.plan(new)
    try disk.makeFolder("Out/sub/b")
    try expectFailure(naming: "'Out/sub/b' is not a file", from: plan)
    #expect(disk.text(of: "Out/a") == "old")
    #expect(disk.listing == ["Out/", "Out/a", "Out/sub/", "Out/sub/b/"])
    #expect(try outputs.plan([]).unchanged == [])
  }

  @Test func aNameThatIsTooLongIsRefused() throws {
    let name = String(repeating: "x", count: 300)
    let error = #expect(throws: CommandError.self) {
      try outputs.plan([OutputFile(path: name, bytes: [])])
    }
    #expect(error?.message.hasSuffix("choose a shorter name") == true)
  }

  @Test(arguments: ["../a", "/a", "", "a/./b", ".tokenc-outputs"])
  func anExpectedPathOutsideTheFolderIsRefused(path: String) throws {
    #expect(throws: CommandError.self) { try outputs.plan([OutputFile(path: path, bytes: [])]) }
  }

  @Test func aFileWrittenTwiceIsRefused() throws {
    #expect(throws: CommandError.self) { try outputs.plan(new + new) }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func aFolderThatMayNotBeWrittenIsRefused() throws {
    let path = disk.url.appending(path: "Out/sub").path
    try disk.makeFolder("Out/sub")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    try expectFailure(naming: "cannot write 'Out/sub/b': permission denied", from: try outputs.plan(new))
    #expect(disk.listing == ["Out/", "Out/a", "Out/sub/"])
    #expect(disk.text(of: "Out/a") == "old")
  }

  /// The plan fails, says where and what to do, and leaves no temporary file.
  private func expectFailure(naming phrase: String, from plan: OutputPlan) throws {
    let error = #expect(throws: CommandError.self) { try outputs.apply(plan) }
    #expect(error?.message.contains(phrase) == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("; ") == true)
    #expect(disk.listing.allSatisfy { !$0.contains(".tokenc-") })
  }
}
