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
    (.array([.array([.null, .integer(1)])]), "[\n  [null, 1]\n]"),
    (
      .array([.array((1...8).map(JSONText.integer)), .array((1...9).map(JSONText.integer))]),
      """
      [
        [1, 2, 3, 4, 5, 6, 7, 8],
        [
          1,
          2,
          3,
          4,
          5,
          6,
          7,
          8,
          9
        ]
      ]
      """
    ),
    (
      .array([numbers("abcd"), numbers("abcde")]),
      """
      [
        {"a": 0, "b": 0, "c": 0, "d": 0},
        {
          "a": 0,
          "b": 0,
          "c": 0,
          "d": 0,
          "e": 0
        }
      ]
      """
    ),
    (
      .array([.array([.string("a, b"), .null, .array([numbers("ab")]), .integer(1)])]),
      """
      [
        [
          "a, b",
          null,
          [
            {"a": 0, "b": 0}
          ],
          1
        ]
      ]
      """
    ),
  ])
  func keysStayInOrderAndPlainListsOnOneLine(json: JSONText, expected: String) {
    #expect(json.rendered() == expected)
  }

  private static func numbers(_ keys: String) -> JSONText {
    .object(keys.map { (key: String($0), value: .integer(0)) })
  }

  @Test func oneLineHoldsAnything() {
    let json = JSONText.object([
      ("a", .array((1...9).map(JSONText.integer))), ("b", .array([.array([]), Self.numbers("abcde")])),
    ])
    #expect(
      json.renderedOnOneLine()
        == #"{"a": [1, 2, 3, 4, 5, 6, 7, 8, 9], "b": [[], {"a": 0, "b": 0, "c": 0, "d": 0, "e": 0}]}"#)
  }

  @Test func equalIsWhatMeansTheSame() {
    let object = JSONText.object([("a", .integer(1)), ("b", .array([.null, .boolean(true)]))])
    let same = JSONText.object([("b", .array([.null, .boolean(true)])), ("a", .integer(1))])
    #expect(object == same && object.hashValue == same.hashValue)
    let others: [JSONText] = [
      .object([("a", .integer(1))]),
      .object([("a", .number("1.0")), ("b", .array([.null, .boolean(true)]))]),
      .object([("a", .integer(1)), ("b", .array([.boolean(true), .null]))]), .array([]), .null, .string("a"),
    ]
    #expect(!others.contains(object))
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
