/// Cuts Objective-C, Objective-C++ and C into tokens: linear in the text, whatever it holds, and never
/// failing.
///
/// It knows comments, texts with escapes, raw texts of C++, lines that go on after a backslash, and the
/// preprocessor.
struct ObjectiveCLexer {
  let bytes: UnsafeRawBufferPointer
  let triggers: ObjectiveCTriggers
  var found = LexedObjectiveC()
  var index = 0
  /// Whether only blanks and comments stand before the index in its line.
  var isFirstInLine = true
  /// The line of the preprocessor that is being read.
  var line: LexedObjectiveC.Line?
  /// The `#if` that are open, the innermost last.
  var conditions: [OpenCondition] = []
  var isOtherPlatform = false

  static func lex(_ bytes: UnsafeRawBufferPointer, _ triggers: ObjectiveCTriggers) -> LexedObjectiveC {
    var lexer = ObjectiveCLexer(bytes: bytes, triggers: triggers)
    lexer.found.code.tokens.reserveCapacity(bytes.count / 8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lexer.index = 3 }
    while lexer.index < bytes.count { lexer.step() }
    return lexer.found
  }

  private init(bytes: UnsafeRawBufferPointer, triggers: ObjectiveCTriggers) {
    self.bytes = bytes
    self.triggers = triggers
  }

  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func step() {
    let byte = bytes[index]
    if ByteClass.isIdentifier(byte) {
      if ByteClass.isDigit(byte) { takeNumber() } else { takeWord(from: index) }
      return
    }
    switch byte {
    case 0x0A, 0x0D:
      isFirstInLine = true
      index += 1
    case 0x00, 0x09, 0x0B, 0x0C, 0x20: index += 1
    case UInt8(ascii: "\\"): takeBackslash()
    case UInt8(ascii: "/"): takeSlash()
    case UInt8(ascii: "\""): takeText(from: index)
    case UInt8(ascii: "'"): takeCharacter()
    case UInt8(ascii: "@"): takeAt()
    case UInt8(ascii: "#") where isFirstInLine && line == nil: takePreprocessorLine()
    case UInt8(ascii: ".") where ByteClass.isDigit(self.byte(index + 1)): takeNumber()
    default: takeSign(byte)
    }
  }

  mutating func append(_ kind: ObjectiveCToken.Kind, from start: Int) {
    isFirstInLine = false
    let token = ObjectiveCToken(kind: kind, isOtherPlatform: isOtherPlatform, start: start, end: index)
    if line == nil { found.code.tokens.append(token) } else { line?.tokens.append(token) }
  }

  /// Says that the token taken last wakes a rule.
  mutating func wake(_ entry: Int) {
    if let line {
      self.line?.candidates.append(.init(token: line.tokens.count - 1, entry: entry))
    } else {
      found.code.candidates.append(.init(token: found.code.tokens.count - 1, entry: entry))
    }
  }

  private mutating func takeWord(from start: Int) {
    let nameStart = index
    var hash = WordHash()
    while index < bytes.count, ByteClass.isIdentifier(bytes[index]) {
      hash.add(bytes[index])
      index += 1
    }
    let name = UnsafeRawBufferPointer(rebasing: bytes[nameStart..<index])
    if byte(index) == UInt8(ascii: "\""), name.count <= 3, name.last == UInt8(ascii: "R"),
      takeRawText(from: start)
    {
      return
    }
    append(.word, from: start)
    if let entry = triggers.entry(of: name, hash: hash.result) { wake(entry) }
    if DeviceHelperName.isOne(name) { wake(triggers.deviceHelper) }
  }

  private mutating func takeNumber() {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if ByteClass.isIdentifier(byte) || byte == UInt8(ascii: ".") {
        index += 1
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), isExponent(start) {
        index += 1
      } else if byte == UInt8(ascii: "'"), ByteClass.isDigit(self.byte(index + 1)) {
        index += 2
      } else {
        break
      }
    }
    append(.number, from: start)
    if index - start >= 3, isCompared { wake(triggers.comparedNumber) }
  }

  /// Whether the number taken last is compared, or divides something.
  private var isCompared: Bool {
    let tokens = line?.tokens ?? found.code.tokens
    if tokens.count > 1, tokens[tokens.count - 2].kind == .sign {
      let sign = bytes[tokens[tokens.count - 2].range]
      if sign.elementsEqual("/".utf8)
        || ObjectiveCText.comparisons.contains(where: { sign.elementsEqual($0.utf8) })
      {
        return true
      }
    }
    var next = index
    while byte(next) == 0x20 { next += 1 }
    return Array("<>=!/".utf8).contains(byte(next))
  }

  /// Whether the byte before the index makes a sign part of the number: `1e-5`.
  private func isExponent(_ start: Int) -> Bool {
    guard index > start, byte(start + 1) | 0x20 != UInt8(ascii: "x") else { return false }
    return bytes[index - 1] | 0x20 == UInt8(ascii: "e")
  }

  /// `@"text"`, `@implementation`, or the sign of a literal: `@(1)`, `@[…]`.
  private mutating func takeAt() {
    let start = index
    index += 1
    if byte(index) == UInt8(ascii: "\"") {
      takeText(from: start)
    } else if ByteClass.isIdentifier(byte(index)), !ByteClass.isDigit(byte(index)) {
      takeWord(from: start)
      if bytes[start..<index].elementsEqual("@import".utf8) { noteImport() }
    } else {
      append(.sign, from: start)
    }
  }

  /// `@import UIKit;`, whose keyword has been read.
  private mutating func noteImport() {
    var start = index
    while byte(start) == 0x20 { start += 1 }
    var end = start
    while ByteClass.isIdentifier(byte(end)) { end += 1 }
    if end > start { found.imports.insert(String(decoding: bytes[start..<end], as: UTF8.self)) }
  }

  private mutating func takeSign(_ first: UInt8) {
    let start = index
    index += Self.isPair(first, byte(index + 1)) ? 2 : 1
    append(.sign, from: start)
  }

  private static func isPair(_ first: UInt8, _ second: UInt8) -> Bool {
    switch second {
    case UInt8(ascii: "="): pairedWithEqual.contains(first)
    case UInt8(ascii: ">"): first == UInt8(ascii: "-")
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "-"): first == second
    default: false
    }
  }

  private static let pairedWithEqual = Array("=!<>+-*/|&%^".utf8)
}
