import TokenDiagnostics

/// The value that was being read when libyaml met an error.
struct OpenValue {
  /// Where it begins, after its anchor and its tag.
  let start: Int
  /// What it stands in; nil for a value in block style.
  let bracket: Bracket?
  /// The column of the key or the `-` that it belongs to, -1 for the root; its further lines are indented more.
  let indentation: Int

  /// A mapping or list in flow style that is not closed yet.
  struct Bracket {
    let isList: Bool
    /// Whether the key of the current entry was read.
    var isAfterColon = false
    /// Where its current key or value begins.
    var start: Int?
    /// The first comment that may be a value, or a part of one, as far as that can be told.
    var swallowed: Mend?

    /// Whether what comes next, or was begun, is a value and not a key.
    var expectsValue: Bool { isList || isAfterColon }
  }
}

/// Reads text as far as an error, only as closely as it takes to know in which value that stands.
///
/// The events of libyaml do not tell: its scanner is up to a line ahead of them.
struct OpenValueFinder {
  let text: MendedText
  /// The offset of the error.
  let end: Int
  private(set) var offset: Int
  private(set) var brackets: [OpenValue.Bracket] = []
  private var start: Int?
  private var isAfterKey = false
  private var isAfterDash = false
  private var indentation = -1

  init(_ text: MendedText, end: Int) {
    self.text = text
    self.end = end
    offset = text.file.byteOrderMarkLength
  }

  private var file: SourceFile { text.file }

  /// Nil if the error is not in a value.
  mutating func find() -> OpenValue? {
    while offset < end { brackets.isEmpty ? stepInBlock() : stepInFlow() }
    let isValue = brackets.last?.expectsValue ?? (isAfterKey || isAfterDash || start != nil)
    guard isValue, offset == end || start != nil || brackets.last?.start != nil else { return nil }
    return OpenValue(
      start: (brackets.isEmpty ? start : brackets.last?.start) ?? end, bracket: brackets.last,
      indentation: indentation)
  }

  /// The comment that may be a value in what is open, the innermost first: it swallowed what would have closed that.
  var swallowed: Mend? { brackets.reversed().compactMap(\.swallowed).first }
}

extension OpenValueFinder {
  private mutating func stepInBlock() {
    let byte = file.bytes[offset]
    if byte.isLineBreak {
      offset += 1
      startLine()
    } else if byte == 0x20 || byte == 0x09 {
      offset += 1
    } else if byte == UInt8(ascii: "#"), text.mend(at: offset) == nil {
      offset = file.endOfLine(from: offset)
    } else if start != nil {
      // More after the end of a value.
      offset = min(end, file.endOfLine(from: offset))
    } else if !takeIndicator(byte), isAfterKey || !takeKey() {
      takeBlockValue(byte)
    }
  }

  private mutating func startLine() {
    start = nil
    isAfterKey = false
    isAfterDash = false
  }

  private func column(of offset: Int) -> Int { file.location(of: offset).column - 1 }

  /// `- `, `? `, `: `, `---`, `%`.
  private mutating func takeIndicator(_ byte: UInt8) -> Bool {
    let isFirst = column(of: offset) == 0
    if isFirst, byte == UInt8(ascii: "%") {
      offset = file.endOfLine(from: offset)
      return true
    }
    if isFirst, ["---", "..."].contains(file.text(offset..<offset + 3)), file.isBlankOrEnd(at: offset + 3) {
      offset += 3
      return true
    }
    guard !isAfterKey, "-?:".utf8.contains(byte), file.isBlankOrEnd(at: offset + 1) else { return false }
    indentation = column(of: offset)
    isAfterDash = true
    offset += 1
    return true
  }

  /// A key with its colon, on one line.
  private mutating func takeKey() -> Bool {
    guard text.mend(at: offset) == nil, let colon = file.endOfKey(from: offset) else { return false }
    indentation = column(of: offset)
    isAfterKey = colon < end
    isAfterDash = false
    offset = colon + 1
    return true
  }

  private mutating func takeBlockValue(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "!"):
      offset = max(offset + 1, file.endOfWord(at: offset))
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      start = offset
      skipLines(from: file.endOfLine(from: offset))
    default:
      start = offset
      guard !takeDelimited(byte) else { return }
      offset = file.endOfPlainText(from: offset, endedBy: "")
      if offset < end { skipLines(from: file.endOfLine(from: offset)) }
    }
  }

  /// The further lines of a text: those that are blank or indented more than what it belongs to.
  private mutating func skipLines(from lineEnd: Int) {
    var lineEnd = lineEnd
    while lineEnd < end {
      let line = file.lineAfter(lineEnd)
      let first = file.firstNonBlank(of: line)
      guard first == line.upperBound || column(of: first) > indentation else { break }
      if line.upperBound == lineEnd { break }
      lineEnd = line.upperBound
      startLine()
    }
    offset = lineEnd
  }

  /// What shows its end: text in quotes, or in those that were put in; or the bracket that begins a flow collection.
  private mutating func takeDelimited(_ byte: UInt8) -> Bool {
    if let mend = text.mend(at: offset) {
      offset = mend.offsets.upperBound
    } else if "\"'".utf8.contains(byte) {
      offset = file.endOfQuotes(from: offset)
    } else if "{[".utf8.contains(byte) {
      brackets.append(.init(isList: byte == UInt8(ascii: "[")))
      offset += 1
    } else {
      return false
    }
    return true
  }
}

extension OpenValueFinder {
  private mutating func stepInFlow() {
    let byte = file.bytes[offset]
    let top = brackets.count - 1
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: offset += 1
    case UInt8(ascii: "#") where text.mend(at: offset) == nil:
      if brackets[top].expectsValue, brackets[top].swallowed == nil {
        brackets[top].swallowed =
          brackets[top].start.map(textWithHash) ?? file.mendOfColor(at: offset) ?? textWithHash(from: offset)
      }
      offset = file.endOfLine(from: offset)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      brackets.removeLast()
      offset += 1
    case UInt8(ascii: ","):
      brackets[top].start = nil
      brackets[top].isAfterColon = false
      offset += 1
    case UInt8(ascii: ":") where !brackets[top].isAfterColon:
      brackets[top].start = nil
      brackets[top].isAfterColon = true
      offset += 1
    default:
      brackets[top].start = brackets[top].start ?? offset
      if takeDelimited(byte) { return }
      offset = max(offset + 1, file.endOfPlainText(from: offset, endedBy: ",[]{}"))
    }
  }

  /// The value that begins at a place, of which a comment took the rest: `{ $description: see #4 }`.
  private func textWithHash(from start: Int) -> Mend? {
    guard offset - start < 1000, !"\"'{[".utf8.contains(file.bytes[start]), text.mend(at: start) == nil,
      let textEnd = FlowText(file, from: start, limit: file.bytes.count).end, textEnd > offset
    else { return nil }
    return .textWithHash(file.text(start..<textEnd), at: start..<textEnd)
  }
}
