import Foundation
import TestSupport
import Testing

/// What the README shows is what the tool does.
@Suite struct ReadmeTests {
  private let readme: String
  private let blocks: [(language: String, text: String)]
  private let project: TemporaryFolder

  init() throws {
    readme = try String(contentsOf: Fixtures.checkout.appending(path: "README.md"), encoding: .utf8)
    blocks = MarkdownPage(readme).blocks
    project = try TemporaryFolder()
  }

  private func tokenc(_ arguments: String...) throws -> ProcessResult {
    try runProcess(BuiltProduct.path("tokenc"), arguments, in: project.url)
  }

  private func block(_ language: String, beginningWith start: String) throws -> String {
    try #require(blocks.first { $0.language == language && $0.text.hasPrefix(start) }?.text)
  }

  @Test func firstExampleIsReal() throws {
    try project.write(block("yaml", beginningWith: "card:"), to: "Tokens/app.yaml")
    let result = try tokenc("build")
    #expect(try result.output + result.errors == block("text", beginningWith: "Generated/Swift"))
    let generated = project.text(of: "Generated/Swift/app.tokens.swift") ?? ""
    #expect(try generated.hasSuffix(block("swift", beginningWith: "extension DS.Card")))
  }

  @Test func mistakesAreReal() throws {
    try project.write(block("yaml", beginningWith: "card:\n  $type: dimenson"), to: "Tokens/app.yaml")
    #expect(try tokenc("check").errors == block("text", beginningWith: "Tokens/app.yaml:2:10"))
  }

  /// Each listed word is taken, and what is told of another one lists no more.
  @Test func wordsOfFieldsAreAllThereAre() throws {
    let area = "width: 1, height: 1"
    let values = [
      "placement": ("sheetFrame", "\(area), placement: WORD, surface: { \(area) }"),
      "edge": ("reservedRegion", "\(area), edge: WORD, kind: division, surface: { \(area) }"),
      "kind": ("reservedRegion", "\(area), edge: top, kind: WORD, surface: { \(area) }"),
      "widthClass": ("surface", "\(area), widthClass: WORD"),
      "heightClass": ("surface", "\(area), heightClass: WORD"),
      "axis": ("surface", "\(area), crease: { axis: WORD, at: 0.5 }"),
      "by": ("surfaceFit", "content: { \(area) }, host: { \(area) }, by: WORD"),
      "split": (
        "arrangement",
        "primary: 0.5, split: WORD, surface: { \(area), crease: { axis: vertical, at: 0.5 } }"
      ),
    ]
    let templates = values.mapValues { type, fields in "{ $type: \(type), $value: { \(fields) } }" }
    let table = try #require(readme.firstMatch(of: /\| field \| words \|\n\|---\|---\|\n((?:\|.*\n)+)/)?.1)
    var fields: [String] = []
    for row in table.split(separator: "\n") {
      let cells = row.split(separator: "|").map { cell in cell.matches(of: /`(\w+)`/).map { String($0.1) } }
      let (names, words) = (cells[0], cells[1])
      fields += names
      for name in names { try expectWords(words, in: #require(templates[name]), name) }
    }
    #expect(fields.sorted() == templates.keys.sorted())
  }

  private func expectWords(_ words: [String], in template: String, _ name: String) throws {
    let tokens = words.enumerated().map { "t\($0): " + template.replacing("WORD", with: $1) + "\n" }
    try project.write(tokens.joined(), to: "Tokens/app.yaml")
    #expect(try tokenc("check").errors == "", "\(name)")
    try project.write("t: " + template.replacing("WORD", with: "elsewhere"), to: "Tokens/app.yaml")
    let message = try #require(try tokenc("check").errors.split(separator: "\n").first)
    let listed = message.matches(of: /'(\w+)'/).map { String($0.1) }
    #expect(listed == ["elsewhere"] + words, "\(message)")
  }

  @Test func configIsTheDefault() throws {
    try project.write(block("yaml", beginningWith: "card:"), to: "Tokens/app.yaml")
    #expect(try tokenc("build").status == 0)
    try project.write(block("yaml", beginningWith: "tokens:"), to: ".tokenc.yml")
    #expect(try tokenc("build", "--check").status == 0)
  }
}
