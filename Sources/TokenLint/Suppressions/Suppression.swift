import Foundation
import TokenDiagnostics

/// A comment that takes findings back: `// tokenc:disable:next screen-main-bounds until 2027-04-01 - reason`.
struct Suppression: Sendable {
  /// The lines it is about.
  enum Scope: Hashable, Sendable {
    /// From here on, until it is taken back.
    case rest
    /// Takes `rest` back.
    case end
    case nextLine
    case thisLine
    case previousLine
    /// The declaration or statement below the comment.
    case declaration
  }

  let scope: Scope
  /// The rules and families; none for all of them.
  let names: [Name]
  /// The last day on which it holds, as `2027-04-01`.
  let lastDay: String?
  let reason: String?
  /// The whole comment.
  let range: Range<Int>
  let declaration: Range<Int>?

  struct Name: Hashable, Sendable {
    let text: String
    let range: Range<Int>
  }

  /// What a comment says; nil if it only speaks of this tool.
  init?(_ directive: Directive) {
    guard let command = Command(in: directive.text), let scope = Self.scopes[command.word] else { return nil }
    self.scope = scope
    range = directive.range
    declaration = directive.declaration
    var names: [Name] = []
    var lastDay: String?
    var words = command.arguments[...]
    while let word = words.popFirst() {
      if Self.dashes.contains(word.text) { break }
      if word.text == "until", let day = words.first, Day.isOne(day.text) {
        words.removeFirst()
        lastDay = day.text
      } else {
        let start = directive.range.lowerBound + word.offset
        names.append(Name(text: word.text, range: start..<(start + word.text.utf8.count)))
      }
    }
    self.names = names
    self.lastDay = lastDay
    let reason = words.map(\.text).joined(separator: " ")
    self.reason = reason.isEmpty ? nil : reason
  }

  /// What stands before the reason.
  private static let dashes: Set<String> = ["-", "--", "–", "—"]

  private static let scopes: [String: Scope] = [
    "disable": .rest, "enable": .end, "disable:next": .nextLine, "disable:this": .thisLine,
    "disable:previous": .previousLine, "ignore": .declaration,
  ]

  /// The command of a comment, and the words after it with their offsets.
  private struct Command {
    let word: String
    var arguments: [(text: String, offset: Int)] = []

    init?(in comment: String) {
      guard let start = comment.range(of: "tokenc:") else { return nil }
      // Text before it makes it a sentence about the tool.
      let before = comment[..<start.lowerBound]
      guard before.allSatisfy({ "/*<!-# \t".contains($0) }) else { return nil }
      var offset = comment.utf8.distance(from: comment.startIndex, to: start.upperBound)
      var rest = Substring(comment[start.upperBound...])
      for ending in ["*/", "-->"] {
        if let end = rest.range(of: ending) { rest = rest[..<end.lowerBound] }
      }
      let first = rest.prefix { $0.isLetter || $0 == ":" }
      word = String(first)
      var current = ""
      var currentOffset = 0
      offset += first.utf8.count
      for character in rest.dropFirst(first.count) + " " {
        if character.isWhitespace || character == "," {
          if !current.isEmpty { arguments.append((current, currentOffset)) }
          current = ""
        } else {
          if current.isEmpty { currentOffset = offset }
          current.append(character)
        }
        offset += character.utf8.count
      }
    }
  }
}

/// A day of the calendar, written as `2027-04-01`, so that days compare as their texts do.
enum Day {
  static func isOne(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.count) == [4, 2, 2] else { return false }
    let numbers = parts.compactMap { part in part.allSatisfy(\.isASCIIDigit) ? Int(part) : nil }
    guard numbers.count == 3, 1...12 ~= numbers[1], numbers[2] >= 1 else { return false }
    return numbers[2] <= days(inMonth: numbers[1], of: numbers[0])
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
