/// A member that is asked for: `view.window.screen`, `[[view window] screen]`, and the two mixed.
struct ObjectiveCAccess {
  /// The names from the first to the member itself. Calls end with `()`, and what is in brackets behind a
  /// name is `[]`.
  let path: [String]
  /// All of it, brackets included.
  let tokens: ClosedRange<Int>
}

extension ObjectiveCText {
  /// The access whose member a word names; nil for a word that is none.
  func access(at index: Int) -> ObjectiveCAccess? {
    guard isWord(index) else { return nil }
    if hasText(index - 1, ".") || hasText(index - 1, "->") {
      guard let start = startOfOperand(endingAt: index - 2) else { return nil }
      return ObjectiveCAccess(path: path(endingAt: index - 2) + [text(index)], tokens: start...index)
    }
    guard let bracket = enclosing(index), hasText(bracket, "["), let end = partner(bracket),
      hasText(index + 1, ":") || index + 1 == end, isFirstPiece(index, in: bracket)
    else { return nil }
    return ObjectiveCAccess(path: path(endingAt: index - 1) + [text(index)], tokens: bracket...end)
  }

  /// Whether the receiver of a message stands between a bracket and a word, so that the word begins the
  /// selector.
  private func isFirstPiece(_ index: Int, in bracket: Int) -> Bool {
    guard index - 1 > bracket, var start = startOfOperand(endingAt: index - 1) else { return false }
    // A cast of the receiver.
    if start - 1 > bracket, hasText(start - 1, ")"), let cast = partner(start - 1) { start = cast }
    return start == bracket + 1
  }

  /// Where the operand begins that ends at a token: the word before dots, brackets and calls.
  func startOfOperand(endingAt end: Int) -> Int? {
    var index = end
    for _ in 0..<Self.longestPath {
      if hasText(index, in: ["]", ")"]) {
        guard let opening = partner(index) else { return nil }
        index = opening
        // A call or a subscript has a name before it.
        if isOperandEnd(index - 1) {
          index -= 1
          continue
        }
        if hasText(opening, "("), hasText(opening - 1, "^") { return opening - 1 }
      } else if !isWord(index), kind(index) != .text, kind(index) != .number {
        return nil
      }
      guard hasText(index - 1, ".") || hasText(index - 1, "->") else { return index }
      index -= 2
    }
    return nil
  }

  /// Whether an operand may end at a token, so that a bracket behind it is a call or a subscript.
  func isOperandEnd(_ index: Int) -> Bool {
    if isWord(index) { return !Self.keywords.contains(text(index)) }
    return hasText(index, "]") || hasText(index, ")") && !isCast(closedAt: index)
  }

  /// Whether parentheses hold a type and nothing else: `(UIView *)`.
  func isCast(closedAt end: Int) -> Bool {
    guard let start = partner(end), end - start <= Self.longestCast, end - start > 1 else { return false }
    if isWord(start - 1), !Self.keywords.contains(text(start - 1)) { return false }
    let isPointer = hasText(end - 1, "*")
    return (start + 1..<end).allSatisfy { isWord($0) || hasText($0, in: ["*", "<", ">", ",", "__bridge"]) }
      && (isPointer || hasText(end - 1, ">") || isWord(end + 1) || hasText(end + 1, "["))
  }

  /// The names of the operand that ends at a token.
  func path(endingAt end: Int) -> [String] {
    var names: [String] = []
    var index = end
    for _ in 0..<Self.longestPath {
      if isWord(index) {
        names.append(text(index))
      } else if hasText(index, ")"), let opening = partner(index) {
        guard isWord(opening - 1), !Self.keywords.contains(text(opening - 1)) else {
          index -= 1
          continue
        }
        names.append(text(opening - 1) + "()")
        index = opening - 1
      } else if hasText(index, "]"), let opening = partner(index) {
        if isOperandEnd(opening - 1) {
          names.append("[]")
          index = opening - 1
          continue
        }
        guard let selector = selector(in: opening) else { break }
        names.append(text(selector))
        index = selector - 1
        continue
      }
      guard hasText(index - 1, ".") || hasText(index - 1, "->") else { break }
      index -= 2
    }
    return names.reversed()
  }

  /// The first word of the selector of a message, given the bracket that opens it.
  func selector(in bracket: Int) -> Int? {
    guard let end = partner(bracket), bracket + 1 < end else { return nil }
    var index = bracket + 1
    if hasText(index, "("), let close = partner(index), isCast(closedAt: close) { index = close + 1 }
    guard isWord(index) || hasText(index, in: ["[", "(", "@"]) || kind(index) == .text else { return nil }
    index = hasText(index, in: ["[", "("]) ? (partner(index) ?? end) + 1 : index + 1
    for _ in 0..<Self.longestPath where index < end {
      if hasText(index, ".") || hasText(index, "->") {
        index += 2
      } else if hasText(index, in: ["[", "("]) {
        index = (partner(index) ?? end) + 1
      } else {
        break
      }
    }
    return index < end && isWord(index) ? index : nil
  }

  static let longestPath = 32
  private static let longestCast = 12
  static let keywords: Set<String> = [
    "return", "case", "else", "if", "while", "for", "switch", "sizeof", "in", "do", "and", "or", "not",
    "co_return",
    "@try", "@throw", "new", "delete",
  ]
}
