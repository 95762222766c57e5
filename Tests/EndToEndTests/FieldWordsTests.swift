import Foundation
import TestSupport
import Testing

/// Each word that the page of types lists for a field is taken, and what is told of another one lists no more.
@Suite struct FieldWordsTests {
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
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let table = try #require(page.firstMatch(of: /\| field \| words \|\n\|---\|---\|\n((?:\|.*\n)+)/)?.1)
    var fields: [String] = []
    for row in table.split(separator: "\n") {
      let cells = row.split(separator: "|").map { cell in cell.matches(of: /`(\w+)`/).map { String($0.1) } }
      let (names, words) = (cells[0], cells[1])
      fields += names
      for name in names { try expectWords(words, in: #require(templates[name]), name) }
    }
    #expect(fields.sorted() == templates.keys.sorted())
  }

  private static let page = Fixtures.checkout.appending(path: "Sources/tokenc/tokenc.docc/Types.md")

  private func expectWords(_ words: [String], in template: String, _ name: String) throws {
    let tokens = words.enumerated().map { "t\($0): " + template.replacing("WORD", with: $1) + "\n" }
    #expect(compile(tokens.joined()).bag.diagnostics.map(\.message) == [], "\(name)")
    let refused = compile("t: " + template.replacing("WORD", with: "elsewhere")).bag
    let message = try #require(refused.diagnostics.first?.message)
    let listed = message.matches(of: /'(\w+)'/).map { String($0.1) }
    #expect(listed == ["elsewhere"] + words, "\(message)")
  }
}
