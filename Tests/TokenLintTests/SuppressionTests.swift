import Testing

@testable import TokenLint

@Suite struct SuppressionTests {
  private func read(_ comment: String) -> Suppression? {
    Suppression(Directive(range: 100..<(100 + comment.utf8.count), text: comment))
  }

  private func words(_ comment: String) -> [String]? {
    read(comment).map { suppression in
      ["\(suppression.scope)"] + suppression.names.map(\.text)
        + [suppression.lastDay.map { "until \($0)" }, suppression.reason.map { "- \($0)" }].compactMap { $0 }
    }
  }

  @Test(arguments: [
    ("// tokenc:disable:next raw-color", ["nextLine", "raw-color"]),
    ("//tokenc:disable:this a,b , c - why, then", ["thisLine", "a", "b", "c", "- why then"]),
    ("/// tokenc:disable:previous a -- why", ["previousLine", "a", "- why"]),
    ("// tokenc:disable a — why", ["rest", "a", "- why"]),
    ("// tokenc:enable", ["end"]),
    (
      "/* tokenc:ignore device until 2027-04-01 – rewrite */",
      ["declaration", "device", "until 2027-04-01", "- rewrite"]
    ),
    ("# tokenc:disable:next a # b", ["nextLine", "a", "#", "b"]),
    ("<!-- tokenc:disable:next a - why -->", ["nextLine", "a", "- why"]),
    ("// tokenc:disable:next a until tomorrow", ["nextLine", "a", "until", "tomorrow"]),
    ("// tokenc:disable:next a until 2027-13-01", ["nextLine", "a", "until", "2027-13-01"]),
    ("// tokenc:disable:next a until 2027-+1-01", ["nextLine", "a", "until", "2027-+1-01"]),
    ("// tokenc:disable:next a until 2027-02-29", ["nextLine", "a", "until", "2027-02-29"]),
    ("// tokenc:disable:next a until 2028-02-29", ["nextLine", "a", "until 2028-02-29"]),
    ("// tokenc:disable:next a until 2027-06-31", ["nextLine", "a", "until", "2027-06-31"]),
    ("// tokenc:disable:next a-b - c - d", ["nextLine", "a-b", "- c - d"]),
    ("// tokenc:disable:next a -", ["nextLine", "a"]),
    ("// tokenc:disable:next a - why\r", ["nextLine", "a", "- why"]),
  ])
  func aCommentIsRead(comment: String, expected: [String]) { #expect(words(comment) == expected) }

  @Test(arguments: [
    "// see tokenc:disable", "// tokenc: a compiler", "// tokenc:disabled", "// tokenc:disable:nxt a",
    "// tokenc", "",
    "/*\n tokenc:disable */", "// Tokenc:disable",
  ])
  func otherCommentsAreNone(comment: String) { #expect(read(comment) == nil) }

  @Test func namesKnowTheirPlaces() {
    let comment = "// größe".replacing("größe", with: "tokenc:disable:next") + " ä-b,  device - x"
    let bytes = Array(repeating: UInt8(0), count: 100) + Array(comment.utf8)
    let names = read(comment)?.names ?? []
    #expect(names.map { String(decoding: bytes[$0.range], as: UTF8.self) } == ["ä-b", "device"])
  }
}
