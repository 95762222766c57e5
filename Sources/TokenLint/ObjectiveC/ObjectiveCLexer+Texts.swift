import Foundation

/// Comments, texts and characters.
extension ObjectiveCLexer {
  /// The newline that ends the line, or the end of the file.
  func endOfLine(from start: Int) -> Int {
    guard start < bytes.count, let base = bytes.baseAddress,
      let end = memchr(base + start, 0x0A, bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(end) - base
  }

  /// A backslash joins its line with the next.
  mutating func takeBackslash() {
    index += 1
    var next = index
    while byte(next) == 0x20 || byte(next) == 0x09 { next += 1 }
    if byte(next) == 0x0D { next += 1 }
    if byte(next) == 0x0A {
      index = next + 1
    } else if byte(index) == 0x0D {
      index += 1
    }
  }

  mutating func takeSlash() {
    let start = index
    switch byte(index + 1) {
    case UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "*"):
      skipBlockComment()
      found.blockComments.append(start..<index)
    default:
      index += byte(index + 1) == UInt8(ascii: "=") ? 2 : 1
      return append(.sign, from: start)
    }
    noteDirective(start..<index)
  }

  mutating func skipLineComment() {
    repeat {
      index = endOfLine(from: min(index + 1, bytes.count))
    } while index < bytes.count && isJoined(at: index)
  }

  /// Whether a line goes on after its newline.
  private func isJoined(at newline: Int) -> Bool {
    var last = newline - 1
    if last >= 0, bytes[last] == 0x0D { last -= 1 }
    return last >= 0 && bytes[last] == UInt8(ascii: "\\")
  }

  mutating func skipBlockComment() {
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    index = bytes.count
  }

  private mutating func noteDirective(_ comment: Range<Int>) {
    if DirectiveMark.isIn(comment, of: bytes) { found.directives.append(comment) }
  }

  /// A text whose first quote is at the index.
  mutating func takeText(from start: Int) {
    let content = index + 1
    skipQuoted()
    append(.text, from: start)
    for (text, entry) in triggers.texts where bytes[min(content, index)..<index].starts(with: text) {
      wake(entry)
    }
  }

  mutating func takeCharacter() {
    let start = index
    skipQuoted()
    append(.character, from: start)
  }

  /// To behind the same quote as the one at the index. What is not closed in its line ends with the line.
  mutating func skipQuoted() {
    let quote = bytes[index]
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case quote:
        index += 1
        return
      case UInt8(ascii: "\\"):
        index += 1
        if byte(index) == 0x0D, byte(index + 1) == 0x0A { index += 1 }
        index = min(index + 1, bytes.count)
      case 0x0A, 0x0D: return
      default: index += 1
      }
    }
  }

  /// `R"mark(…)mark"` of C++, whose prefix has been read; false if this is another text.
  mutating func takeRawText(from start: Int) -> Bool {
    let markStart = index + 1
    var content = markStart
    while content < bytes.count, content - markStart <= Self.longestMark, bytes[content] != UInt8(ascii: "(")
    {
      let byte = bytes[content]
      if ByteClass.isBlank(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return false }
      content += 1
    }
    guard byte(content) == UInt8(ascii: "(") else { return false }
    let end = [UInt8(ascii: ")")] + bytes[markStart..<content] + [UInt8(ascii: "\"")]
    index = content + 1
    while index < bytes.count, !(bytes[index] == end[0] && bytes[index...].starts(with: end)) { index += 1 }
    index = min(index + end.count, bytes.count)
    append(.text, from: start)
    return true
  }

  private static let longestMark = 16
}
