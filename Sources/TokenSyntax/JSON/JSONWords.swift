import TokenDiagnostics

extension JSONParser {
  /// The name of a member; nil if there is none, which is reported.
  mutating func key() -> Node.Key? {
    switch bytes[offset] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return quotedText().map { Node.Key(text: $0.text, range: $0.place) }
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"):
      stop(.missingKey(at: nextCharacter))
      return nil
    default:
      let place = range(offset, endOfWord(from: offset))
      report(.unquotedKey(at: place))
      pass(place)
      return Node.Key(text: place.text, range: place)
    }
  }

  mutating func text() -> Node? {
    quotedText().map { Node(content: .scalar(Scalar(text: $0.text, style: .quoted)), range: $0.place) }
  }

  /// A number, `true`, `false` or `null`, or what stands in its place.
  mutating func word() -> Node? {
    let place = range(offset, endOfWord(from: offset))
    let text = place.text
    guard Self.literals.contains(text) || JSONNumber.matches(text) else {
      return mistakenWord(text, at: place)
    }
    pass(place)
    return Self.plain(text, at: place)
  }

  /// `{a.b}` or `{a.b} * 2` without quotes, which is no object; nil, and nothing passed, for anything else.
  mutating func unquotedReference() -> Node? {
    let end = bytes[(offset + 1)...].firstIndex { $0 <= 0x20 || "{}[],:\"'/#".utf8.contains($0) }
    guard let end, bytes[end] == UInt8(ascii: "}"), end > offset + 1 else { return nil }
    return unquotedText(at: range(offset, endOfExpression(from: end + 1)))
  }

  private static let literals: Set<String> = ["true", "false", "null"]

  private static func plain(_ text: String, at place: SourceRange) -> Node {
    Node(content: .scalar(Scalar(text: text, style: .plain)), range: place)
  }

  private mutating func pass(_ place: SourceRange) {
    offset = place.end
    lastEnd = offset
  }

  private mutating func mistakenWord(_ text: String, at place: SourceRange) -> Node? {
    if ["NaN", "Infinity"].contains(text.drop { $0 == "-" || $0 == "+" }) {
      report(.noSuchNumberInJSON(at: place))
    } else if Self.literals.contains(text.lowercased()) {
      report(.literalNotInLowerCase(text, at: place))
      pass(place)
      return Self.plain(text.lowercased(), at: place)
    } else if text.looksLikeNumber {
      return mistakenNumber(text, at: place)
    } else {
      return unquotedText(at: range(place.start, endOfUnquotedText(from: place.start)))
    }
    pass(place)
    return Self.reported(at: place)
  }

  /// A number as other languages write it is kept, if it is one.
  private mutating func mistakenNumber(_ text: String, at place: SourceRange) -> Node? {
    pass(place)
    guard case .number(let number) = Scalar(text: text, style: .plain).meaning else {
      report(.malformedNumber(text, meant: nil, at: place))
      return Self.reported(at: place)
    }
    report(.malformedNumber(text, meant: number, at: place))
    return Self.plain(number.text, at: place)
  }

  private mutating func unquotedText(at place: SourceRange) -> Node? {
    report(.unquotedTextInJSON(at: place))
    pass(place)
    return Self.reported(at: place)
  }

  /// What stands for a value that was told, so that nothing is said of its not being there.
  private static func reported(at place: SourceRange) -> Node {
    Node(content: .scalar(Scalar(text: place.text, style: .quoted)), range: place, isReported: true)
  }
}

extension JSONParser {
  private func endOfWord(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count {
      switch bytes[end] {
      case 0...0x20, 0x7F, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""):
        return end
      case UInt8(ascii: "/") where beginsComment(at: end): return end
      default: end += 1
      }
    }
    return end
  }

  /// The end of `rgb(0, 0, 0)` or `Source Sans Pro`, on its line and before the next comma.
  private func endOfUnquotedText(from start: Int) -> Int {
    var (end, parentheses) = (start, 0)
    loop: while end < bytes.count, !bytes[end].isLineBreak {
      switch bytes[end] {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses -= 1
      case UInt8(ascii: ",") where parentheses <= 0: break loop
      case UInt8(ascii: "/") where beginsComment(at: end): break loop
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"),
        UInt8(ascii: "\""), 0..<0x09, 0x7F:
        break loop
      default: break
      }
      end += 1
    }
    return max(file.trimmedEnd(of: start..<end), start + 1)
  }

  /// The end of what is computed from the reference that ends here: of ` * {c.d}` up to the end of its line or member.
  private func endOfExpression(from start: Int) -> Int {
    let blanks = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    guard let byte = file.byte(at: blanks.endIndex), "+-*/%".utf8.contains(byte),
      !beginsComment(at: blanks.endIndex)
    else { return start }
    var (end, nesting) = (blanks.endIndex, 0)
    while end < bytes.count, !bytes[end].isLineBreak, !"\":".utf8.contains(bytes[end]),
      !beginsComment(at: end)
    {
      if "{(".utf8.contains(bytes[end]) { nesting += 1 }
      if nesting == 0, ",}])".utf8.contains(bytes[end]) { break }
      if "})".utf8.contains(bytes[end]) { nesting -= 1 }
      end += 1
    }
    return file.trimmedEnd(of: start..<end)
  }

  private func beginsComment(at offset: Int) -> Bool {
    let next = file.byte(at: offset + 1)
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
  }
}

extension String {
  /// Whether it is a number in some language, or a slip in one. `16px` is neither.
  fileprivate var looksLikeNumber: Bool {
    if case .number = Scalar(text: self, style: .plain).meaning { return true }
    guard let first = utf8.first, first.beginsNumber || ".+".utf8.contains(first) else { return false }
    return !contains { $0.isLetter && !"eE".contains($0) || $0 == "%" }
  }
}
