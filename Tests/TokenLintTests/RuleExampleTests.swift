import Testing
import TokenDiagnostics

@testable import TokenLint

/// The examples of each rule are its tests: the marked places are found, and nothing else is.
struct RuleExampleTests {
  @Test(arguments: LintRule.searching.map(\.id))
  func findsWhatItShows(_ id: String) throws {
    let rule = try #require(LintRule.all.first { $0.id == id })
    #expect(rule.examples.found.count >= 3)
    for example in rule.examples.found {
      let marked = MarkedText(example)
      #expect(!marked.places.isEmpty, "\(example)")
      expectPlaces(of: id, in: marked.bytes, are: marked.places, example)
    }
  }

  @Test(arguments: LintRule.searching.map(\.id))
  func findsNothingElsewhere(_ id: String) throws {
    let rule = try #require(LintRule.all.first { $0.id == id })
    #expect(rule.examples.silent.count >= 5)
    for example in rule.examples.silent { expectPlaces(of: id, in: Array(example.utf8), are: [], example) }
  }

  /// By both methods, with every rule awake.
  private func expectPlaces(of id: String, in bytes: [UInt8], are places: [Int], _ example: String) {
    for method in [SwiftReading.Method.lexingFirst, .parsingAll] {
      let facts = SwiftReading(rules: LintRule.all).read(bytes, method: method)
      #expect(facts.errorOffset == nil, "\(example)")
      let file = LintedFile(source: SourceFile(path: "Sources/Example.swift", bytes: bytes), facts: facts)
      // A rule that is usually off is switched on.
      let selection = RuleSelection([.init([id], .usual) { _ in true }])
      let findings = Judge(rules: LintRule.all, selection: selection, today: "2026-11-30").findings(in: [file]
      )
      let found = findings.filter { $0.diagnostic.id.name == id && $0.suppression == nil }.compactMap {
        $0.diagnostic.range?.start
      }
      #expect(found == places, "\(method): \(example)")
    }
  }
}

extension LintRule {
  /// The rules that search source files; the others have tests of their own.
  static var searching: [LintRule] {
    all.filter { rule in rule.project == nil && !runRules.contains { $0.id == rule.id } }
  }
}

/// A text without its marks, and where those were.
struct MarkedText {
  private(set) var bytes: [UInt8] = []
  private(set) var places: [Int] = []

  init(_ text: String) {
    for part in text.split(separator: "↓", omittingEmptySubsequences: false) {
      if part.startIndex != text.startIndex { places.append(bytes.count) }
      bytes += Array(part.utf8)
    }
  }
}
