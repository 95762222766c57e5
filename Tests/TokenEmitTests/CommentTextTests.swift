import Testing

@testable import TokenEmit

@Suite struct CommentTextTests {
  @Test func linesAreWrappedAtWords() {
    let lines = CommentText.paragraph(Array(repeating: "word", count: 45).joined(separator: " ") + "\nnext")
    #expect(lines.map(\.count) == [99, 99, 24, 4])
    #expect(lines.joined(separator: " ").split(separator: " ").count == 46)
  }

  @Test func aWordLongerThanALineStandsAlone() {
    let long = String(repeating: "x", count: 150)
    #expect(CommentText.paragraph("a \(long) b") == ["a", long, "b"])
  }

  @Test func blankTextHasNoLine() {
    #expect(CommentText.paragraph(" \n\t") == [])
  }
}
