import TokenDiagnostics

extension SourceRange {
  /// Where a part of a text stands that is written in this range, perhaps in quotes; nil if it is spelled otherwise,
  /// with escapes or on several lines.
  func part(_ part: Substring, of text: String) -> SourceRange? {
    guard let textStart = startOfText(text) else { return nil }
    let start = textStart + text.utf8.distance(from: text.startIndex, to: part.startIndex)
    return SourceRange(file: file, start: start, end: start + part.utf8.count)
  }

  /// Where a text begins that is written in this range; nil if it is spelled otherwise.
  fileprivate func startOfText(_ text: String) -> Int? {
    let written = self.text
    if written == text { return start }
    let isQuoted = written.utf8.count == text.utf8.count + 2 && written.dropFirst().dropLast() == text
    return isQuoted ? start + 1 : nil
  }
}

/// A text with the place where it is written, to tell of its parts.
struct PlacedText {
  let text: String
  let range: SourceRange
  private let start: Int?

  init(_ text: String, in range: SourceRange) {
    self.text = text
    self.range = range
    start = range.startOfText(text)
  }

  /// The place of some bytes of the text; that of the whole where it is spelled otherwise, with escapes or on several
  /// lines.
  func range(_ part: Range<Int>) -> SourceRange { exactRange(part) ?? range }

  /// Nil where the text is spelled otherwise.
  func exactRange(_ part: Range<Int>) -> SourceRange? {
    start.map { SourceRange(file: range.file, start: $0 + part.lowerBound, end: $0 + part.upperBound) }
  }
}
