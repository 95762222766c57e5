/// What is asked of an expression, one member after the other: `[UIScreen mainScreen].bounds.size` goes on
/// from `UIScreen` with `mainScreen`, `bounds` and `size`, however messages, dots and parentheses are mixed.
struct MessageChain {
  struct Link {
    /// The member, or the whole selector: `isEqualToString:`.
    let name: String
    /// The whole expression up to here.
    let tokens: ClosedRange<Int>
  }

  /// The first is the expression itself.
  private(set) var links: [Link]
  /// The whole chain, with the parentheses around it.
  private(set) var tokens: ClosedRange<Int>

  /// The chain from a word that is no member itself; nil for a member.
  init?(startingAt index: Int, in text: ObjectiveCText) {
    guard text.isWord(index), !text.hasText(index - 1, "."), !text.hasText(index - 1, "->") else {
      return nil
    }
    self.init(from: index...index, named: text.text(index), in: text)
  }

  init(from tokens: ClosedRange<Int>, named name: String, in text: ObjectiveCText) {
    links = [Link(name: name, tokens: tokens)]
    self.tokens = tokens
    while links.count < ObjectiveCText.longestPath, let next = Self.next(after: self.tokens, in: text) {
      if !next.name.isEmpty { links.append(next) }
      self.tokens = next.tokens
    }
  }

  /// The expression that a whole expression is part of, without a name where it is the same in parentheses.
  private static func next(after tokens: ClosedRange<Int>, in text: ObjectiveCText) -> Link? {
    var start = tokens.lowerBound
    let end = tokens.upperBound
    if text.hasText(end + 1, ".") || text.hasText(end + 1, "->"), text.isWord(end + 2) {
      let isCalled = text.hasText(end + 3, "(")
      let last = isCalled ? text.partner(end + 3) ?? end + 2 : end + 2
      return Link(name: text.text(end + 2), tokens: start...last)
    }
    if text.hasText(start - 1, ")"), text.isCast(closedAt: start - 1), let cast = text.partner(start - 1) {
      start = cast
    }
    if text.hasText(start - 1, "["), !text.isOperandEnd(start - 2), let close = text.partner(start - 1) {
      guard text.isWord(end + 1), text.hasText(end + 2, ":") || end + 2 == close else { return nil }
      return Link(name: selector(from: end + 1, to: close, in: text), tokens: (start - 1)...close)
    }
    if text.hasText(start - 1, "("), text.partner(start - 1) == end + 1, !text.isOperandEnd(start - 2) {
      return Link(name: "", tokens: (start - 1)...(end + 1))
    }
    return nil
  }

  private static func selector(from first: Int, to end: Int, in text: ObjectiveCText) -> String {
    guard text.hasText(first + 1, ":") else { return text.text(first) }
    var selector = ""
    var index = first
    for _ in 0..<longestMessage where index < end {
      if text.isWord(index), text.hasText(index + 1, ":"), !text.hasText(index - 1, in: ["?", ".", "->"]) {
        selector += text.text(index) + ":"
      }
      index = text.hasText(index, in: ["[", "(", "{"]) ? (text.partner(index) ?? end) + 1 : index + 1
    }
    return selector
  }

  private static let longestMessage = 200

  var names: [String] { links.map(\.name) }

  /// Whether the members begin with these, after the expression itself.
  func goesOn(with members: String...) -> Bool {
    links.count > members.count && zip(links.dropFirst(), members).allSatisfy { $0.name == $1 }
  }
}
