import Testing
import TokenDiagnostics

@testable import TokenLint

/// More suppressions than anybody writes, and days and names that are none.
struct HostileSuppressionTests {
  private static let many = 5_000

  /// A file with a fact in each line that holds an `a`, and a suppression in each that begins with `//`.
  private func findings(in lines: [String]) -> [Finding] {
    var facts = FileFacts()
    var offset = 0
    for line in lines {
      let range = offset..<(offset + line.utf8.count)
      if line.hasPrefix("//") {
        facts.directives.append(Directive(range: range, text: line))
      } else {
        facts.facts.append(Fact(rule: "screen-main-bounds", range: range, message: "found"))
      }
      offset = range.upperBound + 1
    }
    let source = SourceFile(path: "A.swift", text: lines.map { $0 + "\n" }.joined())
    let judge = Judge(rules: LintRule.all, selection: RuleSelection(), today: "2026-11-30")
    return judge.findings(in: [LintedFile(source: source, facts: facts)])
  }

  private func told(_ lines: [String]) -> [String] {
    findings(in: lines).filter { $0.suppression == nil }.map(\.diagnostic.message)
  }

  /// To compare each comment with each finding takes hours.
  @Test(arguments: [
    "// tokenc:disable:next screen-main-bounds - a", "// tokenc:disable screen-main-bounds - a",
    "// tokenc:disable:this screen-main-bounds - a", "// tokenc:disable:previous screen-main-bounds - a",
    "// tokenc:enable screen-main-bounds", "// tokenc:disable - a",
  ])
  func manyCommentsAndManyFindings(_ comment: String) {
    let comments = Array(repeating: comment, count: Self.many)
    let code = Array(repeating: "code", count: Self.many)
    #expect(findings(in: comments + code).count >= Self.many)
    #expect(findings(in: code + comments).count >= Self.many)
    let mixed = zip(comments, code).flatMap { [$0, $1] }
    #expect(findings(in: mixed).count >= Self.many)
  }

  @Test func oneCommentWithManyNames() {
    let names = (0..<Self.many).map { "name\($0)" }.joined(separator: ", ")
    let told = told(["// tokenc:disable \(names) - a", "code"])
    #expect(told.count == 102)
    #expect(told[100] == "this and 4899 more words are looked at no further; name rules and families")
  }

  @Test func theLastOfSeveralCommentsCounts() {
    let lines = [
      "// tokenc:disable screen-main-bounds - first", "// tokenc:disable:next device - second", "code",
      "// tokenc:enable screen-main-bounds", "code", "// tokenc:disable device - third", "code",
    ]
    #expect(findings(in: lines).map { $0.suppression?.reason } == ["second", nil, "third"])
  }

  @Test(arguments: [
    ("until 2999-99-99", "'until' takes a day such as 2027-04-01, and '2999-99-99' is none"),
    ("until tomorrow", "'until' takes a day such as 2027-04-01, and 'tomorrow' is none"),
    ("until", "'until' takes a day such as 2027-04-01"),
  ])
  func whatIsNoDayIsTold(_ words: String, _ message: String) {
    #expect(told(["// tokenc:disable:next screen-main-bounds \(words) - a", "code"]) == [message])
  }

  @Test func patternsAreComparedOnceForAFile() {
    let counter = Counter()
    let selection = RuleSelection([.init(["device"], .usual) { _ in counter.count() }])
    var facts = FileFacts()
    facts.facts = (0..<100).map { Fact(rule: "screen-main-bounds", range: $0..<($0 + 1), message: "found") }
    let source = SourceFile(path: "A.swift", text: String(repeating: " ", count: 200))
    let judge = Judge(rules: LintRule.all, selection: selection, today: "2026-11-30")
    #expect(judge.findings(in: [LintedFile(source: source, facts: facts)]).count == 100)
    #expect(counter.value == 1)
  }

  private final class Counter: Sendable {
    nonisolated(unsafe) private(set) var value = 0

    func count() -> Bool {
      value += 1
      return true
    }
  }
}
