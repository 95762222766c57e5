import Foundation
import TestSupport
import Testing
import TokenDiagnostics

@Suite struct ReporterTests {
  private let plain = Reporter.Context(projectRoot: "/projects/app", usesColor: false)
  private let colored = Reporter.Context(projectRoot: "/projects/app", usesColor: true)

  @Test(arguments: Reporter.all.map(\.name))
  func everyReporterShowsAllSamples(name: String) throws {
    let reporter = try #require(Reporter.all.first { $0.name == name })
    expectGolden(reporter.report(ReporterSamples.all, plain), golden(name))
  }

  @Test func textHasColors() {
    expectGolden(Reporter.text.report(ReporterSamples.all, colored), golden("text-color"))
  }

  @Test func colorsAddNothingButEscapeSequences() {
    let stripped = Reporter.text.report(ReporterSamples.all, colored)
      .replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(stripped == Reporter.text.report(ReporterSamples.all, plain))
  }

  @Test func onlyJSONReportsAnEmptyList() {
    #expect(Reporter.text.report([], plain) == "")
    #expect(Reporter.xcode.report([], plain) == "")
    #expect(Reporter.json.report([], plain) == "[]\n")
  }

  @Test(arguments: Reporter.all.map(\.name))
  func noReporterWritesWhatATerminalObeys(name: String) throws {
    let reporter = try #require(Reporter.all.first { $0.name == name })
    let obeyed = reporter.report(ReporterSamples.all, plain).unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.properties.generalCategory == .control || 0x202A...0x202E ~= scalar.value)
    }
    #expect(obeyed.isEmpty)
  }

  @Test func jsonIsReadByOthers() throws {
    let text = Reporter.json.report(ReporterSamples.all, plain)
    let array = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(array.count == ReporterSamples.all.count)
    #expect(array.first?["column"] as? Int == 32)
    #expect(array.last?["file"] == nil)
  }

  @Test func aHugeLineIsCutAroundTheMark() throws {
    let file = SourceFile(path: "a.json", text: String(repeating: "é", count: 1_000_000))
    let range = SourceRange(file: file, start: 1_000_000, end: 1_000_010)
    let report = Reporter.text.report([Diagnostic(DiagnosticID("x"), .error, "x", at: range)], plain)
    let lines = report.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[1].count <= 160)
    #expect(lines[2].hasSuffix(" ^~~~~"))
  }

  @Test func theListEqualsTheFolder() throws {
    let sources = Fixtures.directory.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/TokenDiagnostics/Reporters")
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") && $0 != "Reporter.swift" }
    #expect(files.map { $0.dropLast(6).lowercased() }.sorted() == Reporter.all.map(\.name).sorted())
  }

  private func golden(_ name: String) -> URL {
    Fixtures.directory.appending(path: "Reporters/\(name).txt")
  }
}
