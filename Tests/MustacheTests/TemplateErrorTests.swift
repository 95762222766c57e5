import Foundation
import Mustache
import TestSupport
import Testing
import TokenDiagnostics

/// What is said of the mistakes in a template. One run finds them all.
@Suite struct TemplateErrorTests {
  @Test func messages() throws {
    for url in try Fixtures.files(in: "Mustache", withExtension: "mustache") {
      let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
      var errors: [TemplateError] = []
      _ = Template.parse(file.bytes, name: file.path, reportingTo: &errors)
      expectGolden(
        errors.map { lines(for: $0, in: file) }.joined(),
        url.deletingPathExtension().appendingPathExtension("txt"))
    }
  }

  private func lines(for error: TemplateError, in file: SourceFile) -> String {
    let note = error.note.map { "  \(place($0.range, in: file)): \($0.message)\n" } ?? ""
    return "\(place(error.range, in: file)): \(error.message)\n\(note)"
  }

  private func place(_ range: Range<Int>, in file: SourceFile) -> String {
    let start = file.location(of: range.lowerBound)
    let end = file.location(of: range.upperBound)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }

  @Test func aTemplateWithMistakesIsStillRendered() {
    let result = Templates([:]).render("a {{}}b{{#x}}{{.}}", .named(["x": .text("c")]), escaping: .none)
    #expect(result.text == "a bc")
    #expect(result.errors.map(\.message) == ["a tag must hold a name", "'{{#x}}' needs a '{{/x}}' after it"])
  }

  @Test func aLongNameIsCut() {
    let name = String(repeating: "ü", count: 100_000)
    let result = Templates([:]).render("{{#\(name)}}", .null, escaping: .none)
    #expect(result.errors.count == 1)
    #expect(result.errors[0].message.utf8.count < 400)
  }
}
