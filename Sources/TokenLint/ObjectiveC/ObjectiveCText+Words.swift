extension ObjectiveCText {
  /// Whether a word for which a test holds stands in a run of tokens.
  func contains(in range: ClosedRange<Int>, where test: (String) -> Bool) -> Bool {
    range.contains { isWord($0) && test(text($0)) }
  }

  /// Whether one of some words stands in the same statement before a token.
  func isPreceded(_ index: Int, by words: [String]) -> Bool {
    let start = statement(around: index).lowerBound
    return start < index && (start..<index).contains { hasText($0, in: words) }
  }

  func contains(in range: ClosedRange<Int>, text: String) -> Bool { range.contains { hasText($0, text) } }
}
