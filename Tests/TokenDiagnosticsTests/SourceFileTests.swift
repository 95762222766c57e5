import Testing
import TokenDiagnostics

@Suite struct SourceFileTests {
  @Test(arguments: [
    ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\r\nb", 2, 1, 3), ("a\rb", 2, 2, 1), ("a\n\nb", 2, 2, 1),
    ("ü🙂x", 6, 1, 7), ("a\n", 2, 2, 1), ("", 0, 1, 1), ("\u{FEFF}a", 3, 1, 1), ("\u{FEFF}a", 0, 1, 1),
    ("\u{FEFF}a\nb", 5, 2, 1), ("a\r\r\nb", 2, 2, 1),
  ])
  func anOffsetHasALineAndAColumnInBytes(text: String, offset: Int, line: Int, column: Int) {
    let location = SourceFile(path: "a", text: text).location(of: offset)
    #expect(location.line == line)
    #expect(location.column == column)
  }

  @Test(arguments: [
    ("ü🙂x", 6, 4, 3), ("ü🙂x", 2, 2, 2), ("\u{FEFF}üx", 5, 2, 2), ("\u{FEFF}a", 0, 1, 1),
    ("e\u{301}x", 3, 3, 3),
    ("🙂\r\nü🙂x", 12, 4, 3), ("🙂", 4, 3, 2),
  ])
  func columnsCountOtherUnitsToo(text: String, offset: Int, utf16: Int, codePoints: Int) {
    let file = SourceFile(path: "a", text: text)
    #expect(file.location(of: offset, in: .utf8) == file.location(of: offset))
    #expect(file.location(of: offset, in: .utf16).column == utf16)
    #expect(file.location(of: offset, in: .codePoints).column == codePoints)
  }

  @Test(arguments: [
    ("a\nb", 1, "a"), ("a\nb", 2, "b"), ("a\r\nb", 1, "a"), ("a\rb", 2, "b"), ("a\n", 2, ""), ("a", 3, ""),
    ("a", 0, ""), ("\u{FEFF}a\n", 1, "a"), ("\n\nc", 1, ""), ("\n\nc", 2, ""), ("a\r\r\nb", 2, ""),
    ("", 1, ""),
  ])
  func aLineComesWithoutItsBreak(text: String, number: Int, expected: String) {
    #expect(String(decoding: SourceFile(path: "a", text: text).line(number), as: UTF8.self) == expected)
  }

  @Test func everyOffsetIsFoundAgainFromItsLocation() {
    let file = SourceFile(path: "a", text: "ü: 1\r\n\r\nb:\n  - 🙂\rlast")
    var starts: [Int: Int] = [:]
    for offset in 0...file.bytes.count {
      let (line, column) = file.location(of: offset)
      let start = starts[line, default: offset]
      starts[line] = start
      #expect(start + column - 1 == offset)
    }
    #expect(starts.count == 5)
  }

  @Test func textIsClampedAndRepaired() {
    let file = SourceFile(path: "a", bytes: [0x61, 0xFF, 0x62])
    #expect(file.text(0..<9) == "a\u{FFFD}b")
    #expect(file.text(7..<9) == "")
  }

  @Test func aRangeNeverEndsBeforeItsStart() {
    let file = SourceFile(path: "a", text: "\u{FEFF}abc")
    #expect(SourceRange(file: file, start: 5, end: 2).isEmpty)
    #expect(SourceRange(startOf: file).startLocation == (1, 1))
    #expect(SourceRange(file: file, start: 3, end: 5).text == "ab")
    #expect(SourceRange(file: file, start: 3, end: 5).endLocation == (1, 3))
  }

  @Test func rangesOfTwoFilesDiffer() {
    let one = SourceRange(startOf: SourceFile(path: "a", text: ""))
    let other = SourceRange(startOf: SourceFile(path: "a", text: ""))
    #expect(one != other)
    #expect(Set([one, other, one]).count == 2)
  }
}
