extension ObjectiveCSearch {
  /// What is taken where something else is nil: `x ?: y`, `x ? x : y`, `x == nil ? y : x`.
  enum FallbackOperand {
    static func isOne(_ tokens: ClosedRange<Int>, in text: ObjectiveCText) -> Bool {
      let before = tokens.lowerBound - 1
      if text.hasText(before, ":") {
        if text.hasText(before - 1, "?") { return true }
        guard let question = question(before: before, in: text) else { return false }
        return asksForPresence(before: question, of: (question + 1)...(before - 1), in: text)
      }
      if text.hasText(before, "?"), text.hasText(tokens.upperBound + 1, ":"),
        text.isWord(tokens.upperBound + 2)
      {
        let other = tokens.upperBound + 2
        return asksForPresence(
          before: before, of: other...min(other + longest, text.tokens.count - 1), in: text)
      }
      return false
    }

    private static let longest = 12
    private static let longestBranch = 60

    private static func question(before colon: Int, in text: ObjectiveCText) -> Int? {
      var index = colon - 1
      for _ in 0..<longestBranch where index > 0 {
        if text.hasText(index, "?") { return index + 1 < colon ? index : nil }
        if text.hasText(index, in: [";", "{", "}", ":", ",", "="]) { return nil }
        index = text.hasText(index, in: [")", "]"]) ? (text.partner(index) ?? index) - 1 : index - 1
      }
      return nil
    }

    /// Whether the condition asks whether the value of the other branch is there: no comparison but with nil,
    /// and a word of both.
    private static func asksForPresence(
      before question: Int, of other: ClosedRange<Int>, in text: ObjectiveCText
    ) -> Bool {
      var words: [String] = []
      var index = question - 1
      for _ in 0..<longestBranch where index >= 0 {
        if text.hasText(index, in: ["=", ";", "{", "}", ",", "return", "(", "[", "?", ":"]) { break }
        if text.hasText(index, in: ["<", ">", "<=", ">="]) || text.kind(index) == .number { return false }
        if text.hasText(index, in: ["==", "!="]), !text.hasText(index + 1, in: ["nil", "NULL"]) {
          return false
        }
        if let opening = text.partner(index), opening < index {
          words += (opening...index).prefix(longest).filter(text.isWord).map(text.text)
          index = opening - 1
        } else {
          if text.isWord(index) { words.append(text.text(index)) }
          index -= 1
        }
      }
      let last = words.first { $0 != "nil" && $0 != "self" }
      return last.map { word in other.contains { text.hasText($0, word) } } ?? false
    }
  }
}
