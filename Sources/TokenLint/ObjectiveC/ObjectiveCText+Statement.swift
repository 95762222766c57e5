extension ObjectiveCText {
  /// The statement around a token, without the blocks that follow it: `if (…)`, `x = …;`. Very long ones are
  /// cut.
  func statement(around index: Int) -> ClosedRange<Int> {
    var inner = index
    for bracket in enclosingBrackets(of: index) {
      if sign(bracket) == UInt8(ascii: "{") { break }
      inner = bracket
    }
    return startOfStatement(from: inner)...max(index, endOfStatement(from: inner))
  }

  private func startOfStatement(from index: Int) -> Int {
    var start = index
    for _ in 0..<Self.longestStatement where start > 0 {
      switch sign(start - 1) {
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return start
      case UInt8(ascii: ")"), UInt8(ascii: "]"): start = partner(start - 1) ?? start - 1
      default: start -= 1
      }
    }
    return start
  }

  private func endOfStatement(from index: Int) -> Int {
    var end = closing(index) ?? index
    for _ in 0..<Self.longestStatement where end + 1 < tokens.count {
      if sign(end) == UInt8(ascii: ";") { return end }
      let next = sign(end + 1)
      if next == UInt8(ascii: "{") || next == UInt8(ascii: "}") { return end }
      end = closing(end + 1) ?? end + 1
    }
    return end
  }

  /// Where a parenthesis or a square bracket closes; nil for another token, and for one that does not.
  private func closing(_ index: Int) -> Int? {
    let sign = sign(index)
    return sign == UInt8(ascii: "(") || sign == UInt8(ascii: "[") ? partner(index) : nil
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
