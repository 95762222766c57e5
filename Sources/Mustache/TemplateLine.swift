/// The tags and the text of one line of a template; a tag that goes over several lines belongs to the first.
struct TemplateLine {
  let tokens: ArraySlice<Token>
  private let bytes: [UInt8]

  init(_ tokens: ArraySlice<Token>, of bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
  }

  /// What stands around a tag on its line.
  struct Place {
    /// The blanks before the tag; nil if something else stands there.
    let blanksBefore: Range<Int>?
    /// Whether only blanks and the line break stand after it.
    let isLast: Bool

    /// The blanks before a tag that has the line for itself.
    var blanksBeforeOnlyTag: Range<Int>? { isLast ? blanksBefore : nil }
  }

  /// The place of the tag at an index.
  func place(of tag: Tag, at index: Int) -> Place {
    var blanksBefore: Range<Int>?
    if index == tokens.startIndex {
      blanksBefore = tag.range.lowerBound..<tag.range.lowerBound
    } else if index == tokens.startIndex + 1 {
      blanksBefore = blankText(at: index - 1)
    }
    let isLast =
      index + 1 == tokens.endIndex || index + 2 == tokens.endIndex && blankText(at: index + 1) != nil
    return Place(blanksBefore: blanksBefore, isLast: isLast)
  }

  /// Whether a text is the blanks before the first tag of the line.
  func isBlankBeforeFirstTag(at index: Int) -> Bool {
    index == tokens.startIndex && index + 1 < tokens.endIndex && blankText(at: index) != nil
  }

  /// A block and its end tag if nothing else stands on the line.
  var emptyBlock: (opening: Tag, end: Tag, blanksBefore: Range<Int>)? {
    var tags: [Tag] = []
    for index in tokens.indices {
      if case .tag(let tag) = tokens[index] {
        tags.append(tag)
      } else if blankText(at: index) == nil {
        return nil
      }
    }
    guard tags.count == 2, tags[0].kind == .block, tags[1].kind == .end else { return nil }
    let start = blankText(at: tokens.startIndex)?.lowerBound ?? tags[0].range.lowerBound
    return (tags[0], tags[1], start..<tags[0].range.lowerBound)
  }

  /// The bytes that end the line.
  var lineBreak: ArraySlice<UInt8> {
    guard case .text(let range)? = tokens.last else { return [] }
    let start = bytes[range].lastIndex { !$0.isLineEnd }.map { $0 + 1 } ?? range.lowerBound
    return bytes[start..<range.upperBound]
  }

  private func blankText(at index: Int) -> Range<Int>? {
    guard case .text(let range) = tokens[index], bytes[range].allSatisfy(\.isWhitespace) else { return nil }
    return range
  }
}

extension [Token] {
  /// The tokens cut after each line break that is not in a tag.
  func lines(of bytes: [UInt8]) -> [TemplateLine] {
    var lines: [TemplateLine] = []
    var start = startIndex
    for index in indices {
      guard case .text(let range) = self[index], bytes[range].last == UInt8(ascii: "\n") else { continue }
      lines.append(TemplateLine(self[start...index], of: bytes))
      start = index + 1
    }
    if start < endIndex { lines.append(TemplateLine(self[start...], of: bytes)) }
    return lines
  }
}
