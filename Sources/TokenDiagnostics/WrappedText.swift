extension String {
  /// The text in lines of at most so many characters, broken between words; a longer word stands alone.
  package func wrapped(at width: Int) -> [String] {
    if isPrintableASCII { return Array(utf8).wrapped(at: width) }
    var lines: [[Substring]] = []
    var room = 0
    for word in split(separator: " ") {
      let length = word.count
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
}

extension [UInt8] {
  /// The same for a text of ASCII characters, which most are.
  fileprivate func wrapped(at width: Int) -> [String] {
    var lines: [[UInt8]] = []
    for word in split(separator: UInt8(ascii: " ")) {
      if let last = lines.indices.last, lines[last].count + 1 + word.count <= width {
        lines[last].append(UInt8(ascii: " "))
        lines[last] += word
      } else {
        lines.append(Array(word))
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
