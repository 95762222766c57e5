import TestSupport
import Testing

@testable import TokenLint

/// To lex first and parse what may hold something finds what parsing everything finds.
@Suite struct LexingFirstTests {
  @Test(arguments: 0..<40) func bothWaysFindTheSame(seed: Int) {
    var generator = RepeatableGenerator(state: UInt64(seed))
    for _ in 0..<25 {
      var text = ""
      for _ in 0...generator.next(below: 9) {
        text += Self.snippets[generator.next(below: Self.snippets.count)]
        text +=
          ["\n", "\n\n", "\r\n", " // a\n", "\n// tokenc:ignore device - a\n"][generator.next(below: 5)]
      }
      expectTheSame(text)
    }
  }

  /// Also in each other, cut off and out of place.
  @Test(arguments: 0..<40) func bothWaysFindTheSameInBrokenText(seed: Int) {
    var generator = RepeatableGenerator(state: UInt64(seed + 1000))
    for _ in 0..<25 {
      var text = ""
      for _ in 0...generator.next(below: 5) {
        let snippet = Self.snippets[generator.next(below: Self.snippets.count)]
        let start = generator.next(below: snippet.count)
        text += generator.next(below: 3) == 0 ? String(snippet.dropFirst(start)) : snippet
        text +=
          ["\n", " ", "{", "}", "\"", "(", "#if A\n", "\n#endif\n", "/*", "*/"][generator.next(below: 10)]
      }
      expectTheSame(text)
    }
  }

  /// What a slash begins is not known to the lexer, so what it takes for a text may be code.
  @Test(arguments: [
    "let r = /a\"b/; let a = UIScreen.main.bounds", "} */let r = /a\"b/{let a = UIScreen.main.bounds",
  ])
  func bothWaysFindTheSameBehindARegularExpression(_ text: String) { expectTheSame(text) }

  private func expectTheSame(_ text: String) {
    let reading = SwiftReading(rules: LintRule.all)
    var first = reading.read(Array(text.utf8))
    var whole = reading.read(Array(text.utf8), method: .parsingAll)
    // Only what was parsed can be told to be broken.
    for facts in [first, whole] { #expect(facts.parsedBytes <= text.utf8.count) }
    (first.errorOffset, whole.errorOffset, first.parsedBytes, whole.parsedBytes) = (nil, nil, 0, 0)
    #expect(first == whole, "\(text)")
  }

  private static let snippets =
    // Examples of the project's own files are no Swift.
    LintRule.all.filter { $0.project == nil }.flatMap { $0.examples.found + $0.examples.silent }
    .map { $0.replacing("↓", with: "") } + [
      "let r = /a\"b/", "let r = /a\"b/; let a = UIScreen.main.bounds", "let r = #/\n a \" b\n/#",
      "let s = \"\"\"\n  a \\(UIScreen.main.bounds) \"\n  \"\"\"",
      "let s = #\"UIScreen.main.bounds \\(a) \\#(UIScreen.main.bounds)\"#",
      "/* a /* UIScreen.main.bounds */ b */",
      "func f() {\n  #if os(iOS)\n  let a = UIScreen.main.bounds\n  #else\n  g()\n  #endif\n}",
      "#if canImport(UIKit)\nimport UIKit\nstruct A {\n  let a = UIScreen.main.bounds\n}\n#endif",
      "f() { UIScreen.main.bounds }",
      "import XCTest", "final class T: XCTestCase { func testA() { f(UIScreen.main.bounds) } }",
      "// tokenc:disable:next screen-main-bounds - a", "// tokenc:disable device", "// tokenc:enable", "}",
      "{", "a / b / c",
      "let x = a ? /b/ : c", "struct UIScreen {}",
      "@available(*, deprecated)\nfunc old() { f(UIScreen.main.bounds) }",
      "var a: CGFloat { UIScreen\n    .main\n    .bounds.width }", "infix operator <~>",
      "macro m() = #externalMacro(module: \"\", type: \"\")",
    ]
}
