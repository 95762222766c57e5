/// Cuts a template into tags and text.
struct Tokenizer {
  private let bytes: [UInt8]
  private var offset: Int
  private var delimiters = Delimiters.standard
  private var tokens: [Token] = []
  private(set) var mistakes: Mistakes

  init(_ bytes: [UInt8], mistakes: Mistakes) {
    self.bytes = bytes
    self.mistakes = mistakes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func readTokens() -> [Token] {
    while let opening = find(delimiters.opening, from: offset), mistakes.count < Mistakes.limit {
      appendText(offset..<opening)
      offset = opening
      readTag()
    }
    appendText(offset..<bytes.count)
    return tokens
  }

  private mutating func readTag() {
    let start = offset
    let markPlace = start + delimiters.opening.count
    let mark = markPlace < bytes.count ? bytes[markPlace] : 0
    let kind = Tag.Kind(sigil: mark) ?? .variable
    let contentStart = kind == .variable ? markPlace : markPlace + 1
    let closing = closing(ofTagMarked: mark)
    guard let contentEnd = findEnd(closing, of: kind, from: contentStart) else {
      mistakes.tagNotClosed(at: start..<contentStart, closing: closing)
      appendText(start..<contentStart)
      offset = contentStart
      return
    }
    offset = contentEnd + closing.count
    let tag = Tag(
      kind: kind, range: start..<offset, content: trimmed(contentStart..<contentEnd), delimiters: delimiters)
    tokens.append(.tag(tag))
    if kind == .delimiters { setDelimiters(by: tag) }
  }

  private mutating func setDelimiters(by tag: Tag) {
    if let changed = Delimiters(tagContent: bytes[tag.content]) {
      delimiters = changed
    } else {
      mistakes.badDelimiters(at: tag.range)
    }
  }

  private func closing(ofTagMarked mark: UInt8) -> [UInt8] {
    switch mark {
    case UInt8(ascii: "{"): [UInt8(ascii: "}")] + delimiters.closing
    case UInt8(ascii: "="): [UInt8(ascii: "=")] + delimiters.closing
    default: delimiters.closing
    }
  }

  /// Where the closing delimiter stands. A tag within a tag shows that the first one lacks its end; a comment may
  /// hold anything.
  private func findEnd(_ closing: [UInt8], of kind: Tag.Kind, from start: Int) -> Int? {
    let mayHoldTags = kind == .comment || !delimiters.areDistinct
    let limit = mayHoldTags ? nil : find(delimiters.opening, from: start)
    return find(closing, from: start, before: limit ?? bytes.count)
  }

  private func find(_ word: [UInt8], from start: Int) -> Int? {
    find(word, from: start, before: bytes.count)
  }

  /// The first place of a word, which may be of one byte or more, that ends before a place.
  private func find(_ word: [UInt8], from start: Int, before end: Int) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var place = start
      while place + word.count <= end {
        if buffer[place] == word[0], buffer[place..<place + word.count].elementsEqual(word) { return place }
        place += 1
      }
      return nil
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = bytes[range].firstIndex { !$0.isWhitespace } ?? range.upperBound
    let end = bytes[start..<range.upperBound].lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? start
    return start..<end
  }

  private mutating func appendText(_ range: Range<Int>) {
    var start = range.lowerBound
    for place in range where bytes[place] == UInt8(ascii: "\n") {
      tokens.append(.text(start..<place + 1))
      start = place + 1
    }
    if start < range.upperBound { tokens.append(.text(start..<range.upperBound)) }
  }
}
