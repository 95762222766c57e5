import TestSupport
import Testing
import TokenEmit

/// Two names that would be one in Swift are an error that shows both.
@Suite struct SwiftNameClashTests {
  @Test(arguments: [
    ("foo-bar: { $v }\nfooBar: { $v }", "fooBar", "foo-bar", "fooBar"),
    ("foo-bar: { a: { $v } }\nfooBar: { a: { $v } }", "fooBar", "foo-bar", "FooBar"),
    ("颜色: { a: { $v } }\n\"颜色-\": { $v }", "颜色-", "颜色", "颜色"),
    ("\"2\": { a: { $v } }\n\"+2\": { $v }", "+2", "2", "_2"),
    ("a: { é-x: { $v }, \"e\\u0301X\": { $v } }", "a.e\u{301}X", "a.é-x", "éX"),
    ("a: { type_: { x: { $v } }, type: { x: { $v } } }", "a.type", "a.type_", "Type_"),
  ])
  func clashesShowBothPlaces(text: String, path: String, other: String, name: String) {
    let project = EmittedProject(text.replacing("$v", with: "$type: number, $value: 1"))
    let clashes = project.bag.diagnostics.filter { $0.id == .swiftNameClash }
    #expect(
      clashes.map(\.message) == [
        "'\(path)' and '\(other)' have the same Swift name '\(name)'; rename one, or choose a Swift name in "
          + ".tokenc.yml: 'swift: { names: { \"\(path)\": … } }'"
      ])
    #expect(clashes.allSatisfy { $0.range != nil && $0.notes.count == 1 && $0.notes[0].range != nil })
  }

  /// A type and a member may be called alike but for case, and digits are kept apart.
  @Test func namesThatDifferDoNotClash() {
    let text =
      "foo: { a: { $v } }\nbar: { foo: { $v } }\n2xl: { a: { $v } }\n\"2-xl\": { $v }\n1_5: { $v }\n15: { $v }"
    #expect(EmittedProject(text.replacing("$v", with: "$type: number, $value: 1")).errors == [])
  }

  @Test func nameWithNothingLeftIsAnError() {
    #expect(
      EmittedProject("\"→\": { $type: number, $value: 1 }").errors == [
        "'→' has no letter or digit that a Swift name can hold; rename it, or choose a Swift name in .tokenc.yml: "
          + "'swift: { names: { \"→\": … } }' [empty-swift-name]"
      ])
  }

  @Test func filesWithOneOutputNameAreAnError() {
    let token = { (name: String) in "\(name): { $type: number, $value: 1 }" }
    let project = EmittedProject([
      ("a/b.yaml", token("x")), ("A+b.yml", token("y")), ("_namespaces.yaml", token("z")),
    ])
    #expect(
      project.errors == [
        "'Tokens/A+b.yml' and 'Tokens/a/b.yaml' would both be 'A+b.tokens.swift'; rename one [output-name-clash]",
        "'Tokens/_namespaces.yaml' would be '_Namespaces.tokens.swift', which holds the namespaces; rename it [output-name-clash]",
      ])
  }
}
