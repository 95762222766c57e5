import TestSupport
import Testing
import TokenDiagnostics
import TokenSyntax

/// JSON made to exhaust a reader: each is refused or read quickly, never with a crash.
@Suite struct JSONHostileInputTests {
  private func read(_ text: String) -> (tree: SyntaxTree, ids: [String]) {
    var bag = DiagnosticBag()
    let tree = readJSON(SourceFile(path: "tokens.json", text: text), reportingTo: &bag)
    return (tree, bag.diagnostics.map(\.id.name))
  }

  @Test(arguments: ["[", "[\n", "{\"a\":", "{\"a\":[", "[{\"a\":", "[[],"])
  func levelsWithoutEnd(_ level: String) {
    let (tree, ids) = read(String(repeating: level, count: FullRun.times(1_000_000)))
    #expect(ids == ["nesting-too-deep"])
    #expect(tree.hasSyntaxError)
  }

  @Test func aHundredLevelsAreRead() {
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(read(nested(100)).ids.isEmpty)
    #expect(read(nested(101)).ids == ["nesting-too-deep"])
  }

  @Test(
    arguments: [",", "1 ", "'a' ", "a:1\n", "01,", "\u{B},", "\"\\x\",", "\"\t\","])
  func errorsAreBounded(_ mistake: String) {
    let (tree, ids) = read("[" + String(repeating: mistake, count: 100_000) + "0]")
    #expect(ids.count <= 1001)
    #expect(tree.hasSyntaxError)
  }

  @Test func commentsAreOneFinding() {
    let count = FullRun.times(1_000_000)
    #expect(read(String(repeating: "/**/", count: count) + "{}").ids == ["json-syntax"])
    #expect(read("{}" + String(repeating: "// x\n", count: count)).ids == ["json-syntax"])
    #expect(read("{} /* no end").ids == ["json-syntax"])
  }

  @Test func keysMayBeLongAndMany() {
    let long = String(repeating: "k", count: 1_000_000)
    #expect(read("{\"\(long)\": 1}").ids.isEmpty)
    let many = (0..<100_000).map { "\"k\($0)\":1" }.joined(separator: ",")
    let (tree, ids) = read("{\(many)}")
    #expect(ids.isEmpty)
    guard case .mapping(let entries) = tree.root?.content else { return #expect(Bool(false), "no object") }
    #expect(entries.count == 100_000)
  }

  @Test func longTextsAndBlanks() {
    let count = FullRun.times(1_000_000)
    #expect(read("\"" + String(repeating: "\\u00e9", count: count) + "\"").ids.isEmpty)
    #expect(read("\"" + String(repeating: "x", count: 5 * count)).ids == ["json-syntax"])
    #expect(read(String(repeating: " \n", count: 2 * count) + "1").ids.isEmpty)
    #expect(read(String(repeating: "9", count: count)).ids.isEmpty)
  }
}
