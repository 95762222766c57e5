extension StringProtocol {
  /// The text in lines of at most so many characters, broken between words; a longer word stands alone.
  package func wrapped(at width: Int) -> [String] {
    var lines: [[SubSequence]] = []
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
