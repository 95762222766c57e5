/// A finite number with the text that stands for it in JSON and in Swift.
///
/// A number that was written keeps its text (`0.10`, `1e3`); other spellings (`+5`, `010`, `.5`, `0x1F`) and
/// computed numbers get the shortest decimal text that reads back as the same number.
package struct Number: Sendable {
  package let value: Double
  package let text: String

  /// A computed number. It must be finite.
  package init(_ value: Double) {
    precondition(value.isFinite, "a token's number is finite")
    self.value = value
    self.text = Self.shortestText(of: value)
  }

  fileprivate init(_ value: Double, text: String) {
    self.value = value
    self.text = text
  }

  fileprivate init(value: Double, written: String) {
    self.value = value
    self.text = Self.isPortable(written, value) ? written : Self.shortestText(of: value)
  }

  /// The number that a text of digits stands for, or nil if it is none or no `Double` holds it.
  package init?(text: some StringProtocol) {
    guard let number = Parsed(coreSchema: String(text))?.number else { return nil }
    self = number
  }

  private static func shortestText(of value: Double) -> String {
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Whether a spelling means the same number in JSON (RFC 8259, section 6) and in Swift.
  private static func isPortable(_ text: String, _ value: Double) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    guard let first = digits.first, isDigit(first) else { return false }
    let second = digits.dropFirst().first
    if first == UInt8(ascii: "0"), let second,
      isDigit(second) || second == UInt8(ascii: "x")
        || second == UInt8(ascii: "o")
    {
      return false
    }
    let mantissa = digits.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    guard let last = mantissa.last, isDigit(last) else { return false }
    if value == 0 {
      return mantissa.elementsEqual(text.utf8.prefix { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") })
    }
    let isWhole = mantissa.count == digits.count && !mantissa.contains(UInt8(ascii: "."))
    return !isWhole || abs(value) < largestSafeWhole
  }

  /// Swift warns of a whole number without a point that no `Double` holds exactly.
  private static let largestSafeWhole = 9_007_199_254_740_992.0

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

extension Number: Hashable {
  package static func == (left: Number, right: Number) -> Bool { left.value == right.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Number {
  /// A text that has the form of a number in the core schema of YAML 1.2; `number` is nil if no finite `Double` holds
  /// it, be it too large or so small that it would be 0.
  struct Parsed {
    let number: Number?

    init?(coreSchema text: String) {
      if let few = Self.fewDigits(text) {
        number = Number(few, text: text)
        return
      }
      guard let value = Self.radixValue(text) ?? Self.decimalValue(text) else { return nil }
      let isHeld = value.isFinite && (value != 0 || Self.isZero(text))
      number = isHeld ? Number(value: value, written: text) : nil
    }

    /// The number that a few digits stand for everywhere, as most numbers are written; nil for other spellings.
    private static func fewDigits(_ text: String) -> Double? {
      let count = text.utf8.count
      guard (1...15).contains(count), count == 1 || text.utf8.first != UInt8(ascii: "0") else { return nil }
      var value = 0
      for byte in text.utf8 {
        guard isDigit(byte) else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return Double(value)
    }

    /// Whether all digits before the exponent are 0.
    private static func isZero(_ text: String) -> Bool {
      !text.utf8.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }.contains {
        (0x31...0x39).contains($0)
      }
    }

    /// `0o17` and `0x1F`: no sign, as the schema says.
    private static func radixValue(_ text: String) -> Double? {
      guard text.utf8.first == UInt8(ascii: "0"), text.utf8.count > 2 else { return nil }
      let radix: Int
      if text.hasPrefix("0x") { radix = 16 } else if text.hasPrefix("0o") { radix = 8 } else { return nil }
      let digits = text.dropFirst(2)
      guard !digits.isEmpty, !digits.hasPrefix("+"), !digits.hasPrefix("-") else { return nil }
      if let exact = UInt64(digits, radix: radix) { return Double(exact) }
      var value = 0.0
      for digit in digits {
        guard digit.isASCII, let number = Int(String(digit), radix: radix) else { return nil }
        value = value * Double(radix) + Double(number)
      }
      return value
    }

    /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
    private static func decimalValue(_ text: String) -> Double? {
      var rest = Substring(text).utf8[...]
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
      let whole = dropDigits(&rest)
      var fraction = 0
      if rest.first == UInt8(ascii: ".") {
        rest.removeFirst()
        fraction = dropDigits(&rest)
      }
      guard whole + fraction > 0 else { return nil }
      if let letter = rest.first, letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") {
        rest.removeFirst()
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
          rest.removeFirst()
        }
        guard dropDigits(&rest) > 0 else { return nil }
      }
      guard rest.isEmpty else { return nil }
      return Double(text.hasSuffix(".") ? text + "0" : text.replacingDotBeforeExponent())
    }

    private static func dropDigits(_ rest: inout Substring.UTF8View.SubSequence) -> Int {
      let count = rest.prefix { isDigit($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
  }
}

extension String {
  /// `5.e3` is a number in YAML but not for `Double.init`, which wants `5e3`.
  fileprivate func replacingDotBeforeExponent() -> String {
    guard let dot = firstIndex(of: "."), index(after: dot) < endIndex else { return self }
    let next = self[index(after: dot)]
    guard next == "e" || next == "E" else { return self }
    return String(self[..<dot] + self[index(after: dot)...])
  }
}
