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
      facts[FactsCache.Key(of: bytes, kind: .swift)] = reading.read(bytes)
    }
    facts[Self.key("everything")] = Self.everything
    facts[Self.key("storyboard")] = Self.storyboard
    self.facts = facts
  }

  private static func key(_ text: String) -> FactsCache.Key {
    FactsCache.Key(of: Array(text.utf8), kind: .swift)
  }

  private static var everything: FileFacts {
    var facts = FileFacts()
    facts.isGenerated = true
    facts.errorOffset = 300
    facts.unseenFrom = 200
    facts.parsedBytes = 1 << 40
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
    facts.project = .xcodeProject(project)
    return facts
  }

  private static var project: XcodeFacts {
    let setting = XcodeConfiguration.Setting(key: "A[sdk=*]", value: "$(B)", range: 4..<12)
    let named = XcodeConfiguration(
      name: "Debug", range: 1..<6, settingsFile: "a.xcconfig", settings: [setting])
    let bare = XcodeConfiguration(name: "Release", range: 20..<27, settingsFile: nil, settings: [])
    let target = XcodeTarget(
      name: "App", productType: "application", configurations: [1], phases: [1, 0],
      folders: [.init(path: "App", exceptions: ["Info.plist"])])
    return XcodeFacts(
      directory: "ios", configurations: [named, bare], shared: [0, 1],
      phases: [["A.swift", "../B.m"], []], targets: [target], subprojects: ["Kit.xcodeproj"],
      interfaceNames: ["Main", "Launch"])
  }

  private static var storyboard: FileFacts {
    var facts = FileFacts()
    facts.project = .interfaceFile(bars: [InterfaceBar(element: "tabBar", range: 3..<10)])
    return facts
  }

  @Test func givesBackWhatItWasGiven() {
    let cache = FactsCache(FactsCache.bytes(facts, and: .empty, version: "1"), version: "1")
    #expect(!cache.contains(Self.key("another")))
    #expect(!cache.contains(FactsCache.Key(of: Array("everything".utf8), kind: .objectiveC)))
    for (key, value) in facts { #expect(cache[key] == value) }
  }

  @Test func placesThatAreNotThereAreNotBelieved() {
    for target in [XcodeTarget(configurations: [2]), XcodeTarget(phases: [-1]), XcodeTarget(phases: [2])] {
      var facts = FileFacts()
      var project = Self.project
      project.targets.append(target)
      facts.project = .xcodeProject(project)
      let key = Self.key("project")
      let cache = FactsCache(FactsCache.bytes([key: facts], and: .empty, version: "1"), version: "1")
      #expect(cache[key] == nil)
    }
  }

  @Test func keepsWhatItKnew() {
    let first = FactsCache(FactsCache.bytes(facts, and: .empty, version: "1"), version: "1")
    let both = FactsCache(
      FactsCache.bytes([Self.key("new"): FileFacts()], and: first, version: "1"), version: "1")
    #expect(both[Self.key("new")] == FileFacts())
    #expect(facts.keys.allSatisfy(both.contains))
    #expect(both[Self.key("everything")] == Self.everything)
  }

  @Test func dependsOnNoOrder() {
    let other = Dictionary(uniqueKeysWithValues: facts.map { ($0.key, $0.value) }.reversed())
    let bytes = FactsCache.bytes(facts, and: .empty, version: "1")
    #expect(bytes == FactsCache.bytes(other, and: .empty, version: "1"))
  }

  @Test func anotherVersionIsEmpty() {
    let other = FactsCache(FactsCache.bytes(facts, and: .empty, version: "1"), version: "2")
    #expect(!facts.keys.contains(where: other.contains))
  }

  @Test func damageIsNoticed() {
    let small = FactsCache.bytes([Self.key("everything"): Self.everything], and: .empty, version: "1")
    for index in small.indices {
      var damaged = small
      damaged[index] ^= 0x41
      #expect(!FactsCache(damaged, version: "1").contains(Self.key("everything")))
      #expect(!FactsCache(Array(small[..<index]), version: "1").contains(Self.key("everything")))
    }
    for text in ["", "{}", String(repeating: "\u{7F}", count: 200)] {
      #expect(!FactsCache(Array(text.utf8), version: "1").contains(Self.key("everything")))
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
