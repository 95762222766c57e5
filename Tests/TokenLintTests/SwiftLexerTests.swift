import Testing

@testable import TokenLint

/// What the lexer takes for code, and where it would cut.
@Suite struct SwiftLexerTests {
  private func lex(_ text: String) -> LexedSwift {
    let table = TriggerTable([[.name("hit"), .text("hit")]])
    return Array(text.utf8).withUnsafeBytes { SwiftLexer.lex($0, table) }
  }

  /// Each `hit` that stands after `↓` is seen as code, and no other.
  @Test(arguments: [
    "↓hit + a.↓hit(x: ↓hit) { ↓hit }", "`hit` + hitch + ahit + _hit",
    "// hit\n↓hit /* hit /* hit */ hit */ ↓hit",
    #""a hit \" hit" + ↓hit"#, ##"#"a hit \(hit) " hit"# + ↓hit"##, ##"#"a \#(↓hit) hit"# + ↓hit"##,
    #""a \(↓hit + "b \(↓hit) hit" + ↓hit) hit" + ↓hit"#, #""\(a(↓hit) + (↓hit)) hit" + ↓hit"#,
    "\"\"\"\n hit \" hit \"\" hit\n \\(↓hit)\n \\\n hit\n\"\"\" + ↓hit",
    "#\"\"\"\n hit \"\"\" hit \\(hit) \\#(↓hit)\n\"\"\"# + ↓hit",
    "\"\"\"\n \\(\n  ↓hit + \"\"\"\n   hit \\(↓hit)\n  \"\"\"\n )\n hit\n\"\"\"", "\"↓hit\" + \" hit\"",
    "#if ↓hit\n↓hit\n#elseif ↓hit\n↓hit\n#else\n↓hit\n#endif", "@hit(↓hit)".replacing("@hit", with: "@↓hit"),
    "a / ↓hit / b", "a\r// hit\r↓hit", "\u{FEFF}↓hit", "#!/bin/hit\n↓hit",
    "let größe↓".replacing("↓", with: "") + " = ↓hit",
    "#hit(↓hit)".replacing("#hit", with: "#↓hit"), "\\.↓hit.a", "1.↓hit + 0xhit",
  ])
  func codeIsToldFromText(_ marked: String) {
    let text = MarkedText(marked)
    let found = lex(String(decoding: text.bytes, as: UTF8.self))
    #expect(found.candidates.map(\.offset) == text.places, "\(marked)")
    #expect(!found.isUnsure, "\(marked)")
  }

  @Test(arguments: [
    "let a = /hit \" /", "let a = #/hit/#", "f(/a\"b/)", "\"never ends\n", "\"\"\"\nnever ends",
    "/* never ends", "(", "}", "(]",
    "#if A", "#endif", "`never ends\n", "\"\\(never ends", "return /a/",
  ])
  func whatMayMeanSomethingElseIsUnsure(_ text: String) { #expect(lex(text).isUnsure, "\(text)") }

  /// Each `✂` stands where a line begins and the text may be cut before it.
  @Test(arguments: [
    "struct A {}\n✂struct B {}\n", "struct A {} // a\n✂\n// b\nstruct B {}\n",
    "func f() {}\n✂@objc func g() {}\n",
    "struct A {}; struct B {}\n", "func f() {}\nf() {}\n", "let a = f {\n}\n.b()\n", "let a = f { } b: { }\n",
    "let a = f {\n}\nlet: { }\n", "#if A\nstruct A {}\nstruct B {}\n#endif\n✂struct C {}\n",
    "struct A {}\n✂#if A\nstruct B {}\n#endif\n", "struct A {\n  func f() {}\n  func g() {}\n}\n",
    "struct A {}\r\n✂struct B {}\r\n".replacing("\r\n✂", with: "\r✂\n"),
    "struct A {}\n/* a\n */ struct B {}\n".replacing("}\n/*", with: "}\n✂/*"),
    "var a: Int { 1 }\n✂extension B {}\n", "struct A {}\n+ 1\nstruct B {}",
  ])
  func cutsStandBetweenDeclarations(_ marked: String) {
    let parts = marked.split(separator: "✂", omittingEmptySubsequences: false)
    var expected: [Int] = []
    for part in parts.dropLast() { expected.append((expected.last ?? 0) + part.utf8.count) }
    #expect(lex(parts.joined()).cuts == expected, "\(marked)")
  }

  @Test func headsAreRead() {
    let found = lex(
      """
      import UIKit
      @testable import class AppKit . NSView
      struct Outer<T: A>: View, B.C where T: D {
        final class Inner {}
        class func f() {}
      }
      extension Outer.Inner: E & F {}
      protocol P: AnyObject {}
      """)
    #expect(found.imports == ["UIKit", "AppKit"])
    #expect(
      found.declarations.map { "\($0.kind.rawValue) \($0.name): \($0.inherited.joined(separator: ", "))" }
        == [
          "struct Outer: View, B.C", "class Outer.Inner: ", "extension Outer.Inner: E, F",
          "protocol P: AnyObject",
        ])
  }

  @Test func commentsToTheToolAreKept() {
    let text =
      "// tokenc:ignore a\r\nlet a = 1 /* tokenc:disable:this */\n// token:disable\n\"// tokenc:disable\""
    let bytes = Array(text.utf8)
    #expect(
      lex(text).directives.map { String(decoding: bytes[$0], as: UTF8.self) } == [
        "// tokenc:ignore a", "/* tokenc:disable:this */",
      ])
  }
}
