import Testing
import TokenDiagnostics

@testable import TokenLint

@Suite struct BaselineTests {
  private func finding(
    _ rule: String, _ path: String, _ declaration: String, _ statement: String, line: Int = 1
  ) -> Finding {
    let file = SourceFile(path: path, text: String(repeating: "\n", count: line - 1) + "code\n")
    let range = SourceRange(file: file, start: line - 1, end: line + 3)
    let diagnostic = Diagnostic(DiagnosticID(rule), .error, "message", at: range)
    return Finding(diagnostic: diagnostic, declaration: declaration, statement: statement)
  }

  private func match(
    _ findings: [Finding], _ known: [Finding], looked: Set<String> = ["a", "b", "c"], gone: Set<String> = []
  ) -> BaselineMatch {
    let file = SourceFile(path: "baseline", text: Baseline(known).text)
    let baseline = Baseline.read(file).baseline ?? Baseline([])
    return BaselineMatch(
      findings, baseline,
      .init(
        hasLooked: { _, path in looked.contains(path) || gone.contains(path) }, isGone: { gone.contains($0) })
    )
  }

  private func new(_ match: BaselineMatch) -> [String] {
    match.findings.filter { $0.suppression == nil }.map {
      "\($0.diagnostic.range?.file.path ?? "") \($0.statement)"
    }
  }

  @Test func whatIsWrittenIsRead() throws {
    let paths = [
      "a", "tab\there", "line\nbreak", "back\\slash\\n", "\r\n", "größe \u{301}", "\\\u{301}", "#a",
    ]
    let findings = paths.map { finding("rule", $0, "T.\($0)", "a\t\($0)", line: 7) }
    let text = Baseline(findings).text
    #expect(text.utf8.count { $0 == 0x0A } == paths.count + 1)
    let read = try #require(Baseline.read(SourceFile(path: "b", text: text)).baseline)
    #expect(Set(read.entries.map(\.path)) == Set(paths))
    #expect(read.entries.allSatisfy { $0.line == 7 && $0.declaration == "T.\($0.path)" })
    #expect(read.text == text)
    #expect(new(match(findings, findings, looked: Set(paths))) == [])
  }

  @Test func theTextDoesNotDependOnTheOrder() {
    let findings = ["b", "a", "c"].map { finding("rule", $0, "", "x") }
    #expect(Baseline(findings).text == Baseline(findings.reversed()).text)
  }

  @Test(arguments: [
    ("a\tb\tc\td\t1\nx", 2), ("\n\n=======\n", 3), ("a\tb\tc\td", 1), ("a\tb\tc\td\t1\t2", 1),
  ])
  func theFirstWrongLineIsTold(text: String, line: Int) {
    let (baseline, wrongLine) = Baseline.read(SourceFile(path: "b", text: text))
    #expect(baseline == nil)
    #expect(wrongLine == line)
  }

  @Test func eachEntryTakesOneFindingBack() {
    let one = finding("rule", "a", "f", "x")
    #expect(new(match([one, one, one], [one, one])) == ["a x"])
    #expect(new(match([finding("other", "a", "f", "x")], [one])) == ["a x"])
    #expect(new(match([finding("rule", "a", "g", "x")], [one])) == ["a x"])
    #expect(new(match([finding("rule", "b", "f", "x")], [one])) == ["b x"])
    #expect(new(match([finding("rule", "a", "f", "x", line: 90)], [one])) == [])
  }

  @Test func entriesOfFilesThatAreGoneMoveWithTheirCode() {
    let old = [
      finding("rule", "a", "f", "x"), finding("rule", "b", "f", "x"), finding("rule", "b", "g", "y"),
    ]
    let moved = match([finding("rule", "c", "f", "x")], old, gone: ["a", "b"])
    #expect(new(moved) == [])
    #expect(moved.fixedCount == 2)
    #expect(moved.prunedText == Baseline([finding("rule", "c", "f", "x")]).text)
  }

  @Test func onlyWhatWasLookedAtIsFixed() {
    let known = [finding("rule", "a", "f", "x"), finding("rule", "z", "f", "x")]
    let match = match([], known)
    #expect(match.fixedCount == 1)
    #expect(match.prunedText == Baseline([known[1]]).text)
    let file = SourceFile(path: "baseline", text: Baseline(known).text)
    #expect(match.diagnostics(in: file).map { $0.range?.startLocation.line } == [2])
  }

  @Test func ofManyEntriesThatAreFixedTheFirstAreTold() {
    let known = (0..<500).map { finding("rule", "a", "f", "\($0)") }
    let file = SourceFile(path: "baseline", text: Baseline(known).text)
    let told = match([], known).diagnostics(in: file)
    #expect(told.count == 101)
    #expect(
      told.last?.message
        == "this and 399 more entries are not found any more; '--prune-baseline' removes them")
    #expect(told.last?.range?.startLocation.line == 102)
  }
}
