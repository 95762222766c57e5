import Testing
import TokenDiagnostics

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("a", 1), ("ü", 1), ("u\u{308}", 1), ("漢", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("🙂", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2),
    ("❤", 1), ("❤️", 2), ("\u{200D}", 0), ("\u{301}", 0), ("\u{AD}", 1), ("ก", 1),
  ])
  func aCharacterTakesColumns(character: Character, width: Int) {
    #expect(character.displayWidth == width)
  }

  @Test func aTabReachesTheNextStop() {
    #expect(PrintableText("a\tb").string == "a   b")
    #expect(PrintableText("\t漢字\tb").string == "    漢字    b")
  }

  @Test(arguments: [
    ("a\u{202E}b", #"a\u{202E}b"#), ("\u{1B}[0m", #"\u{1B}[0m"#), ("a\r\nb", #"a\u{D}\u{A}b"#),
    ("\u{9F}\u{2069}", #"\u{9F}\u{2069}"#), ("e\u{301}", "e\u{301}"), ("\u{200E}", "\u{200E}"),
  ])
  func whatATerminalObeysIsSpelledOut(text: String, expected: String) {
    #expect(PrintableText(text).string == expected)
    #expect(text.printable == expected)
  }
}
