import Foundation
import TestSupport
import Testing
import TokenDiagnostics

/// Ten kinds of mistake in one file: each is told once, at its own place, with what to do about it.
@Suite struct TenMistakesTests {
  @Test func everyMistakeIsToldOnce() throws {
    let url = Fixtures.directory.appending(path: "Model/ten-mistakes.yaml")
    let found = compile(try String(contentsOf: url, encoding: .utf8)).bag.diagnostics
    #expect(found.map(Told.init) == Self.expected)
    #expect(Set(found.map(\.id)).count == 10)
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
    Told(
      9, 3, to: 14, "unknown-key",
      "'$descripton' is not a key that tokens or groups have; did you mean '$description'?"),
    Told(10, 10, to: 13, "quoted-number", "a number is written without quotes"),
    Told(
      11, 10, to: 14, "unknown-unit",
      "'em' is not a unit of a length; use 'pt', 'px', 'rem'; did you mean 'rem'?"),
    Told(14, 10, to: 13, "missing-unit", "a duration needs a unit: 200ms or 200s"),
    Told(
      17, 3, to: 8, "record-needs-value",
      "the fields of 'surface.inner', a surface, must stand under '$value'"),
    Told(18, 34, to: 40, "unknown-field", "surface has no field 'heigth'; did you mean 'height'?"),
    Told(24, 7, to: 17, "unknown-axis", "'appearence' is not an axis; did you mean 'appearance'?"),
  ]
}
