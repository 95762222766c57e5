import TokenDiagnostics

/// Reads one JSON text. It calls itself for what is nested, which is bounded.
struct JSONParser {
  let file: SourceFile
  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  /// Where the last thing ends that was read, blanks and comments aside.
  var lastEnd: Int
  /// The closing brackets that are waited for, the innermost last.
  private var closers: [UInt8] = []
  private(set) var isReading = true
  /// Whether something of the text is missing in the tree.
  private var isLossy = false
  /// Comments are no JSON; all of them are told at once.
  var comments = JSONComments()
  private var bag = DiagnosticBag()

  init(_ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.bytes = bytes
    offset = file.byteOrderMarkLength
    lastEnd = offset
  }

  var diagnostics: DiagnosticBag {
    var all = bag
    if let told = comments.diagnostic(in: file) { all.add(told) }
    return all
  }

  mutating func document() -> SyntaxTree {
    skipBlanks()
    guard offset < bytes.count else {
      report(.emptyJSON(at: range(file.byteOrderMarkLength, file.byteOrderMarkLength)))
      return SyntaxTree(root: nil, hasSyntaxError: true)
    }
    let start = offset
    let root = value()
    let end = lastEnd
    skipBlanks()
    guard isReading, offset < bytes.count else { return SyntaxTree(root: root, hasSyntaxError: isLossy) }
    if case .scalar = root?.content {
      // All that can be told of it follows from this.
      bag = DiagnosticBag()
      stop(.noJSON(at: range(start, end)))
      return SyntaxTree(root: nil, hasSyntaxError: true)
    }
    stop(.textAfterJSON(at: nextCharacter))
    return SyntaxTree(root: root, hasSyntaxError: isLossy)
  }
}

extension JSONParser {
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: file, start: start, end: end) }

  var nextCharacter: SourceRange {
    let character = file.character(at: offset)
    return range(character.lowerBound, character.upperBound)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    guard isReading else { return }
    bag.add(diagnostic)
    guard bag.diagnostics.count == ReadingLimits.mostErrors else { return }
    bag.add(.tooManyErrors(limit: ReadingLimits.mostErrors, at: diagnostic.range))
    isReading = false
    isLossy = true
  }

  /// Reports what leaves something out of the tree.
  mutating func reportLoss(_ diagnostic: Diagnostic) {
    report(diagnostic)
    isLossy = true
  }

  /// Reports what makes the rest of the file unclear.
  mutating func stop(_ diagnostic: Diagnostic) {
    reportLoss(diagnostic)
    isReading = false
  }
}

extension JSONParser {
  /// The value at the offset; nil if there is none to keep, which is reported.
  private mutating func value() -> Node? {
    guard let byte = current else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return unquotedReference() ?? (mayNest() ? object() : nil)
    case UInt8(ascii: "["): return mayNest() ? array() : nil
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return text()
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"):
      stop(.unexpectedInJSON(at: nextCharacter))
      return nil
    default: return word()
    }
  }

  /// Whether one more object or array may begin here; else the rest is not read.
  private mutating func mayNest() -> Bool {
    if closers.count < ReadingLimits.deepest { return true }
    stop(.nestingTooDeep(limit: ReadingLimits.deepest, at: nextCharacter))
    return false
  }

  private mutating func array() -> Node {
    let start = offset
    var items: [Node] = []
    var isWhole = true
    let isClosed = elements(closedBy: UInt8(ascii: "]")) { parser in
      if let item = parser.value() { items.append(item) } else { isWhole = false }
    }
    return Node(
      content: .list(items), range: range(start, lastEnd), isComplete: isClosed && isWhole, isFlow: true)
  }

  private mutating func object() -> Node {
    let start = offset
    var entries: [Node.Entry] = []
    var declared = DeclaredKeys()
    var isWhole = true
    let isClosed = elements(closedBy: UInt8(ascii: "}")) { parser in
      guard let key = parser.key() else { return isWhole = false }
      let first = declared.insert(key)
      if let first { parser.report(.duplicateKey(key, first: first)) }
      guard let value = parser.memberValue(of: key) else { return isWhole = false }
      if first == nil { entries.append(Node.Entry(key: key, value: value)) }
    }
    return Node(
      content: .mapping(entries), range: range(start, lastEnd), isComplete: isClosed && isWhole, isFlow: true)
  }

  /// The value after a key, with the colon between.
  private mutating func memberValue(of key: Node.Key) -> Node? {
    skipBlanks()
    if current == UInt8(ascii: ":") {
      offset += 1
      lastEnd = offset
      skipBlanks()
    } else if current == UInt8(ascii: "=") {
      report(.missingColon(at: range(offset, offset + 1)))
      offset += 1
      lastEnd = offset
      skipBlanks()
    } else if let byte = current, !",}]:".utf8.contains(byte) {
      report(.missingColon(at: range(lastEnd, lastEnd)))
    }
    guard isReading else { return nil }
    guard let byte = current, !",}]".utf8.contains(byte) else {
      reportLoss(.missingMemberValue(key))
      return nil
    }
    return value()
  }

  /// Reads what stands between brackets, with the commas between; whether the closing one is there.
  private mutating func elements(closedBy closer: UInt8, _ read: (inout JSONParser) -> Void) -> Bool {
    let opening = range(offset, offset + 1)
    closers.append(closer)
    defer { closers.removeLast() }
    offset += 1
    lastEnd = offset
    var (follows, comma): (Bool, Int?) = (false, nil)
    while isReading {
      skipBlanks()
      switch current {
      case nil: stop(.unclosedBracket(opening, at: range(lastEnd, lastEnd)))
      case closer:
        if let comma { report(.trailingComma(at: range(comma, comma + 1))) }
        offset += 1
        lastEnd = offset
        return true
      case UInt8(ascii: ","):
        if !follows { report(.strayComma(at: range(offset, offset + 1))) }
        (follows, comma) = (false, follows ? offset : nil)
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if endsAtWrongBracket(opening) { return false }
      default:
        if follows, !acceptsMissingComma() { return false }
        read(&self)
        (follows, comma) = (true, nil)
      }
    }
    return false
  }

  /// At a closing bracket of the other kind: whether it ends what it stands in, or something further out; else it is
  /// passed over.
  private mutating func endsAtWrongBracket(_ opening: SourceRange) -> Bool {
    reportLoss(.wrongBracket(at: range(offset, offset + 1), opening: opening))
    let isLast = !bytes[(offset + 1)...].contains { $0 > 0x20 }
    let outer = closers.dropLast().lastIndex(of: bytes[offset])
    if outer == nil, !isLast {
      offset += 1
      return false
    }
    // Where more follows it cannot have been the end of everything.
    let isMeantForThis = outer == nil || outer == 0 && !isLast
    if isMeantForThis {
      offset += 1
      lastEnd = offset
    }
    return true
  }

  /// At something that follows a value without a comma: whether it begins the next one.
  private mutating func acceptsMissingComma() -> Bool {
    let byte = bytes[offset]
    guard byte != UInt8(ascii: ":") else {
      stop(.unexpectedInJSON(at: nextCharacter))
      return false
    }
    let isText = bytes[lastEnd - 1] == UInt8(ascii: "\"")
    let isOnSameLine = !bytes[lastEnd..<offset].contains(where: \.isLineBreak)
    if isText, isOnSameLine, !"\"{[".utf8.contains(byte), !byte.beginsNumber {
      stop(.quoteInText(at: range(lastEnd - 1, lastEnd)))
      return false
    }
    if isOnSameLine, !"\"'{[".utf8.contains(byte), !byte.beginsNumber {
      stop(.unexpectedInJSON(at: nextCharacter))
      return false
    }
    report(.missingComma(at: range(lastEnd, lastEnd)))
    return isReading
  }
}

extension UInt8 {
  var beginsNumber: Bool { self == UInt8(ascii: "-") || (0x30...0x39).contains(self) }
}
