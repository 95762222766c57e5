import Foundation

/// Finds the words that rules look for in Swift text, and where it may be cut, without building a tree.
///
/// It knows comments, texts of every kind with what is computed in them, brackets and conditional
/// compilation. Where it cannot be sure, it says so.
struct SwiftLexer {
  let bytes: UnsafeRawBufferPointer
  let table: TriggerTable
  var found = LexedSwift()
  var index = 0
  /// The last byte that is no blank and no comment; a blank at the beginning of the file.
  var last = UInt8(ascii: " ")
  /// Where the last word begins, if nothing has come after it.
  var lastWord: Range<Int>?
  /// Whether the last sign is the brace after `else`.
  var isAfterElseBrace = false
  /// Whether the last sign is the end of a modifier's parenthesis.
  var isAfterDetail = false
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
    /// The parenthesis of a modifier: `private(set)`.
    case detail
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
    // Nothing is made of what the parser cannot take.
    while index < bytes.count, !gauge.isTooDeep { step() }
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
    if isAfterOperand { gauge.beginStatement() }
    return isAfterOperand
  }

  /// Whether a name, a literal or the end of a bracket stands before.
  var isAfterOperand: Bool {
    if let lastWord { return !Keywords.goesOn(word(lastWord)) }
    return !isAfterDetail && (ByteClass.isDigit(last) || Self.endsOfOperands.contains(last))
  }

  private static let endsOfLiterals = Array("\"`".utf8)
  private static let endsOfOperands = Array(")]}".utf8) + endsOfLiterals

  mutating func takeSign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ";"): gauge.beginStatement()
    case UInt8(ascii: ","), UInt8(ascii: ":"): gauge.goBeside()
    default: gauge.goDown()
    }
    if byte == UInt8(ascii: "@") { gauge.takeAttribute() }
    if byte == UInt8(ascii: "<"), isAfterName(of: "@") { gauge.beginList() }
    willTakeToken(startsDeclaration: byte == UInt8(ascii: "@"))
    isAfterElseBrace = byte == UInt8(ascii: "{") && lastWord.map { Keywords.isElse(word($0)) } == true
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
    let isBehind = lastWord != nil || ByteClass.isDigit(last) || Self.endsOfLiterals.contains(last)
    let isBeside = isFirstInLine && !Keywords.continuesStatement(word) && goBesideAfterOperand()
    if isBehind, !isBeside { gauge.goDown() }
    if Keywords.beginsHead(word), !isLabelOrMember { gauge.beginHead() }
    if Keywords.isActor(word), ByteClass.isIdentifier(nextSignificantByte(from: index)) { gauge.beginHead() }
    if gauge.awaitsDeclaration, Keywords.declares(word) { gauge.beginDeclaration() }
    willTakeToken(startsDeclaration: endOfDeclaration != nil && startsDeclaration(word))
    if let entry = table.entry(of: word, hash: code) { consider(entry, at: start) }
    if let entry = table.deviceHelper, DeviceHelperName.isOne(word) { consider(entry, at: start) }
    if Keywords.isDeclaring(word) { takeDeclaration(word, at: start) }
    if Keywords.isConstant(word, after: lastWord.map(self.word)) { takeConstant() }
    last = bytes[index - 1]
    lastWord = start..<index
  }

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
}
