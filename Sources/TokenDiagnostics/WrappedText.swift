extension String {
  /// The text in lines of at most so many characters, broken between words; a longer word stands alone.
  package func wrapped(at width: Int) -> [String] {
    let isASCII = isPrintableASCII
    if isASCII, utf8.count <= width, hasSingleBlanks { return [self] }
    var lines: [[Substring]] = []
    var room = 0
    for word in split(separator: " ") {
      let length = isASCII ? word.utf8.count : word.count
      if length < room, !lines.isEmpty {
        lines[lines.count - 1].append(word)
        room -= length + 1
      } else {
        lines.append([word])
        room = width - length
      }
    }
    return lines.map { $0.joined(separator: " ") }
  }

  /// Whether there is one blank between words, and none around them.
  private var hasSingleBlanks: Bool {
    let blank = UInt8(ascii: " ")
    return utf8.withContiguousStorageIfAvailable { bytes in
      var last = blank
      for byte in bytes {
        if byte == blank, last == blank { return false }
        last = byte
      }
      return last != blank
    } ?? false
  }
}
