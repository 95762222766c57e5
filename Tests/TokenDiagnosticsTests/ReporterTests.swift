import Foundation
import TestSupport
import Testing
import TokenDiagnostics

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReporterTests {
  private let plain = context(usesColor: false)
  private let colored = context(usesColor: true)

  private static func context(
    usesColor: Bool, failing: Diagnostic.Severity = .error
  ) -> Reporter.Context {
    Reporter.Context(
      projectRoot: "/projects/app", projectFile: ".tokenc.yml", toolVersion: "1.2.3", usesColor: usesColor,
      failing: failing)
  }

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

  @Test func nothingToReportIsAReportToo() {
    for reporter in [Reporter.text, .xcode, .jsonl, .github] { #expect(reporter.report([], plain) == "") }
    for reporter in [Reporter.json, .gitlab] { #expect(reporter.report([], plain) == "[]\n") }
    #expect(Reporter.markdown.report([], plain) == "**tokenc:** nothing to report\n")
    for reporter in [Reporter.checkstyle, .junit, .sarif] {
      expectGolden(reporter.report([], plain), golden("\(reporter.name)-empty"))
    }
  }

  @Test(arguments: Reporter.all.map(\.name))
  func noReporterWritesWhatATerminalObeys(name: String) throws {
    let reporter = try #require(Reporter.all.first { $0.name == name })
    let obeyed = reporter.report(ReporterSamples.all, plain).unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control || 0x202A...0x202E ~= scalar.value
          || 0x2066...0x2069 ~= scalar.value)
    }
    #expect(obeyed.isEmpty)
  }

  @Test func jsonIsReadByOthers() throws {
    let text = Reporter.json.report(ReporterSamples.all, plain)
    let array = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(array.count == ReporterSamples.all.count)
    #expect(array.first?["column"] as? Int == 32)
    #expect(array.last?["file"] == nil)
    let lines = Reporter.jsonl.report(ReporterSamples.all, plain).split(separator: "\n")
    let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    #expect(NSArray(array: objects) == NSArray(array: array))
  }

  @Test(arguments: ["checkstyle", "junit"])
  func xmlIsReadByOthers(name: String) throws {
    let reporter = try #require(Reporter.all.first { $0.name == name })
    let reader = MessageReader()
    let parser = XMLParser(data: Data(reporter.report(ReporterSamples.all, plain).utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.messages.count == ReporterSamples.all.count)
    #expect(zip(reader.messages, ReporterSamples.all).allSatisfy { $0.hasPrefix($1.message.printable) })
  }

  /// Collects the attributes `message`, in the order of the document.
  private final class MessageReader: NSObject, XMLParserDelegate {
    private(set) var messages: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if let message = attributes["message"] { messages.append(message) }
    }
  }

  /// Columns of the first sample, which stands after `"ü🙂"`.
  @Test func columnsCountWhatTheFormatCounts() {
    let first = Array(ReporterSamples.all.prefix(1))
    #expect(Reporter.xcode.report(first, plain).contains("a.yaml:2:32:"))
    #expect(Reporter.checkstyle.report(first, plain).contains("line=\"2\" column=\"32\""))
    #expect(Reporter.sarif.report(first, plain).contains("\"startLine\": 2, \"startColumn\": 29"))
    #expect(Reporter.github.report(first, plain).contains("line=2,endLine=2,col=28,endColumn=38"))
    #expect(Reporter.gitlab.report(first, plain).contains("\"begin\": {\"line\": 2, \"column\": 28}"))
  }

  @Test func noReportButThatForXcodeTellsWhereTheProjectLies() {
    for reporter in Reporter.all where reporter.name != "xcode" {
      #expect(!reporter.report(ReporterSamples.all, plain).contains("/projects/app"), "\(reporter.name)")
    }
  }

  @Test func everyLineForGitHubIsACommand() {
    let lines = Reporter.github.report(ReporterSamples.all, plain).split(separator: "\n")
    #expect(lines.count == ReporterSamples.all.count + ReporterSamples.all.map(\.notes.count).reduce(0, +))
    for line in lines {
      #expect(line.wholeMatch(of: /::(error|warning|notice) ([a-zA-Z]+=[^:,]*,?)+::.+/) != nil, "\(line)")
    }
  }

  @Test func testCasesFailAsTheRunDoes() {
    func failures(_ failing: Diagnostic.Severity) -> Int {
      let report = Reporter.junit.report(
        ReporterSamples.all, Self.context(usesColor: false, failing: failing))
      return report.matches(of: /<failure\b/).count
    }
    #expect(failures(.error) == ReporterSamples.all.count { $0.severity == .error })
    #expect(failures(.warning) == ReporterSamples.all.count { $0.severity != .note })
  }

  @Test func aLongListIsCutToAComment() throws {
    let file = SourceFile(path: "a.yaml", text: "a: 1\n")
    let diagnostics = (0..<2000).map { number in
      let range = SourceRange(file: file, start: 0, end: 1)
      return Diagnostic(DiagnosticID("x"), .warning, "message \(number)", at: range)
    }
    let report = Reporter.markdown.report(diagnostics, plain)
    #expect(report.count < 65_536)
    let shown = report.matches(of: /\n- \*\*warning/).count
    #expect(shown > 1000)
    #expect(report.hasSuffix("\n- … and \(2000 - shown) more\n"))
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
