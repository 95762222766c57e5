import TokenDiagnostics

extension JSONParser {
  /// The text in quotes at the offset; nil if it has no end, which is reported.
  mutating func quotedText() -> (text: String, place: SourceRange)? {
    let quote = bytes[offset]
    guard let (end, isPlain) = endOfText(from: offset + 1, quote: quote) else { return nil }
    let content = offset + 1..<end
    let place = range(offset, end + 1)
    if quote == UInt8(ascii: "'") { report(.singleQuotes(at: place)) }
    let text = isPlain ? file.text(content) : unescaped(content, quote: quote)
    offset = place.end
    lastEnd = offset
    return (text, place)
  }

  /// Where the closing quote stands, and whether all before it means itself.
  private mutating func endOfText(from start: Int, quote: UInt8) -> (end: Int, isPlain: Bool)? {
    var (end, isPlain) = (start, true)
    while end < bytes.count, !bytes[end].isLineBreak {
      let byte = bytes[end]
      if byte == quote { return (end, isPlain) }
      if byte < 0x20 || byte == UInt8(ascii: "\\") { isPlain = false }
      let isEscape = byte == UInt8(ascii: "\\") && end + 1 < bytes.count && !bytes[end + 1].isLineBreak
      end += isEscape ? 2 : 1
    }
    stop(.unclosedText(at: range(start - 1, end)))
    return nil
  }

  private mutating func unescaped(_ content: Range<Int>, quote: UInt8) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var next = content.lowerBound
    while next < content.upperBound {
      if bytes[next] == UInt8(ascii: "\\") {
        next = takeEscape(at: next, quote: quote, into: &text)
      } else {
        if bytes[next] < 0x20 { report(.controlCharacterInText(bytes[next], at: range(next, next + 1))) }
        text.append(bytes[next])
        next += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Takes what a backslash begins; where the text goes on.
  private mutating func takeEscape(at start: Int, quote: UInt8, into text: inout [UInt8]) -> Int {
    let letter = bytes[start + 1]
    switch letter {
    case UInt8(ascii: "u"): return takeCodeUnit(at: start, into: &text)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), quote: text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    default:
      let character = file.character(at: start + 1)
      reportLoss(.unknownEscape(at: range(start, character.upperBound)))
      text += bytes[character]
      return character.upperBound
    }
    return start + 2
  }

  /// `\u` with a UTF-16 code unit, or two of them that are one character.
  private mutating func takeCodeUnit(at start: Int, into text: inout [UInt8]) -> Int {
    let end = endOfDigits(after: start)
    guard let unit = codeUnit(at: start) else {
      reportLoss(.malformedUnicodeEscape(at: range(start, end)))
      return end
    }
    if let scalar = Unicode.Scalar(UInt32(unit)) {
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      return end
    }
    let pair = UTF16.isLeadSurrogate(unit) ? codeUnit(at: end) : nil
    guard let pair, UTF16.isTrailSurrogate(pair) else {
      reportLoss(.loneSurrogate(at: range(start, end)))
      text += UTF8.encodedReplacementCharacter
      return end
    }
    text += Array(String(decoding: [unit, pair], as: UTF16.self).utf8)
    return end + 6
  }

  /// The code unit of the escape at an offset, if one of four digits stands there.
  private func codeUnit(at start: Int) -> UInt16? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u"),
      endOfDigits(after: start) == start + 6
    else { return nil }
    return UInt16(String(decoding: bytes[start + 2..<start + 6], as: UTF8.self), radix: 16)
  }

  private func endOfDigits(after start: Int) -> Int {
    start + 2 + bytes[(start + 2)...].prefix(4).prefix { Unicode.Scalar($0).properties.isASCIIHexDigit }.count
  }
}
