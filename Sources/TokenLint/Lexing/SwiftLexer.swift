import Foundation

/// Finds the words that rules look for in Swift text, and where it may be cut, without building a tree.
///
/// It knows comments, texts of every kind with what is computed in them, brackets and conditional compilation. Where it
/// cannot be sure, it says so.
struct SwiftLexer {
  let bytes: UnsafeRawBufferPointer
  let table: TriggerTable
  var found = LexedSwift()
  var index = 0
  /// The last byte that is no blank and no comment; a blank at the beginning of the file.
  var last = UInt8(ascii: " ")
  /// Where the last word begins, if nothing has come after it.
  var lastWord: Range<Int>?
  /// Whether a line has begun since the last word or sign.
  var isFirstInLine = true
  /// The brackets and texts that are open, the innermost last.
  var open: [Opening] = []
  var braceDepth = 0
  var gauge = NestingGauge()
  /// How many `#if` are open.
  var conditionDepth = 0
  /// The end of a declaration outside of all others, if nothing has come after it.
  var endOfDeclaration: Int?
  /// The types that are open, with the depth of the braces around each.
  var types: [(name: String, depth: Int)] = []
  /// The type whose brace comes next.
  var pendingType: String?

  enum Opening {
    case brace
    case parenthesis
    case bracket
    /// A computed part of a text, with what ends the text.
    case interpolation(TextEnd)
  }

  struct TextEnd {
    let hashes: Int
    let isMultiline: Bool
  }

  static func lex(_ bytes: UnsafeRawBufferPointer, _ table: TriggerTable) -> LexedSwift {
    var lexer = SwiftLexer(bytes: bytes, table: table)
    lexer.scan()
    return lexer.found
  }

  private init(bytes: UnsafeRawBufferPointer, table: TriggerTable) {
    self.bytes = bytes
    self.table = table
  }

  private mutating func scan() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if bytes.dropFirst(index).starts(with: "#!".utf8) { skipLine() }
    while index < bytes.count { step() }
    found.isTooDeep = gauge.isTooDeep
    if !open.isEmpty || conditionDepth != 0 { found.isUnsure = true }
  }

  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func step() {
    let byte = bytes[index]
    if ByteClass.isIdentifier(byte) {
      if ByteClass.isDigit(byte) { takeNumber() } else { takeWord() }
      return
    }
    if isFirstInLine, Self.statementSigns.contains(byte) { goBesideAfterOperand() }
    switch byte {
    case 0x0A, 0x0D:
      isFirstInLine = true
      index += 1
    case 0x00, 0x09, 0x0B, 0x0C, 0x20: index += 1
    case UInt8(ascii: "/"): takeSlash()
    case UInt8(ascii: "\""): takeText(hashes: 0)
    case UInt8(ascii: "#"): takeHash()
    case UInt8(ascii: "`"): takeQuotedWord()
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): takeOpening(byte)
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): takeClosing(byte)
    default: takeSign(byte)
    }
  }

  /// What a statement may begin with, beside words, macros and prefix operators.
  private static let statementSigns = Array("\"@([`".utf8)

  /// To be called where a statement may begin: it is one if an operand stands before it.
  @discardableResult mutating func goBesideAfterOperand() -> Bool {
    let isOperand =
      lastWord.map { !Keywords.goesOn(word($0)) }
      ?? (ByteClass.isDigit(last) || [")", "]", "}", "\"", "`"].contains(Character(Unicode.Scalar(last))))
    if isOperand { gauge.goBeside() }
    return isOperand
  }

  mutating func takeSign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): gauge.goBeside()
    default: gauge.goDown()
    }
    willTakeToken(startsDeclaration: byte == UInt8(ascii: "@"))
    last = byte
    lastWord = nil
    index += 1
  }

  private mutating func takeWord() {
    let start = index
    var hash = WordHash()
    while index < bytes.count, ByteClass.isIdentifier(bytes[index]) {
      hash.add(bytes[index])
      index += 1
    }
    let word = UnsafeRawBufferPointer(rebasing: bytes[start..<index])
    let code = hash.result
    let wasWord = lastWord != nil
    let isBeside = isFirstInLine && !Keywords.continuesStatement(word) && goBesideAfterOperand()
    if wasWord, !isBeside { gauge.goDown() }
    willTakeToken(startsDeclaration: endOfDeclaration != nil && startsDeclaration(word))
    if let entry = table.entry(of: word, hash: code) { consider(entry, at: start) }
    if let entry = table.deviceHelper, DeviceHelperName.isOne(word) { consider(entry, at: start) }
    if Keywords.isDeclaring(word) { takeDeclaration(word, at: start) }
    last = bytes[index - 1]
    lastWord = start..<index
  }

  /// Takes in a word that some rule looks for, if what stands beside it is what one of them needs.
  private mutating func consider(_ entry: Int, at start: Int) {
    let next = nextSignificantByte(from: index)
    let isWanted = table.entries[entry].uses.contains {
      $0.trigger.previous.includes(last) && $0.trigger.next.includes(next)
    }
    if isWanted { found.candidates.append(.init(offset: start, entry: entry)) }
  }

  private mutating func takeNumber() {
    let start = index
    willTakeToken(startsDeclaration: false)
    while index < bytes.count {
      let byte = bytes[index]
      let isFraction = byte == UInt8(ascii: ".") && ByteClass.isDigit(self.byte(index + 1))
      guard ByteClass.isIdentifier(byte) || isFraction else { break }
      index += 1
    }
    if let entry = table.comparedNumber, index - start >= 3, isCompared(start..<index) {
      found.candidates.append(.init(offset: start, entry: entry))
    }
    last = UInt8(ascii: "0")
    lastWord = nil
  }

  /// Whether a number stands beside a comparison, a range, a factor, or in a pattern.
  private func isCompared(_ number: Range<Int>) -> Bool {
    if Self.comparing.contains(last) { return true }
    if let lastWord, Keywords.isCase(UnsafeRawBufferPointer(rebasing: bytes[lastWord])) { return true }
    return Self.comparing.contains(nextSignificantByte(from: number.upperBound))
  }

  private static let comparing = Array("<>=.~/*,".utf8)

  private mutating func takeQuotedWord() {
    willTakeToken(startsDeclaration: false)
    let start = index + 1
    index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "`"), bytes[index] != 0x0A { index += 1 }
    if byte(index) != UInt8(ascii: "`") { found.isUnsure = true }
    index += 1
    last = UInt8(ascii: "`")
    lastWord = nil
  }

  /// The next byte that is no blank and in no comment; 0 at the end of the file.
  func nextSignificantByte(from start: Int) -> UInt8 {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if ByteClass.isBlank(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), self.byte(index + 1) == UInt8(ascii: "/") {
        index = endOfLine(from: index)
      } else if byte == UInt8(ascii: "/"), self.byte(index + 1) == UInt8(ascii: "*") {
        index = endOfBlockComment(from: index) ?? bytes.count
      } else {
        return byte
      }
    }
    return 0
  }
}

extension Trigger.Neighbor {
  fileprivate func includes(_ byte: UInt8) -> Bool {
    switch self {
    case .anything: true
    case .oneOf(let bytes): bytes.contains(byte)
    }
  }
}
