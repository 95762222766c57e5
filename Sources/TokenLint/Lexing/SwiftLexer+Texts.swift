import Foundation

/// Comments, texts and regular expressions.
extension SwiftLexer {
  /// A line ends before `\n`, `\r\n` or a lone `\r`, as in Swift.
  func endOfLine(from start: Int) -> Int {
    let feed = first(0x0A, in: start..<bytes.count)
    return first(0x0D, in: start..<feed)
  }

  /// The place of a byte, or the end of the range.
  private func first(_ byte: Int32, in range: Range<Int>) -> Int {
    guard !range.isEmpty, let base = bytes.baseAddress,
      let found = memchr(base + range.lowerBound, byte, range.count)
    else { return range.upperBound }
    return UnsafeRawPointer(found) - base
  }

  mutating func skipLine() { index = endOfLine(from: index) }

  /// Block comments nest in Swift. Nil if one does not end.
  func endOfBlockComment(from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return index }
      default: index += 1
      }
    }
    return nil
  }

  mutating func takeSlash() {
    let start = index
    switch byte(index + 1) {
    case UInt8(ascii: "/"):
      index = endOfLine(from: start)
      noteDirective(start..<index)
    case UInt8(ascii: "*"):
      if let end = endOfBlockComment(from: start) {
        index = end
      } else {
        found.isUnsure = true
        index = bytes.count
      }
      noteDirective(start..<index)
    default:
      if mayBeginRegex() { found.isUnsure = true }
      takeSign(UInt8(ascii: "/"))
    }
  }

  private mutating func noteDirective(_ comment: Range<Int>) {
    if DirectiveMark.isIn(comment, of: bytes) { found.directives.append(comment) }
  }

  /// Whether a slash may begin a regular expression: something else than an operand stands before it, and another
  /// slash follows in the line.
  private func mayBeginRegex() -> Bool {
    let isAfterKeyword = lastWord.map { Keywords.precedesExpression(word($0)) } ?? false
    let isOperand =
      ByteClass.isIdentifier(last)
      || [")", "]", "}", "\"", "`", "?", "!"].contains(Character(Unicode.Scalar(last)))
    guard isAfterKeyword || !isOperand, !ByteClass.isBlank(byte(index + 1)) else { return false }
    return bytes[(index + 1)..<endOfLine(from: index)].contains(UInt8(ascii: "/"))
  }

  func word(_ range: Range<Int>) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[range]) }

  /// `#"…"#`, `#/…/#`, `#if`, or the sign of a macro.
  mutating func takeHash() {
    var end = index
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    switch byte(end) {
    case UInt8(ascii: "\""):
      let hashes = end - index
      index = end
      takeText(hashes: hashes)
    case UInt8(ascii: "/"):
      found.isUnsure = true
      takeSign(UInt8(ascii: "#"))
    default:
      if end - index == 1, takeConditionalDirective(at: end) { return }
      if isFirstInLine { goBesideAfterOperand() }
      willTakeToken(startsDeclaration: isFirstInLine)
      last = UInt8(ascii: "#")
      lastWord = nil
      index = end
    }
  }

  /// A text from its first quote on.
  mutating func takeText(hashes: Int) {
    willTakeToken(startsDeclaration: false)
    let isMultiline = byte(index + 1) == UInt8(ascii: "\"") && byte(index + 2) == UInt8(ascii: "\"")
    if isMultiline, hashes > 0, !isEndOfLine(index + 3) { found.isUnsure = true }
    index += isMultiline ? 3 : 1
    for (text, entry) in table.texts where bytes[index...].starts(with: text) {
      found.candidates.append(.init(offset: index, entry: entry))
    }
    goOn(in: TextEnd(hashes: hashes, isMultiline: isMultiline))
  }

  private func isEndOfLine(_ start: Int) -> Bool {
    var index = start
    while byte(index) == 0x20 || byte(index) == 0x09 { index += 1 }
    return byte(index) == 0x0A || byte(index) == 0x0D
  }

  /// Reads a text to its end, or to something that is computed in it.
  mutating func goOn(in end: TextEnd) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        if closes(end) {
          index += (end.isMultiline ? 3 : 1) + end.hashes
          return finishText()
        }
        index += 1
      case UInt8(ascii: "\\"): if takeEscape(in: end) { return }
      case 0x0A, 0x0D:
        if !end.isMultiline {
          found.isUnsure = true
          return finishText()
        }
        index += 1
      default: index += 1
      }
    }
    found.isUnsure = true
  }

  private func closes(_ end: TextEnd) -> Bool {
    let quotes = end.isMultiline ? 3 : 1
    let isQuoted = (0..<quotes).allSatisfy { byte(index + $0) == UInt8(ascii: "\"") }
    return isQuoted && (0..<end.hashes).allSatisfy { byte(index + quotes + $0) == UInt8(ascii: "#") }
  }

  private mutating func finishText() {
    last = UInt8(ascii: "\"")
    lastWord = nil
  }

  /// Whether an escape begins a computed part, which is code again.
  private mutating func takeEscape(in end: TextEnd) -> Bool {
    var next = index + 1
    while next <= index + end.hashes, byte(next) == UInt8(ascii: "#") { next += 1 }
    guard next == index + 1 + end.hashes else {
      index += 1
      return false
    }
    if byte(next) == UInt8(ascii: "(") {
      open.append(.interpolation(end))
      gauge.open(.other)
      index = next + 1
      last = UInt8(ascii: "(")
      lastWord = nil
      return true
    }
    // A break of the line after a backslash, in a text of several lines.
    index = next + (byte(next) == 0x0A || byte(next) == 0x0D ? 0 : 1)
    return false
  }
}
