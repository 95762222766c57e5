import TokenDiagnostics

extension JSONParser {
  /// Passes over blanks and line breaks, and over what other languages have between values and JSON has not.
  mutating func skipBlanks() {
    while isReading, let byte = current {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/"): guard skipComment() else { return }
      case UInt8(ascii: "#"): guard skipHashComment() else { return }
      case 0x00..<0x20, 0x7F:
        report(.controlCharacter(Unicode.Scalar(byte), at: nextCharacter))
        offset += 1
      case 0x80...: guard skipForeignBlank() else { return }
      default: return
      }
    }
  }

  /// `// …` or `/* … */`.
  private mutating func skipComment() -> Bool {
    let start = offset
    switch file.byte(at: offset + 1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"):
      offset += 2
      while offset < bytes.count {
        let isEnd = bytes[offset] == UInt8(ascii: "/") && bytes[offset - 1] == UInt8(ascii: "*")
        if isEnd, offset > start + 2 { break }
        offset += 1
      }
      offset = min(offset + 1, bytes.count)
    default: return false
    }
    comments.add(start..<offset)
    return true
  }

  /// `# …`, but not a colour without quotes.
  private mutating func skipHashComment() -> Bool {
    guard file.isBlankOrEnd(at: offset + 1) else { return false }
    let start = offset
    skipLine()
    comments.add(start..<offset)
    return true
  }

  private mutating func skipLine() {
    while let byte = current, !byte.isLineBreak { offset += 1 }
  }

  /// Blanks that are not seen to be others: U+00A0 from a web page, U+FEFF from two files put together.
  private mutating func skipForeignBlank() -> Bool {
    let place = nextCharacter
    guard let scalar = place.text.unicodeScalars.first,
      scalar.properties.isWhitespace || ["\u{200B}", "\u{2060}", "\u{FEFF}"].contains(scalar)
    else { return false }
    report(.foreignBlank(scalar, at: place))
    offset = place.end
    return true
  }
}

/// The comments of a file, which JSON does not have.
struct JSONComments {
  private var first: [Range<Int>] = []
  private var count = 0

  /// More than this many are not removed by a fix.
  private static let mostRemoved = 200

  mutating func add(_ offsets: Range<Int>) {
    count += 1
    if first.count < Self.mostRemoved { first.append(offsets) }
  }

  /// One finding for all.
  func diagnostic(in file: SourceFile) -> Diagnostic? {
    let ranges = first.map { SourceRange(file: file, start: $0.lowerBound, end: $0.upperBound) }
    guard let place = ranges.first else { return nil }
    return .commentsInJSON(at: place, others: count - 1, removable: count == first.count ? ranges : [])
  }
}
