import TokenDiagnostics

extension SourceRange {
  /// Where a part of a text stands that is written in this range, perhaps in quotes; nil if it is spelled otherwise,
  /// with escapes or on several lines.
  func part(_ part: Substring, of text: String) -> SourceRange? {
    let written = self.text
    let quote: Int
    if written == text {
      quote = 0
    } else if written.utf8.count == text.utf8.count + 2, written.dropFirst().dropLast() == text {
      quote = 1
    } else {
      return nil
    }
    let offset = text.utf8.distance(from: text.startIndex, to: part.startIndex)
    let start = start + quote + offset
    return SourceRange(file: file, start: start, end: start + part.utf8.count)
  }
}
