import TestSupport
import Testing

/// The words that fields of layout types take, as the documentation lists them.
@Suite struct FieldWordsTests {
  private let project: TemporaryFolder

  init() throws { project = try TemporaryFolder() }

  private func tokenc(_ arguments: String...) throws -> ProcessResult {
    try runProcess(BuiltProduct.path("tokenc"), arguments, in: project.url)
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
    let rows = try DocumentationPages.rows(
      under: "| field | words |", in: DocumentationPages.text("Layout.md"))
    var fields: [String] = []
    for row in rows {
      let (names, words) = (DocumentationPages.codes(in: row[0]), DocumentationPages.codes(in: row[1]))
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
}
