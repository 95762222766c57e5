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
