import TokenDiagnostics

/// Steps through the bytes of a file, which the readers take where the grammar or libyaml leaves it to them.
extension SourceFile {
  func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  func isBlankOrEnd(at offset: Int) -> Bool { byte(at: offset).map(Self.isBlank) ?? true }

  /// The end of the text before an offset without the blanks and line breaks at its end.
  func trimmedEnd(of offsets: Range<Int>) -> Int {
    var end = offsets.upperBound
    while end > offsets.lowerBound, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// The first offset that is neither blank nor in a comment.
  func skippingBlanksAndComments(_ offsets: Range<Int>) -> Int {
    var offset = offsets.lowerBound
    while offset < offsets.upperBound {
      if bytes[offset] == UInt8(ascii: "#") {
        while offset < offsets.upperBound, !bytes[offset].isLineBreak { offset += 1 }
      } else if Self.isBlank(bytes[offset]) {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// The first offset after the anchor and the tag at the beginning of a node.
  func skippingProperties(_ offsets: Range<Int>, count: Int) -> Int {
    var offset = offsets.lowerBound
    for _ in 0..<count {
      let isVerbatim = byte(at: offset) == UInt8(ascii: "!") && byte(at: offset + 1) == UInt8(ascii: "<")
      while offset < offsets.upperBound, !Self.isBlank(bytes[offset]) {
        if bytes[offset] == UInt8(ascii: ","), !isVerbatim { break }
        offset += 1
      }
      offset = skippingBlanksAndComments(offset..<offsets.upperBound)
    }
    return offset
  }

  /// The line that an offset stands in, without the blanks around it.
  func lineContent(around offset: Int) -> Range<Int> {
    var start = min(offset, bytes.count)
    while start > byteOrderMarkLength, !bytes[start - 1].isLineBreak { start -= 1 }
    var end = min(offset, bytes.count)
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    end = trimmedEnd(of: start..<end)
    while start < end, Self.isBlank(bytes[start]) { start += 1 }
    return start..<end
  }

  /// Where the last line ends that holds more than a comment.
  var endOfContent: Int {
    var end = trimmedEnd(of: byteOrderMarkLength..<bytes.count)
    while end > byteOrderMarkLength {
      let line = lineContent(around: end - 1)
      guard byte(at: line.lowerBound) == UInt8(ascii: "#") else { break }
      end = trimmedEnd(of: byteOrderMarkLength..<line.lowerBound)
    }
    return end
  }

  /// The first offset that is blank or one of `,[]{}`.
  func endOfWord(at start: Int) -> Int {
    var end = start
    while end < bytes.count, !Self.isBlank(bytes[end]), !",[]{}".utf8.contains(bytes[end]) { end += 1 }
    return end
  }

  /// The bytes of the one character at an offset.
  func character(at offset: Int) -> Range<Int> {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return min(offset, end)..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte.isLineBreak }
}

/// Where the parts of YAML text end.
extension SourceFile {
  func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    return end
  }

  /// The line behind a line break; empty at the end of the file.
  func lineAfter(_ lineEnd: Int) -> Range<Int> {
    let isPair = byte(at: lineEnd) == 0x0D && byte(at: lineEnd + 1) == 0x0A
    let start = min(bytes.count, lineEnd + (isPair ? 2 : 1))
    return start..<endOfLine(from: start)
  }

  func firstNonBlank(of line: Range<Int>) -> Int {
    line.first { bytes[$0] != 0x20 && bytes[$0] != 0x09 } ?? line.upperBound
  }

  /// Whether a comment begins with a blank after its `#`. One without may be a part of the text, as in 'see #4'.
  func isClearComment(at offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: "#") && isBlankOrEnd(at: offset - 1) && isBlankOrEnd(at: offset + 1)
  }

  /// The end of text without quotes on its line: before a `: `, a comment, or one of some more bytes.
  func endOfPlainText(from start: Int, endedBy stops: String) -> Int {
    let stops = Array(stops.utf8)
    var offset = start
    while offset < bytes.count, !bytes[offset].isLineBreak {
      let byte = bytes[offset]
      if stops.contains(byte) { break }
      if byte == UInt8(ascii: "#"), offset > start, isBlankOrEnd(at: offset - 1) { break }
      if byte == UInt8(ascii: ":"), isBlankOrEnd(at: offset + 1) || stops.contains(bytes[offset + 1]) {
        break
      }
      offset += 1
    }
    return trimmedEnd(of: start..<offset)
  }

  /// The offset behind the quote that closes a text; the end of the file if none does.
  func endOfQuotes(from start: Int) -> Int {
    let quote = bytes[start]
    var offset = start + 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        offset += 1
      } else if bytes[offset] == quote {
        guard quote == UInt8(ascii: "'"), byte(at: offset + 1) == quote else { return offset + 1 }
        offset += 1
      }
      offset += 1
    }
    return bytes.count
  }

  /// The colon behind a key that stands on one line; nil where none begins.
  func endOfKey(from start: Int) -> Int? {
    guard let first = byte(at: start), !"{[|>#".utf8.contains(first) else { return nil }
    let isQuoted = "\"'".utf8.contains(first)
    let end = isQuoted ? endOfQuotes(from: start) : endOfPlainText(from: start, endedBy: "")
    var colon = end
    while let byte = byte(at: colon), byte == 0x20 || byte == 0x09 { colon += 1 }
    return byte(at: colon) == UInt8(ascii: ":") && isBlankOrEnd(at: colon + 1) ? colon : nil
  }
}
