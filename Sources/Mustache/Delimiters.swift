/// What begins and ends a tag.
struct Delimiters {
  let opening: [UInt8]
  let closing: [UInt8]

  static let standard = Delimiters(opening: Array("{{".utf8), closing: Array("}}".utf8))

  /// Whether the end of a tag cannot be taken for the beginning of one, as with `{{=| |=}}`.
  let areDistinct: Bool

  private init(opening: [UInt8], closing: [UInt8]) {
    self.opening = opening
    self.closing = closing
    areDistinct = !closing.contains(opening)
  }
}

extension Delimiters {
  /// The delimiters that `{{=<% %>=}}` sets, from the text between the equals signs; nil if it is wrong.
  init?(tagContent content: ArraySlice<UInt8>) {
    let words = content.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, !content.contains(UInt8(ascii: "=")) else { return nil }
    self.init(opening: Array(words[0]), closing: Array(words[1]))
  }
}
