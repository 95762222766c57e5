import Foundation
import TestSupport
import Testing
import TokenDiagnostics

/// Fifteen kinds of mistake in one file, the last a syntax error at its end: each is told once, at its own place, with what to do about it.
@Suite struct FifteenMistakesTests {
  @Test func everyMistakeIsToldOnce() throws {
    let url = Fixtures.directory.appending(path: "Model/fifteen-mistakes.yaml")
    let found = compile(try String(contentsOf: url, encoding: .utf8)).bag.diagnostics
    #expect(found.map(Told.init) == Self.expected)
    #expect(Set(found.map(\.id)).count == 15)
  }

  /// A diagnostic as far as a person goes by it.
  private struct Told: Equatable {
    let place: [Int]
    let id: String
    let message: String

    init(_ line: Int, _ column: Int, to end: Int, _ id: String, _ message: String) {
      (place, self.id, self.message) = ([line, column, end], id, message)
    }

    init(_ diagnostic: Diagnostic) {
      let start = diagnostic.range?.startLocation ?? (line: 0, column: 0)
      place = [start.line, start.column, diagnostic.range?.endLocation.column ?? 0]
      id = "\(diagnostic.id)"
      message = diagnostic.message
    }
  }

  private static let expected = [
    Told(4, 10, to: 24, "unknown-reference", "'color.brnd' is not a token; did you mean 'color.brand'?"),
    Told(
      5, 10, to: 18, "malformed-color",
      "'#12345' is not a colour; after '#' stand 3, 4, 6 or 8 digits from 0 to 9 and A to F"),
    Told(
      6, 11, to: 24, "quote-reference", "a reference must be quoted, because YAML reads '{' as a mapping"),
    Told(7, 10, to: 17, "quote-color", "a colour must be quoted, because YAML reads '#' as a comment"),
    Told(
      10, 3, to: 14, "unknown-key",
      "'$descripton' is not a key that tokens or groups have; did you mean '$description'?"),
    Told(11, 10, to: 13, "quoted-number", "a number is written without quotes"),
    Told(
      12, 10, to: 14, "unknown-unit",
      "'em' is not a unit of a length; use 'pt', 'px', 'rem'; did you mean 'rem'?"),
    Told(
      13, 11, to: 28, "quote-expression", "an expression must be quoted, because YAML reads '{' as a mapping"),
    Told(16, 23, to: 37, "quote-text", "text with ': ' must be quoted, because YAML ends a key there"),
    Told(17, 10, to: 13, "missing-unit", "a duration needs a unit: 200ms or 200s"),
    Told(
      20, 3, to: 8, "record-needs-value",
      "the fields of 'surface.inner', a surface, must stand under '$value'"),
    Told(21, 34, to: 40, "unknown-field", "surface has no field 'heigth'; did you mean 'height'?"),
    Told(22, 3, to: 8, "duplicate-key", "'outer' is declared twice"),
    Told(28, 7, to: 17, "unknown-axis", "'appearence' is not an axis; did you mean 'appearance'?"),
    Told(29, 10, to: 13, "yaml-syntax", "this quoted text is not closed; expected \""),
  ]
}
