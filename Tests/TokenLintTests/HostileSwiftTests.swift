import Testing

@testable import TokenLint

/// Code in which the rules would look at everything again and again.
struct HostileSwiftTests {
  private func read(_ text: String) -> FileFacts { SwiftReading(rules: LintRule.all).read(Array(text.utf8)) }

  /// Each variable is used as often as there are questions; to follow each use of each takes minutes.
  @Test func aVariableMayBeUsedEverywhere() {
    let lines = "let b = UIDevice.current.userInterfaceIdiom == .pad\nif b { g(10) } else { g(20) }\n"
    let facts = read("func f() {\n\(String(repeating: lines, count: 200))}\n")
    #expect(facts.unseenFrom == nil)
    #expect(facts.errorOffset == nil)
  }

  /// To look for the uses of each variable in all the code takes minutes.
  @Test func eachQuestionMayHaveAVariable() {
    let lines = (0..<800).map {
      "let b\($0) = UIDevice.current.userInterfaceIdiom == .pad\nif b\($0) { a.axis = .vertical }\n"
    }
    let facts = read("func f() {\n\(lines.joined())}\n")
    #expect(facts.facts.filter { $0.rule == "idiom-layout" }.count == 800)
  }

  @Test func questionsInMoreCodeThanAnybodyWritesAreLeftOut() {
    let comment = "/* " + String(repeating: "a", count: 1_000_000) + " */\n"
    let text = "func f() {\n\(comment)\(String(repeating: "g(UIScreen.main.bounds)\n", count: 300))}\n"
    let facts = read(text)
    #expect(150..<200 ~= facts.facts.count)
    let last = facts.facts.last?.range.upperBound ?? 0
    #expect(facts.unseenFrom.map { last..<text.utf8.count ~= $0 } == true)
    #expect(SwiftReading(rules: LintRule.all).read(Array(text.utf8), method: .parsingAll).unseenFrom == nil)
  }

  /// To look for each piece through all comments takes minutes.
  @Test func manyPiecesWithManyComments() {
    let text = String(repeating: "// tokenc:ignore device - a\nlet a = 1\n", count: 5000)
    #expect(read(text).directives.count == 5000)
    let many = LexedSwift.with(cuts: Array(1..<200_000), directives: (1..<200_000).map { $0..<($0 + 1) })
    #expect(many.pieces(of: 200_000).count == 199_999)
  }
}

extension LexedSwift {
  fileprivate static func with(cuts: [Int], directives: [Range<Int>]) -> LexedSwift {
    var lexed = LexedSwift()
    (lexed.cuts, lexed.directives) = (cuts, directives)
    return lexed
  }
}
