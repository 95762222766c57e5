import Foundation
import TestSupport
import Testing
import TokenCommands
import TokenDiagnostics
import TokenEmit

@Suite struct OutputFolderTests {
  private let disk: TemporaryFolder
  private let outputs: OutputFolder

  init() throws {
    disk = try TemporaryFolder()
    outputs = OutputFolder(directory: disk.url.appending(path: "Out"), displayPath: "Out/")
  }

  @Test func aFirstBuildWritesEverything() throws {
    let plan = try outputs.plan(files(["b.swift": "b", "a/x.swift": "abc"]))
    #expect(
      plan.stale == [
        stale("a/x.swift", .missing), stale("b.swift", .missing), stale(".tokenc-outputs", .missing),
      ])
    #expect(disk.listing == [])
    try outputs.apply(plan)
    #expect(disk.listing == ["Out/", "Out/.tokenc-outputs", "Out/a/", "Out/a/x.swift", "Out/b.swift"])
    #expect(disk.text(of: "Out/a/x.swift") == "abc")
    #expect(
      disk.text(of: "Out/.tokenc-outputs") == """
        ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a/x.swift
        3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d  b.swift

        """)
  }

  @Test func aSecondBuildTouchesNothing() throws {
    try build(["b.swift": "b", "a/x.swift": "abc"])
    let times = disk.modificationTimes
    let plan = try outputs.plan(files(["b.swift": "b", "a/x.swift": "abc"]))
    #expect(plan.isCurrent)
    #expect(plan.unchanged == ["a/x.swift", "b.swift"])
    try outputs.apply(plan)
    #expect(disk.modificationTimes == times)
    #expect(times.count == 5)
  }

  @Test func onlyFilesWithOtherBytesAreTouched() throws {
    try build(["a": "1", "b": "2"])
    let times = disk.modificationTimes
    let plan = try build(["a": "1", "b": "3"])
    #expect(plan.stale == [stale("b", .differs), stale(".tokenc-outputs", .listOutOfDate)])
    #expect(disk.modificationTimes["Out/a"] == times["Out/a"])
    #expect(disk.modificationTimes["Out/b"] != times["Out/b"])
    #expect(disk.text(of: "Out/b") == "3")
  }

  @Test func anEditedExpectedFileIsWrittenAgain() throws {
    try build(["a": "1"])
    try disk.write("2", to: "Out/a")
    let plan = try build(["a": "1"])
    #expect(plan.stale == [stale("a", .differs)])
    #expect(disk.text(of: "Out/a") == "1")
  }

  @Test func whatIsNoLongerExpectedGoesWithItsFolder() throws {
    try build(["a": "1", "sub/deep/b": "2", "kept/c": "3"])
    try disk.write("mine", to: "Out/kept/own.txt")
    let plan = try build(["a": "1"])
    #expect(plan.removals == ["kept/c", "sub/deep/b"])
    #expect(
      plan.stale == [
        stale("kept/c", .noLongerExpected), stale("sub/deep/b", .noLongerExpected),
        stale(".tokenc-outputs", .listOutOfDate),
      ])
    #expect(disk.listing == ["Out/", "Out/.tokenc-outputs", "Out/a", "Out/kept/", "Out/kept/own.txt"])
  }

  @Test func anEditedFileThatIsNoLongerExpectedStays() throws {
    try build(["a": "1", "b": "2"])
    try disk.write("mine", to: "Out/b")
    let plan = try build(["a": "1"])
    #expect(plan.diagnostics.map(\.id) == [.editedOutput])
    #expect(plan.diagnostics.map(\.severity) == [.warning])
    #expect(plan.diagnostics.first?.range?.file.path == "Out/b")
    #expect(disk.text(of: "Out/b") == "mine")
    #expect(try outputs.plan(files(["a": "1"])).diagnostics == [])
    #expect(try outputs.plan(files(["a": "1"])).isCurrent)
  }

  @Test func aFileThatWasNeverListedStays() throws {
    try disk.write("mine", to: "Out/own.swift")
    try build(["a": "1"])
    try build([:])
    #expect(disk.listing == ["Out/", "Out/.tokenc-outputs", "Out/own.swift"])
    #expect(disk.text(of: "Out/.tokenc-outputs") == "")
  }

  @Test func aListedFileThatIsGoneLeavesTheList() throws {
    try build(["a": "1", "sub/b": "2"])
    try disk.remove("Out/sub")
    let plan = try build(["a": "1"])
    #expect(plan.stale == [stale(".tokenc-outputs", .listOutOfDate)])
    #expect(plan.diagnostics == [])
  }

  @Test func aMissingListIsWrittenAgain() throws {
    try build(["a": "1"])
    try disk.remove("Out/.tokenc-outputs")
    #expect(try build(["a": "1"]).stale == [stale(".tokenc-outputs", .missing)])
  }

  @Test func nothingToWriteMakesNoFolder() throws {
    #expect(try build([:]).isCurrent)
    #expect(disk.listing == [])
  }

  /// A hard link stands for a file system on which both names are one file.
  @Test func aNameThatOnlyChangedItsCaseKeepsItsFile() throws {
    try build(["Bar.swift": "1"])
    try FileManager.default.linkItem(
      at: disk.url.appending(path: "Out/Bar.swift"), to: disk.url.appending(path: "Out/bar.swift"))
    let plan = try build(["bar.swift": "1"])
    #expect(plan.removals == [])
    #expect(disk.text(of: "Out/bar.swift") == "1")
    #expect(disk.text(of: "Out/.tokenc-outputs")?.hasSuffix("  bar.swift\n") == true)
  }

  @Test func anUnlinkedOldCaseIsRemoved() throws {
    try build(["Bar.swift": "1"])
    guard disk.text(of: "Out/bar.swift") == nil else { return }
    #expect(try build(["bar.swift": "1"]).removals == ["Bar.swift"])
    #expect(disk.listing == ["Out/", "Out/.tokenc-outputs", "Out/bar.swift"])
  }

  @Test func aLinkWithTheExpectedBytesCounts() throws {
    try build(["a": "1"])
    try disk.write("1", to: "elsewhere")
    try disk.remove("Out/a")
    try disk.link("Out/a", to: "../elsewhere")
    #expect(try outputs.plan(files(["a": "1"])).isCurrent)
    try build(["a": "2"])
    #expect(disk.text(of: "elsewhere") == "1")
    #expect(disk.text(of: "Out/a") == "2")
  }

  private func stale(_ path: String, _ reason: OutputPlan.Reason) -> OutputPlan.StaleFile {
    OutputPlan.StaleFile(path: path, reason: reason)
  }

  private func files(_ texts: [String: String]) -> [OutputFile] {
    texts.map { OutputFile(path: $0.key, bytes: Array($0.value.utf8)) }
  }

  @discardableResult
  private func build(_ texts: [String: String]) throws -> OutputPlan {
    let plan = try outputs.plan(files(texts))
    try outputs.apply(plan)
    return plan
  }
}
