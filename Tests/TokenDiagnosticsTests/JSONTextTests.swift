import Foundation
import Testing
import TokenDiagnostics

@Suite struct JSONTextTests {
  @Test(arguments: [
    (JSONText.array([]), "[]"),
    (.object([]), "{}"),
    (.array([.integer(1), .boolean(true)]), "[\n  1,\n  true\n]"),
    (
      .object([("b", .array([.integer(1), .number("2.50")])), ("a", .object([]))]),
      "{\n  \"b\": [1, 2.50],\n  \"a\": {}\n}"
    ),
    (.array([.array([.array([])])]), "[\n  [\n    []\n  ]\n]"),
  ])
  func keysStayInOrderAndPlainListsOnOneLine(json: JSONText, expected: String) {
    #expect(json.rendered() == expected)
  }

  @Test func stringsAreEscaped() {
    let text = JSONText.string("\"\\/\n\r\t\u{0}\u{1F}\u{7F}\u{85}\u{2028}\u{202E}\u{2069}ü🙂").rendered()
    #expect(text == #""\"\\/\n\r\t\u0000\u001f\u007f\u0085\u2028\u202e\u2069ü🙂""#)
  }

  @Test func everyScalarSurvives() throws {
    let scalars = (0...0x2FFF).compactMap(Unicode.Scalar.init) + [Unicode.Scalar(0x1F642)].compactMap { $0 }
    let string = String(String.UnicodeScalarView(scalars))
    let data = Data(JSONText.array([.string(string)]).rendered().utf8)
    let array = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
    #expect(array.first?.unicodeScalars.elementsEqual(string.unicodeScalars) == true)
  }
}
