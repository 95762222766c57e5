import Foundation
import TestSupport
import Testing
import TokenCommands
import TokenEmit

/// What a build that was killed left behind goes with the next build that writes.
@Suite struct LeftTemporariesTests {
  private let disk: TemporaryFolder
  private let outputs: OutputFolder
  /// No system numbers its processes so high.
  private let gone = Int32.max - 1

  init() throws {
    disk = try TemporaryFolder()
    outputs = OutputFolder(directory: disk.url.appending(path: "Out"), displayPath: "Out")
  }

  private func build(_ text: String) throws {
    let files = [("a", "1"), ("sub/b", text)].map { OutputFile(path: $0, text: $1) }
    try outputs.apply(try outputs.plan(files))
  }

  private func temporaries() -> [String] {
    disk.listing.filter { $0.contains(".tokenc-") && !$0.hasSuffix("outputs") }
  }

  /// Also where the build has nothing to write: the one that was cut short may have had.
  @Test(arguments: ["1", "2"])
  func thoseOfProcessesThatAreGoneAreRemoved(text: String) throws {
    try build("1")
    let left = ["Out/.tokenc-\(gone)-0-0", "Out/sub/.tokenc-\(gone)-12-3"]
    for path in left { try disk.write("half", to: path) }
    #expect(temporaries() == left)
    try build(text)
    #expect(temporaries() == [])
    #expect(disk.listing == ["Out/", "Out/.tokenc-outputs", "Out/a", "Out/sub/", "Out/sub/b"])
  }

  @Test func allElseStays() throws {
    try build("1")
    let others = [
      "Out/.tokenc-\(getpid())-0-0", "Out/.tokenc-\(getppid())-7-0", "Out/.tokenc-1-0-0",
      "Out/.tokenc-0-0-0", "Out/.tokenc--\(gone)-0-0", "Out/.tokenc-\(gone)-0", "Out/.tokenc-\(gone)-0-x",
      "Out/.tokenc-\(gone)-0-0.swift", "Out/.tokenc-99999999999-0-0", "Out/x.tokenc-\(gone)-0-0",
      "Out/own/.tokenc-\(gone)-0-0", ".tokenc-\(gone)-0-0",
    ]
    for path in others { try disk.write("", to: path) }
    try disk.makeFolder("Out/.tokenc-\(gone)-1-0")
    try disk.link("Out/.tokenc-\(gone)-2-0", to: "a")
    let before = temporaries()
    #expect(before.count == others.count + 2)
    try build("2")
    #expect(temporaries() == before)
  }
}
