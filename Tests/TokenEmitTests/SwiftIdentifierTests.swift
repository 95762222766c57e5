import Foundation
import TestSupport
import Testing
import TokenEmit

@Suite struct SwiftIdentifierTests {
  typealias Row = (name: String, member: String?, type: String?)

  private static let rows: [Row] = [
    ("foo-bar", "fooBar", "FooBar"), ("fooBar", "fooBar", "FooBar"), ("foo_bar", "fooBar", "FooBar"),
    ("FOO", "foo", "Foo"), ("foo", "foo", "Foo"), ("a b", "aB", "AB"), ("a  b", "aB", "AB"),
    ("--a--b--", "aB", "AB"), ("_a", "a", "A"), ("2xl", "_2xl", "_2xl"), ("200ms", "_200ms", "_200ms"),
    ("2xSmall", "_2xSmall", "_2xSmall"), ("2XL", "_2xl", "_2xl"), ("h1", "h1", "H1"),
    ("h1Title", "h1Title", "H1Title"), ("15", "_15", "_15"), ("1_5", "_1_5", "_1_5"),
    ("1.5-like", "_1_5Like", "_1_5Like"), ("v1-5", "v1_5", "V1_5"), ("-1", "minus1", "Minus1"),
    ("-1-2", "minus1_2", "Minus1_2"), ("a-1", "a1", "A1"), ("-a", "a", "A"), ("+1", "_1", "_1"),
    ("URLSession", "urlSession", "UrlSession"), ("myURL", "myUrl", "MyUrl"), ("iOS", "iOs", "IOs"),
    ("größe", "größe", "Größe"), ("Größe", "größe", "Größe"), ("ßa", "ßa", "SSa"), ("ÉTÉ", "été", "Été"),
    ("颜色", "颜色", "颜色"), ("цвет-фона", "цветФона", "ЦветФона"), ("लाल", "लाल", "लाल"),
    ("🙂", "🙂", "🙂"), ("a🙂b", "a🙂b", "A🙂b"), ("⭐", nil, nil), ("⭐a", "a", "A"), ("→", nil, nil),
    ("", nil, nil), ("--", nil, nil), ("_", nil, nil), ("☀️", nil, nil), ("❤️-red", "red", "Red"),
    ("👩‍👩‍👧", "👩👩👧", "👩👩👧"), ("👍🏽", "👍🏽", "👍🏽"), ("🇨🇭", "🇨🇭", "🇨🇭"),
    ("a\u{202E}b", "aB", "AB"), ("a\u{200B}b", "aB", "AB"), ("\u{2066}x\u{2069}", "x", "X"),
    ("a\u{FEFF}b", "aB", "AB"), ("e\u{301}t", "e\u{301}t", "E\u{301}t"),
    ("\u{301}x", "_\u{301}x", "_\u{301}x"),
    ("a$b", "aB", "AB"), ("a`b", "aB", "AB"), ("a\"b", "aB", "AB"), ("a\\b", "aB", "AB"),
    ("a\nb", "aB", "AB"),
    ("x²", "x²", "X²"), ("½", "½", "½"), ("٣", "٣", "٣"), ("ﬁx", "ﬁx", "FIx"), ("İ", "i\u{307}", "İ"),
    ("self", "self", "Self"), ("default", "default", "Default"), ("Type", "type", "Type"),
    ("init", "init", "Init"), ("in", "in", "In"), ("await", "await", "Await"), ("any", "any", "Any"),
    ("some", "some", "Some"), ("subscript", "subscript", "Subscript"), ("is", "is", "Is"),
  ]

  @Test(arguments: rows)
  func namesBecomeIdentifiers(row: Row) {
    #expect(SwiftIdentifier.member(row.name) == row.member)
    #expect(SwiftIdentifier.type(row.name) == row.type)
  }

  @Test func keywordsTakeBackticksAndOthersDoNot() {
    #expect(SwiftIdentifier.escaped("default") == "`default`")
    #expect(SwiftIdentifier.escaped("self") == "`self`")
    #expect(SwiftIdentifier.escaped("fooBar") == "fooBar")
  }

  @Test(arguments: [
    ("DS", true), ("Größe", true), ("_1", true), ("🙂", true), ("1a", false), ("", false), ("a-b", false),
    ("class", false), ("a b", false), ("a\u{202E}b", false), ("⭐", false), ("_", false), ("some", false),
    ("Surface", false), ("Context", false), ("TextSize", false), ("Swift", false),
  ])
  func rootsAreFreeIdentifiers(name: String, expected: Bool) {
    #expect(SwiftIdentifier.isRootName(name) == expected)
  }

  @Test(arguments: [
    ("doubleExtraLarge", true), ("default", true), ("self", true), ("_2xl", true), ("größe", true),
    ("__", true),
    ("2xl", false), ("", false), ("_", false), ("a-b", false), ("a b", false), ("`in`", false), ("$0", false),
    ("a.b", false), ("\u{301}x", false), ("a\u{200B}b", false), ("⭐", false), ("+", false),
  ])
  func chosenNamesAreIdentifiers(name: String, expected: Bool) {
    #expect(SwiftIdentifier.isChosenName(name) == expected)
  }

  /// Every identifier of the table, declared and used as a member and as a type, each in a place of its own.
  @Test func everyIdentifierCompiles() throws {
    var source = ""
    for (index, row) in Self.rows.enumerated() {
      if let member = row.member.map(SwiftIdentifier.escaped) {
        source += "enum M\(index) { static var \(member): Int { 1 } }\nlet m\(index) = M\(index).\(member)\n"
      }
      if let type = row.type, !SwiftIdentifier.unusableTypes.contains(type) {
        let name = SwiftIdentifier.escaped(type)
        source += "enum T\(index) { enum \(name) { static var x: Int { 1 } } }\n"
        source += "let t\(index) = T\(index).\(name).x\n"
      }
    }
    let compiler = try SwiftCompiler()
    try compiler.write(source, to: "names.swift")
    let result = try compiler.run(["-typecheck"] + SwiftCompiler.mode6 + ["names.swift"])
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  /// The types of the list are refused, or else the list would be longer than it must be.
  @Test func typeCalledTypeIsRefusedByTheCompiler() throws {
    let name = "Type"
    #expect(SwiftIdentifier.unusableTypes.contains(name))
    let compiler = try SwiftCompiler()
    try compiler.write(
      "enum A { enum `\(name)` { static var x: Int { 1 } } }\nlet x = A.`\(name)`.x\n", to: "name.swift")
    #expect(try compiler.run(["-typecheck", "name.swift"]).status != 0)
  }
}
