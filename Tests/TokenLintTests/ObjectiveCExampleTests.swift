import Testing
import TokenDiagnostics

@testable import TokenLint

/// The Objective-C examples of each rule are its tests: the marked places are found, and nothing else is.
struct ObjectiveCExampleTests {
  @Test(arguments: ObjectiveCSearch.all.map(\.rule))
  func findsWhatItShows(_ rule: String) throws {
    let search = try #require(ObjectiveCSearch.all.first { $0.rule == rule })
    #expect(search.examples.found.count >= 3)
    for example in search.examples.found {
      let marked = MarkedText(example)
      #expect(!marked.places.isEmpty, "\(example)")
      #expect(places(of: rule, in: marked.bytes) == marked.places, "\(example)")
    }
  }

  @Test(arguments: ObjectiveCSearch.all.map(\.rule))
  func findsNothingElsewhere(_ rule: String) throws {
    let search = try #require(ObjectiveCSearch.all.first { $0.rule == rule })
    #expect(search.examples.silent.count >= 5)
    for example in search.examples.silent {
      #expect(places(of: rule, in: Array(example.utf8)) == [], "\(example)")
    }
  }

  @Test(
    arguments: ObjectiveCSearch.all.flatMap { search in
      search.examples.found.filter { $0.contains("// An info") }.map { (search.rule, $0) }
    }
  ) func examplesThatAreCalledInfosAreOnlyNoted(rule: String, example: String) {
    let found = LintedExample.findings(inObjectiveC: example.replacing("↓", with: ""))
      .filter { $0.diagnostic.id.name == rule }
    #expect(found.contains { $0.diagnostic.severity == .note })
  }

  /// With every rule awake, without what is only for systems without scenes.
  private func places(of rule: String, in bytes: [UInt8]) -> [Int] {
    ObjectiveCReading(searches: ObjectiveCSearch.all).read(bytes).facts
      .filter { $0.rule == rule && !$0.surroundings.contains(.otherPlatform) }
      .map(\.range.lowerBound)
  }
}
