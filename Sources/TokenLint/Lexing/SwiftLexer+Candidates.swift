/// The words and numbers that some rule looks for, and what must stand beside them.
extension SwiftLexer {
  /// Takes in a word, which ends here, if what stands beside it is what one of the rules needs.
  mutating func consider(_ entry: Int, at start: Int) {
    let next = nextSignificantIndex(from: index)
    let isWanted = table.entries[entry].uses.contains {
      stands($0.trigger.previous) && follows($0.trigger.next, at: next)
    }
    if isWanted { found.candidates.append(.init(offset: start, entry: entry)) }
  }

  private func stands(_ previous: Trigger.Neighbor) -> Bool {
    switch previous {
    case .anything: true
    case .oneOf(let bytes): bytes.contains(last)
    case .elseBrace: isAfterElseBrace && last == UInt8(ascii: "{")
    case .number: false
    }
  }

  private func follows(_ neighbor: Trigger.Neighbor, at next: Int) -> Bool {
    switch neighbor {
    case .anything: return true
    case .oneOf(let bytes): return bytes.contains(byte(next))
    case .number(let sign, let condition):
      guard byte(next) == sign else { return false }
      var start = nextSignificantIndex(from: next + 1)
      if byte(start) == UInt8(ascii: "-") { start = nextSignificantIndex(from: start + 1) }
      return value(from: start).map(condition.holds) ?? false
    case .elseBrace: return false
    }
  }

  /// The value of the number that begins at a place, if one does.
  private func value(from start: Int) -> Double? {
    guard ByteClass.isDigit(byte(start)) else { return nil }
    return NumberCondition.value(of: bytes[start..<endOfNumber(from: start)])
  }

  private func endOfNumber(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let isFraction = bytes[index] == UInt8(ascii: ".") && ByteClass.isDigit(byte(index + 1))
      guard ByteClass.isIdentifier(bytes[index]) || isFraction else { break }
      index += 1
    }
    return index
  }

  mutating func takeNumber() {
    let start = index
    willTakeToken(startsDeclaration: false)
    index = endOfNumber(from: start)
    if index - start > 1, !table.numbers.isEmpty { considerNumber(start..<index) }
    last = UInt8(ascii: "0")
    lastWord = nil
  }

  private mutating func considerNumber(_ literal: Range<Int>) {
    guard let value = NumberCondition.value(of: bytes[literal]) else { return }
    for (kind, condition, entry) in table.numbers where condition.holds(for: value) {
      let isMeant = kind == .factor ? isFactor(literal) : isCompared(literal)
      if isMeant { found.candidates.append(.init(offset: literal.lowerBound, entry: entry)) }
    }
  }

  /// Whether a number stands beside a comparison or a range, or in a pattern.
  private func isCompared(_ number: Range<Int>) -> Bool {
    if Self.comparing.contains(last), last != UInt8(ascii: "=") || !isSet(number) { return true }
    if let lastWord, Keywords.isCase(word(lastWord)) { return true }
    return Self.comparing.contains(byte(nextSignificantIndex(from: number.upperBound)))
  }

  /// Whether the equals sign before a number is an assignment, not the end of `==` or `<=`.
  private func isSet(_ number: Range<Int>) -> Bool {
    var index = number.lowerBound - 1
    while index > 0, ByteClass.isBlank(bytes[index]) { index -= 1 }
    // What stands between may be a comment; then it might be a comparison.
    guard index > 0, bytes[index] == UInt8(ascii: "=") else { return false }
    return !Self.beforeEquals.contains(bytes[index - 1])
  }

  private func isFactor(_ number: Range<Int>) -> Bool {
    Self.multiplying.contains(last)
      || Self.multiplying.contains(byte(nextSignificantIndex(from: number.upperBound)))
  }

  private static let comparing = Array("<>=.~".utf8)
  private static let beforeEquals = Array("<>=!~".utf8)
  private static let multiplying = Array("*/".utf8)

  /// Where the next byte is that is no blank and in no comment; the end of the file if there is none.
  func nextSignificantIndex(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if ByteClass.isBlank(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "/") {
        index = endOfLine(from: index)
      } else if bytes[index] == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
        index = endOfBlockComment(from: index) ?? bytes.count
      } else {
        return index
      }
    }
    return index
  }

  /// The next byte that is no blank and in no comment; 0 at the end of the file.
  func nextSignificantByte(from start: Int) -> UInt8 { byte(nextSignificantIndex(from: start)) }
}
