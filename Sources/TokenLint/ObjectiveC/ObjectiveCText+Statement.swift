extension ObjectiveCText {
  /// The statement around a token, without the blocks that follow it: `if (…)`, `x = …;`. Very long ones are
  /// cut.
  func statement(around index: Int) -> ClosedRange<Int> {
    var inner = index
    for bracket in enclosingBrackets(of: index) {
      if hasText(bracket, "{") { break }
      inner = bracket
    }
    return startOfStatement(from: inner)...max(index, endOfStatement(from: inner))
  }

  private func startOfStatement(from index: Int) -> Int {
    var start = index
    for _ in 0..<Self.longestStatement where start > 0 {
      if hasText(start - 1, in: [";", "{", "}"]) { break }
      start = hasText(start - 1, in: [")", "]"]) ? partner(start - 1) ?? start - 1 : start - 1
    }
    return start
  }

  private func endOfStatement(from index: Int) -> Int {
    var end = hasText(index, in: ["(", "["]) ? partner(index) ?? index : index
    for _ in 0..<Self.longestStatement where end + 1 < tokens.count {
      if hasText(end, ";") || hasText(end + 1, in: ["{", "}"]) { break }
      end = hasText(end + 1, in: ["(", "["]) ? partner(end + 1) ?? end + 1 : end + 1
    }
    return end
  }

  private static let longestStatement = 200

  /// The words and signs, with one blank between each two; long texts are cut.
  func normalized(_ range: ClosedRange<Int>) -> String {
    var result = ""
    for index in range {
      if !result.isEmpty { result += " " }
      result += text(index)
      if result.utf8.count > Self.longestText { break }
    }
    return result
  }

  private static let longestText = 600
}
