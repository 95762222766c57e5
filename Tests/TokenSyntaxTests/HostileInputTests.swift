import TestSupport
import Testing
import TokenDiagnostics
import TokenSyntax

/// Inputs made to exhaust a reader: each is refused or read quickly, never with a crash.
@Suite struct HostileInputTests {
  private func read(_ text: String) -> (tree: SyntaxTree, ids: [String]) {
    var bag = DiagnosticBag()
    let tree = readYAML(SourceFile(path: "tokens.yaml", text: text), reportingTo: &bag)
    return (tree, bag.diagnostics.map(\.id.name))
  }

  @Test(
    arguments: ["[", "[\n", "{a: [", "- ", "? ", "{a: ", "[? ", "- - ? "])
  func levelsWithoutEnd(_ level: String) {
    let (tree, ids) = read(String(repeating: level, count: FullRun.times(1_000_000)))
    #expect(ids == ["nesting-too-deep"])
    #expect(tree.hasSyntaxError)
  }

  @Test func aHundredLevelsAreRead() {
    let (tree, ids) = read(String(repeating: "[", count: 100) + String(repeating: "]", count: 100))
    #expect(ids.isEmpty)
    #expect(!tree.hasSyntaxError)
    #expect(
      read(String(repeating: "[", count: 101) + String(repeating: "]", count: 101)).ids == [
        "nesting-too-deep"
      ])
  }

  @Test func laughs() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1..<90 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let (tree, ids) = read(text)
    #expect(ids == ["too-many-aliases"])
    #expect(tree.hasSyntaxError)
  }

  /// What aliases multiply is bounded in bytes too: four thousand texts of 100 KB are no token file.
  @Test func longTextsThatAliasesMultiply() {
    let text = "a: &a \"" + String(repeating: "x", count: 100_000) + "\"\nb: ["
    #expect(read(text + String(repeating: "*a,", count: 35) + "*a]").ids.isEmpty)
    #expect(read(text + String(repeating: "*a,", count: 4000) + "*a]").ids == ["too-many-aliases"])
  }

  @Test func fortyThousandAliasesAreRead() {
    let start = "a: &a 1\nb: [" + String(repeating: "*a,", count: 40_000)
    #expect(read(start + "]").ids.isEmpty)
    #expect(read(start + "*a]").ids == ["too-many-aliases"])
  }

  @Test func mergesCountAsExpansion() {
    let keys = (0..<1000).map { "k\($0): 1" }.joined(separator: ", ")
    let merges = (0..<200).map { "m\($0): {<<: *a}\n" }.joined()
    #expect(read("a: &a {\(keys)}\n\(merges)").ids == ["too-many-aliases"])
  }

  @Test func oneMappingWithManyMergedKeys() {
    let keys = (0..<15_000).map { "k\($0): 1" }.joined(separator: ", ")
    let (tree, ids) = read("a: &a {\(keys)}\nb:\n  <<: [*a, *a]\n  own: 1\n")
    #expect(ids.isEmpty)
    guard case .mapping(let entries) = tree.root?.content,
      case .mapping(let merged) = entries.last?.value.content
    else { return #expect(Bool(false), "no mapping was read") }
    #expect(merged.count == 15_001)
  }

  @Test func errorsAreBounded() {
    let unknown = read("a: [" + String(repeating: "*x,", count: 100_000) + "]")
    #expect(unknown.ids.count == 1001)
    #expect(unknown.ids.last == "too-many-errors")
    #expect(unknown.tree.hasSyntaxError)
    #expect(read(String(repeating: "a: 1\n", count: 100_000)).ids.count == 1001)
  }

  @Test(arguments: ["a", "\"a", "k: |\n b"])
  func blanksThatLibyamlClearsAgainAndAgain(_ start: String) {
    let blanks = String(repeating: start.hasPrefix("k") ? "\n" : " ", count: 1_000_000)
    let text = start + blanks + String(repeating: " b\n", count: 400_000)
    #expect(read(text).ids == ["yaml-syntax"])
  }

  @Test func blanksOfAnHonestFile() {
    #expect(read("a: 1\n" + String(repeating: "\n", count: 100_000) + "b: 2\n").ids.isEmpty)
  }

  @Test func directivesThatLibyamlCompares() {
    let directives = (0..<200_000).map { "%TAG !t\($0)! x\n" }.joined()
    #expect(read(directives + "--- a\n").ids == ["yaml-syntax"])
    #expect(read("--- a\n...\n" + directives + "--- a\n").ids == ["yaml-syntax"])
  }

  @Test func manyItems() {
    let count = FullRun.times(1_000_000)
    let (tree, ids) = read(String(repeating: "- a\n", count: count))
    guard case .list(let items) = tree.root?.content else { return #expect(Bool(false), "no list was read") }
    #expect(items.count == count)
    #expect(ids.isEmpty)
  }

  /// Each of these lines is mended at a syntax error, and the file is read again: not once for each line.
  @Test(arguments: [
    "a: {b} * 2\n", "a: @x\n", "a: b: c\n", "a: { b: #fff }\n", "- [f({a}), 1]\n", "a: 'a' b\n",
  ])
  func errorsThatAreMended(_ line: String) {
    let lines = (0..<FullRun.times(20_000)).map { line.replacing("a: ", with: "a\($0): ") }
    let (tree, ids) = read(lines.joined())
    #expect(!ids.isEmpty && ids.count < 120)
    #expect(tree.hasSyntaxError)
  }

  @Test(arguments: ["{a}, ", "f(1, 2), ", "f(, ", "(, ", "{a}: ", "[f(1, ", "x #f, ", "#fff, "])
  func quotesThatAreMissingOnOneLine(_ item: String) {
    let (_, ids) = read("a: [" + String(repeating: item, count: FullRun.times(50_000)) + "1]")
    #expect(ids.count <= 1001)
  }

  @Test func quotesThatAreMissingOnManyLines() {
    let (tree, ids) = read((0..<20_000).map { "a\($0): {b.c}\n" }.joined())
    #expect(ids.count == 1001)
    #expect(ids.last == "too-many-errors")
    #expect(tree.root != nil)
  }
}
