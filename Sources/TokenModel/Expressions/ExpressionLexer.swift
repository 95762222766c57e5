/// Cuts the text of an expression into numbers, names, references and symbols.
struct ExpressionLexer {
  struct Token {
    enum Kind: Equatable {
      /// A number with the unit that is written right behind it.
      case number(String, unit: String)
      case name(String)
      /// Braces with what they hold; nil if that is no path of a token.
      case reference(TokenPath?)
      /// An operator, a parenthesis, a comma, or what stands for nothing.
      case symbol(String)
      case end
    }

    let kind: Kind
    /// In bytes of the text.
    let part: Range<Int>

    /// Where a number ends and its unit begins.
    var unitPart: Range<Int> {
      guard case .number(let number, _) = kind else { return part }
      return part.lowerBound + number.utf8.count..<part.upperBound
    }
  }

  private let text: String
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  mutating func next() -> Token {
    while let byte = byte(at: offset), " \t\r\n".utf8.contains(byte) { offset += 1 }
    let start = offset
    let kind = nextKind()
    return Token(kind: kind, part: start..<offset)
  }

  private mutating func nextKind() -> Token.Kind {
    guard let first = byte(at: offset) else { return .end }
    if first.isASCIIDigit || first == UInt8(ascii: ".") && byte(at: offset + 1)?.isASCIIDigit == true {
      return number()
    }
    if first == UInt8(ascii: "{") { return reference() }
    let start = offset
    dropName()
    return offset > start ? .name(text(from: start)) : symbol()
  }

  private mutating func number() -> Token.Kind {
    let start = offset
    dropDigits()
    if byte(at: offset) == UInt8(ascii: ".") {
      offset += 1
      dropDigits()
    }
    dropExponent()
    let number = text(from: start)
    let unit = offset
    if byte(at: offset) == UInt8(ascii: "%") { offset += 1 } else { dropName() }
    return .number(number, unit: text(from: unit))
  }

  /// A unit may begin with the letter of an exponent: `1em` is 1 with a unit.
  private mutating func dropExponent() {
    guard let letter = byte(at: offset), letter | 0x20 == UInt8(ascii: "e") else { return }
    let sign = byte(at: offset + 1).map { "+-".utf8.contains($0) } ?? false
    let digits = offset + (sign ? 2 : 1)
    guard byte(at: digits)?.isASCIIDigit == true else { return }
    offset = digits
    dropDigits()
  }

  private mutating func reference() -> Token.Kind {
    let start = offset
    offset += 1
    while let byte = byte(at: offset), byte != UInt8(ascii: "{") {
      offset += 1
      if byte != UInt8(ascii: "}") { continue }
      guard case .token(let path) = Reference(text: text(from: start)) else { break }
      return .reference(path)
    }
    return .reference(nil)
  }

  private mutating func symbol() -> Token.Kind {
    let start = offset
    // The longest first. Those that are no operators are told as what they were meant to be.
    let long = ["===", "!==", "==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"]
    if let symbol = long.first(where: { bytes[start...].starts(with: $0.utf8) }) {
      offset += symbol.utf8.count
      return .symbol(symbol)
    }
    offset += character(at: start).utf8.count
    return .symbol(text(from: start))
  }
}

extension ExpressionLexer {
  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

  private func character(at offset: Int) -> Character {
    text[text.utf8.index(text.startIndex, offsetBy: offset)]
  }

  private mutating func dropDigits() {
    while byte(at: offset)?.isASCIIDigit == true { offset += 1 }
  }

  /// Letters of any script, and digits and underscores after the first.
  private mutating func dropName() {
    let start = offset
    while let byte = byte(at: offset) {
      if byte < 0x80 {
        let continues = offset > start && (byte.isASCIIDigit || byte == UInt8(ascii: "_"))
        guard byte.isASCIILetter || continues else { return }
        offset += 1
      } else {
        let character = character(at: offset)
        guard character.isLetter else { return }
        offset += character.utf8.count
      }
    }
  }
}
