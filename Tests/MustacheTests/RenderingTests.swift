import Mustache
import Testing

/// What the specification leaves open, or does not test.
@Suite struct RenderingTests {
  private func render(
    _ text: String, _ value: [String: TemplateValue] = [:], _ partials: [String: String] = [:],
    escaping: Escaping = .none
  ) -> String {
    let result = Templates(partials).render(text, .named(value), escaping: escaping)
    #expect(result.errors == [])
    return result.text
  }

  @Test func falseValues() {
    let values: [String: TemplateValue] = [
      "null": .null, "no": .boolean(false), "empty": .text(""), "none": .code(""), "list": .list([]),
    ]
    for name in values.keys {
      #expect(render("{{#\(name)}}a{{/\(name)}}{{^\(name)}}b{{/\(name)}}", values) == "b")
    }
  }

  @Test func trueValues() {
    let values: [String: TemplateValue] = [
      "yes": .boolean(true), "zero": .code("0"), "blank": .text(" "), "list": .list([.null]),
      "object": .named([:]),
    ]
    for name in values.keys {
      #expect(render("{{#\(name)}}a{{/\(name)}}{{^\(name)}}b{{/\(name)}}", values) == "a")
    }
  }

  @Test func onlyTextAndCodeAndBooleansAreWritten() {
    let values: [String: TemplateValue] = [
      "list": .list([.code("1")]), "object": .named(["a": .code("1")]), "null": .null, "yes": .boolean(true),
    ]
    #expect(render("[{{list}}{{object}}{{null}}{{{list}}}] {{yes}} {{{yes}}}", values) == "[] true true")
  }

  @Test func textAndCodeAreEscapedEachInItsWay() {
    let escaping = Escaping(
      text: { $1 += "\"\($0)\"".utf8 }, code: { $1 += "(\($0))".utf8 })
    let values: [String: TemplateValue] = ["text": .text("a"), "code": .code("1")]
    #expect(render("{{text}} {{code}} {{{text}}} {{&code}}", values, escaping: escaping) == "\"a\" (1) a 1")
  }

  /// A name that is known but stands for nothing hides the same name further out.
  @Test func nullHidesWhatIsFurtherOut() {
    let values: [String: TemplateValue] = ["a": .code("outer"), "inner": .named(["a": .null])]
    #expect(render("{{#inner}}[{{a}}]{{/inner}}", values) == "[]")
  }

  @Test func emptyLinesOfAPartialAreNotIndented() {
    #expect(render("  {{>p}}\n", [:], ["p": "a\n\n{{x}}b\r\n\r\nc\n"]) == "  a\n\n  b\r\n\r\n  c\n")
  }

  @Test func indentationAddsUpInPartials() {
    let partials = ["outer": "{\n  {{>inner}}\n}\n", "inner": "a\n{{#yes}}\nb\n{{/yes}}\n"]
    #expect(render("  {{>outer}}\n", ["yes": .boolean(true)], partials) == "  {\n    a\n    b\n  }\n")
  }

  @Test func aByteOrderMarkIsNotWritten() {
    #expect(render("\u{FEFF}a") == "a")
  }

  @Test func theOutputIsContinued() {
    var errors: [TemplateError] = []
    let template = Template.parse(Array("b".utf8), name: "main", reportingTo: &errors)
    var output = Array("a".utf8)
    let failure = template.render(
      .null, partials: { _ in nil }, escaping: .none, within: .standard, into: &output)
    #expect(failure == nil)
    #expect(output == Array("ab".utf8))
  }
}

/// Parents and blocks, where the specification says little.
@Suite struct InheritanceTests {
  private func render(_ text: String, _ partials: [String: String]) -> String {
    let result = Templates(partials).render(text, .named(["x": .code("1")]), escaping: .none)
    #expect(result.errors == [])
    return result.text
  }

  private let layout = "begin\n  {{$body}}{{/body}}\nend\n"

  @Test func anEmptyBlockThatNothingReplacesLeavesNoLine() {
    #expect(render("{{>layout}}", ["layout": layout]) == "begin\nend\n")
  }

  @Test func whatReplacesAnEmptyBlockTakesItsLine() {
    let parts = ["layout": layout]
    #expect(render("{{<layout}}{{$body}}a{{/body}}{{/layout}}", parts) == "begin\n  a\nend\n")
    let lines = "{{<layout}}\n  {{$body}}\n    a\n\n      b\n  {{/body}}\n{{/layout}}\n"
    #expect(render(lines, parts) == "begin\n  a\n\n    b\nend\n")
  }

  @Test func sectionsAndPartialsInABlockMoveWithIt() {
    let text = "{{<layout}}\n{{$body}}\n    {{#x}}\n    a\n      {{>p}}\n    {{/x}}\n{{/body}}\n{{/layout}}\n"
    #expect(render(text, ["layout": layout, "p": "b\nc\n"]) == "begin\n  a\n    b\n    c\nend\n")
  }

  @Test func aParentInABlockIsNotChangedByTheBlocksBesideIt() {
    let parts = ["layout": "{{$title}}{{/title}}: {{$body}}{{/body}}", "card": "<{{$title}}-{{/title}}>"]
    let card = "{{<card}}{{$title}}card{{/title}}{{/card}}"
    let text = "{{<layout}}{{$title}}page{{/title}}{{$body}}\(card) {{>card}}{{/body}}{{/layout}}"
    #expect(render(text, parts) == "page: <card> <->")
  }

  @Test func aParentWithTextAroundItHasNoLineForItself() {
    #expect(render("  {{<p}}{{/p}} a\n", ["p": "1\n2"]) == "  1\n2 a\n")
    #expect(render("a {{<p}}\n{{/p}}\n", ["p": "1\n2"]) == "a 1\n2\n")
  }

  @Test func lineBreaksMayHaveACarriageReturn() {
    let text = "{{<layout}}\r\n{{$body}}\r\n  a\r\n{{/body}}\r\n{{/layout}}\r\n"
    let parts = ["layout": "begin\r\n  {{$body}}{{/body}}\r\nend\r\n"]
    #expect(render(text, parts) == "begin\r\n  a\r\nend\r\n")
    #expect(
      render("{{<layout}}{{$body}}a{{/body}}{{/layout}}", parts) == "begin\r\n  a\r\nend\r\n")
  }
}
