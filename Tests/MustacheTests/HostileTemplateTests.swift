import Mustache
import TestSupport
import Testing

/// Templates made to exhaust the parser or the renderer: each ends soon, with a mistake and never with a crash.
@Suite struct HostileTemplateTests {
  private func messages(of text: String) -> Set<String> {
    var errors: [TemplateError] = []
    _ = Template.parse(Array(text.utf8), name: "main", reportingTo: &errors)
    #expect(errors.count <= 100)
    return Set(errors.map(\.message))
  }

  private func render(
    _ text: String, _ partials: [String: String], within limits: RenderingLimits = .standard
  ) -> [TemplateError] {
    let value = TemplateValue.named(["a": .named([:]), "list": .list([.code("1"), .code("2")])])
    return Templates(partials).render(text, value, escaping: .none, within: limits).errors
  }

  @Test(arguments: ["{{", "{{{", "{{=", "{{a", "{{#a", "{{=<% ", " {{", "{{!"])
  func tagsWithoutEnd(_ piece: String) {
    let found = messages(of: String(repeating: piece, count: FullRun.times(500_000)))
    #expect(found.count >= 1)
    #expect(found.allSatisfy { $0.hasPrefix("this tag needs a '") }, "\(found)")
  }

  @Test(arguments: ["{{#a}}", "{{^a}}", "{{$a}}", "{{<a}}{{$a}}", "{{#a}}\n", " {{$a}}\n"])
  func levelsWithoutEnd(_ level: String) {
    let found = messages(of: String(repeating: level, count: FullRun.times(300_000)))
    #expect(found.contains("sections, parents and blocks nest at most 100 deep"))
  }

  @Test func aHundredLevelsAreRead() {
    let text = { String(repeating: "{{#a}}", count: $0) + "x" + String(repeating: "{{/a}}", count: $0) }
    #expect(messages(of: text(100)) == [])
    #expect(messages(of: text(101)) == ["sections, parents and blocks nest at most 100 deep"])
  }

  @Test func endsWithoutBegin() {
    #expect(
      messages(of: String(repeating: "{{/a}}", count: FullRun.times(300_000)))
        == ["'{{/a}}' ends nothing: no tag of that name is open"])
  }

  @Test func chainsOfDelimiters() {
    let count = FullRun.times(100_000)
    #expect(messages(of: String(repeating: "{{=<% %>=}}<%={{ }}=%>", count: count)) == [])
    #expect(messages(of: String(repeating: "{{= =}}", count: count)).count == 1)
    #expect(messages(of: String(repeating: "{{=| |=}}|a||={{ }}=|", count: count)) == [])
  }

  @Test func longTexts() {
    let count = FullRun.times(1_000_000)
    #expect(messages(of: String(repeating: "\n", count: count)) == [])
    #expect(messages(of: "{{!" + String(repeating: "{{\n", count: count) + "}}") == [])
    #expect(messages(of: "{{#a}}" + String(repeating: " ", count: count) + "{{/a}}") == [])
    #expect(messages(of: "{{" + String(repeating: "a.", count: count) + "a}}") == [])
    #expect(messages(of: String(repeating: "\0", count: count)).count == 1)
  }

  @Test func aTemplateThatIncludesItself() {
    for (text, partials) in [
      ("{{>p}}", ["p": "{{>p}}"]), ("{{>p}}", ["p": "{{>p}}{{>p}}"]), ("{{>p}}", ["p": "{{#a}}{{>p}}{{/a}}"]),
      ("{{<p}}{{/p}}", ["p": "{{<p}}{{$b}}{{/b}}{{/p}}"]),
      ("{{>p}}", ["p": "  {{>q}}\n", "q": "  {{>p}}\n"]),
    ] {
      let errors = render(text, partials)
      #expect(
        errors.map(\.message) == ["sections and templates lie more than 2000 deep in one another here"],
        "\(text)")
    }
  }

  @Test func theMistakeStandsInTheTemplateThatGoesTooDeep() {
    let error = render("a {{>p}}", ["p": "bb {{>p}}"]).first
    #expect(error?.template == "p")
    #expect(error?.range == 3..<9)
  }

  @Test func whatMultipliesEndsAtALimit() {
    var partials: [String: String] = ["p0": ""]
    for level in 1...60 { partials["p\(level)"] = "{{>p\(level - 1)}}{{>p\(level - 1)}}" }
    let limits = RenderingLimits(depth: 100, steps: 10_000, bytes: 1000)
    let message =
      "the output ends here: a template writes at most 1000 bytes and 10000 tags and texts"
    #expect(render("{{>p60}}", partials, within: limits).map(\.message) == [message])
    partials["p0"] = String(repeating: "x", count: 100)
    #expect(render("{{>p60}}", partials, within: limits).map(\.message) == [message])
  }
}
