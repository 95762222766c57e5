import Testing
import TokenDiagnostics

@testable import TokenLint

/// What is kept of a run comes back, or nothing does.
struct FactsCacheTests {
  private let facts: [FactsCache.Key: FileFacts]

  /// The facts of every example, and one with everything there is.
  init() {
    let reading = SwiftReading(rules: LintRule.all)
    let examples = LintRule.all.flatMap { $0.examples.found + $0.examples.silent }
    var facts: [FactsCache.Key: FileFacts] = [:]
    for example in examples {
      let bytes = Array(example.replacing("↓", with: "").utf8)
      facts[FactsCache.key(of: bytes, kind: .swift)] = reading.read(bytes)
    }
    facts["everything"] = Self.everything
    self.facts = facts
  }

  private static var everything: FileFacts {
    var facts = FileFacts()
    facts.isGenerated = true
    facts.errorOffset = 300
    facts.unseenFrom = 200
    facts.parsedBytes = 1 << 40
    facts.imports = ["UIKit", "SwiftUI"]
    facts.types = [DeclaredType(name: "A.B", isExtension: true, inherited: ["View", ""])]
    facts.helpers = [DeviceHelper(name: "isPad", type: nil, range: 0..<4, trait: "the idiom")]
    facts.launch = [.app, .delegateWindow]
    facts.directives = [Directive(range: 3..<9, text: "// ü🙂", declaration: 9..<12)]
    let conditions: [Fact.Condition] = [
      .always, .isDeviceHelper(name: "a", type: "B"), .isDeviceHelper(name: "a", type: nil),
      .isMemberDeviceHelper(name: "a", value: "b"), .isInUIKitView, .hasScenes, .isNotDeclared("UIScreen"),
    ]
    facts.facts = conditions.map { condition in
      var fact = Fact(rule: "a-rule", range: 1..<2, message: "message")
      fact.weight = .inView(.error, elsewhere: .note)
      fact.surroundings = [.test, .report]
      fact.types = ["A"]
      fact.declaration = "A.body"
      fact.statement = "a . b"
      fact.notes = [.init(message: "note", range: 5..<5)]
      fact.fixes = [.init(title: "title", applicability: .unsafe, edits: [.init(range: 1..<2, text: "x")])]
      fact.condition = condition
      return fact
    }
    return facts
  }

  @Test func givesBackWhatItWasGiven() {
    let cache = FactsCache(FactsCache.bytes(facts, and: .empty, version: "1"), version: "1")
    #expect(!cache.contains("another"))
    for (key, value) in facts { #expect(cache[key] == value) }
  }

  @Test func keepsWhatItKnew() {
    let first = FactsCache(FactsCache.bytes(facts, and: .empty, version: "1"), version: "1")
    let both = FactsCache(FactsCache.bytes(["new": FileFacts()], and: first, version: "1"), version: "1")
    #expect(both["new"] == FileFacts())
    #expect(facts.keys.allSatisfy(both.contains))
    #expect(both["everything"] == Self.everything)
  }

  @Test func dependsOnNoOrder() {
    let other = Dictionary(uniqueKeysWithValues: facts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    let bytes = FactsCache.bytes(facts, and: .empty, version: "1")
    #expect(bytes == FactsCache.bytes(other, and: .empty, version: "1"))
  }

  @Test func anotherVersionIsEmpty() {
    let other = FactsCache(FactsCache.bytes(facts, and: .empty, version: "1"), version: "2")
    #expect(!facts.keys.contains(where: other.contains))
  }

  @Test func damageIsNoticed() {
    let small = FactsCache.bytes(["everything": Self.everything], and: .empty, version: "1")
    for index in small.indices {
      var damaged = small
      damaged[index] ^= 0x41
      #expect(!FactsCache(damaged, version: "1").contains("everything"))
      #expect(!FactsCache(Array(small[..<index]), version: "1").contains("everything"))
    }
    for text in ["", "{}", String(repeating: "\u{7F}", count: 200)] {
      #expect(!FactsCache(Array(text.utf8), version: "1").contains("everything"))
    }
  }

  /// A hash may be right by chance or by malice: what stands in the file must not be believed even then.
  @Test func readsNothingBeyondItsEnd() {
    var writer = BinaryWriter()
    Self.everything.write(to: &writer)
    for index in writer.bytes.indices {
      for change in [UInt8(0x80), 0xFF, 0x01] {
        var bytes = writer.bytes
        bytes[index] ^= change
        var reader = BinaryReader(bytes[...])
        _ = try? FileFacts(&reader)
      }
    }
  }
}
