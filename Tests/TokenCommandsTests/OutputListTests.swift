import Foundation
import TestSupport
import Testing
import TokenCommands
import TokenDiagnostics

/// `.tokenc-outputs` is committed, merged and sent by others: what it says is not to be trusted.
@Suite struct OutputListTests {
  private let disk: TemporaryFolder
  private let outputs: OutputFolder
  private let hashOfOne = "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"

  init() throws {
    disk = try TemporaryFolder()
    outputs = OutputFolder(directory: disk.url.appending(path: "Out"), displayPath: "Out")
    try disk.write("1", to: "victim")
    try disk.write("1", to: "Out/real")
  }

  @Test(arguments: [
    "../victim", "/etc/hostname", "", ".", "..", "a/../../victim", "a//b", "a/", "./real", "re\u{0}al",
    ".tokenc-outputs", ".TOKENC-outputs", "re\u{7}al",
  ])
  func aPathThatLeavesTheFolderIsDamage(path: String) throws {
    let plan = try planned("\(hashOfOne)  \(path)\n")
    #expect(plan.removals == [])
    #expect(plan.diagnostics.map(\.id) == [.damagedOutputList])
    #expect(plan.diagnostics.first?.range?.startLocation.line == 1)
    try outputs.apply(plan)
    #expect(disk.text(of: "victim") == "1")
    #expect(disk.text(of: "Out/real") == "1")
  }

  @Test(arguments: [
    "<<<<<<< HEAD", "real", "6b86  real", " ",
    "6B86B273FF34FCE19D6B804EFF5A3F5747ADA4EAA22F1D49C01E52DDB7875B4B  real",
    "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b real",
  ])
  func otherDamageIsSkipped(line: String) throws {
    let plan = try planned("\(line)\n\(hashOfOne)  real\n")
    #expect(plan.diagnostics.map(\.id) == [.damagedOutputList])
    #expect(plan.removals == ["real"])
    try outputs.apply(plan)
    #expect(try outputs.plan([]).isCurrent)
  }

  @Test func aPathListedTwiceIsDamage() throws {
    let plan = try planned("\(hashOfOne)  real\n\(String(repeating: "0", count: 64))  real\n")
    #expect(plan.diagnostics.map { $0.range?.startLocation.line } == [2])
    #expect(plan.removals == ["real"])
  }

  @Test func windowsLineBreaksAreRead() throws {
    let plan = try planned("\(hashOfOne)  real\r\n")
    #expect(plan.diagnostics == [])
    #expect(plan.removals == ["real"])
  }

  @Test func aPathThatIsNotTextIsDamage() throws {
    let list = disk.url.appending(path: "Out/.tokenc-outputs")
    try Data(Array("\(hashOfOne)  re".utf8) + [0xFF, 0x0A]).write(to: list)
    #expect(try outputs.plan([]).diagnostics.map(\.id) == [.damagedOutputList])
  }

  @Test func aLinkedFolderIsNotFollowed() throws {
    try disk.makeFolder("outside")
    try disk.write("1", to: "outside/victim")
    try disk.link("Out/sub", to: "../outside")
    let plan = try planned("\(hashOfOne)  sub/victim\n")
    #expect(plan.removals == [])
    try outputs.apply(plan)
    #expect(disk.text(of: "outside/victim") == "1")
  }

  @Test func aLinkInPlaceOfAListedFileStays() throws {
    try disk.link("Out/alias", to: "../victim")
    let plan = try planned("\(hashOfOne)  alias\n")
    #expect(plan.removals == [])
    #expect(plan.diagnostics.map(\.id) == [.editedOutput])
    try outputs.apply(plan)
    #expect(disk.text(of: "Out/alias") == "1")
  }

  @Test func aFolderInPlaceOfAListedFileStays() throws {
    try disk.write("x", to: "Out/was/file")
    let plan = try planned("\(hashOfOne)  was\n")
    try outputs.apply(plan)
    #expect(disk.text(of: "Out/was/file") == "x")
  }

  private func planned(_ list: String) throws -> OutputPlan {
    try disk.write(list, to: "Out/.tokenc-outputs")
    return try outputs.plan([])
  }
}
