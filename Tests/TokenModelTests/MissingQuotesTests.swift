import TestSupport
import Testing
import TokenDiagnostics

/// What YAML reads as something else because quotes are missing: each is told once, at the value, and its fix-it gives
/// a file that compiles.
@Suite struct MissingQuotesTests {
  @Test(arguments: MissingQuotes.all)
  func isToldOnceAndFixed(_ example: MissingQuotes) {
    let file = SourceFile(path: "tokens.yaml", text: example.text)
    let found = compile([file]).bag.diagnostics
    #expect(found.map { "\($0.id): \($0.range?.text ?? "")" } == example.told)
    let edits = found.flatMap(\.fixIts).filter { $0.applicability == .safe }.flatMap(\.edits)
    let fixed = Diagnostic.FixIt("all", .safe, edits: edits).applied(to: file)
    #expect(fixed == example.fixed)
    #expect(compile(fixed).bag.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "a: # the size\n", "a: #1 priority\n", "a: #abc is what it is called\n", "a: #12345\n", "a: [ # abc\n]\n",
    "$description: The bar # of items\na: { $type: number, $value: 1 } #fff\n",
    "$description: The bar #todo\na: { $type: string, $value: x # 4\n}\n",
    "a: { $type: number, $value: 1, $description: one (of two, # c\n $deprecated: true }\n",
  ])
  func commentsAndHonestTextAreLeftAlone(_ text: String) {
    #expect(!compile(text).bag.diagnostics.contains { "\($0.id)".hasPrefix("quote-") })
  }

  @Test(arguments: [
    "a: { $type: surface, $value: { width: 951 height: 669 } }\n", "a: [\"x\" \"y\"]\n", "a: {x: 1}}\n",
    "a: &x &y b\n", "a: - b\n", "a: {b.c\n", "a: max({b}, {c)\n d: {e}\n", "a: !!str{b}\n", "a: |x\n  y\n",
    "a: x\n  b: c\n", "a: \"{b}\" c: d\n", "a: { x: 'y }\n", "a: 'it's\nb: 1\n",
  ])
  func otherMistakesAreToldAsSuch(_ text: String) {
    let ids = compile(text).bag.diagnostics.map { "\($0.id)" }
    #expect(ids.contains("yaml-syntax") && !ids.contains { $0.hasPrefix("quote-") })
  }

  @Test func textThatMayBeCutIsAWarning() {
    let text =
      "$description: See issue #4\na: { $type: string, $value: plain }\nb:\n  $type: string\n  c: like #1E6EF4 !\n"
    let file = SourceFile(path: "tokens.yaml", text: text)
    let found = compile([file]).bag.diagnostics
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(found.map { $0.range?.text } == ["#4", "#1E6EF4 !"])
    let fixed = Diagnostic.FixIt("all", .unsafe, edits: found.flatMap(\.fixIts).flatMap(\.edits)).applied(
      to: file)
    #expect(fixed.contains("$description: \"See issue #4\"\n") && fixed.contains("c: \"like #1E6EF4 !\"\n"))
    #expect(compile(fixed).bag.diagnostics.isEmpty)
  }

  /// The rest of the file is read as if the quotes were there.
  @Test func theRestOfTheFileIsRead() {
    let text = """
      a: { $type: number, one: 1, two: {a.one}, three: {a.one} * 3 }
      b: { $type: color, $value: #fff }
      c: { $type: number, $value: {a.one} + 1, $description: Note: x, $deprecated: 3 }
      d: "{a.two}"
      e: "{a.tow}"
      """
    let (tokens, bag) = compile(text)
    #expect(
      bag.diagnostics.map { "\($0.id)" } == [
        "quote-reference", "quote-expression", "quote-color", "quote-expression", "quote-text", "wrong-value",
        "unknown-reference",
      ])
    #expect(
      tokens.tokens.map { "\($0.path)" }.filter { !["a.three", "c"].contains($0) } == [
        "a.one", "a.two", "b", "d",
      ])
  }

  /// A file is not read again without end: each mistake that is found by then is told, and each once.
  @Test(arguments: ["{a.t} * 2", "{ $value: {a.t} }", "#fff", "!x y", "{ $value: rgb(1, 2, 3) }"])
  func eachIsToldOnceHoweverManyThereAre(_ value: String) {
    let lines = (0..<300).map { "  t\($0): { $value: {a.t} * 2 }\n  u\($0): \(value)\n" }
    let file = SourceFile(path: "tokens.yaml", text: "a:\n  $type: string\n  t: b\n" + lines.joined())
    let found = compile([file]).bag.diagnostics
    #expect(found.count > 100 && found.allSatisfy { "\($0.id)".hasPrefix("quote-") })
    #expect(Set(found.compactMap { $0.range?.startLocation.line }).count == found.count)
  }
}
