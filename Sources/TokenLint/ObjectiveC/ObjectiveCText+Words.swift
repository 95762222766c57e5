extension ObjectiveCText {
  /// Whether a word for which a test holds stands in a run of tokens.
  func contains(in range: ClosedRange<Int>, where test: (String) -> Bool) -> Bool {
    range.contains { isWord($0) && test(text($0)) }
  }

  func contains(in range: ClosedRange<Int>, text: String) -> Bool { range.contains { hasText($0, text) } }
}
