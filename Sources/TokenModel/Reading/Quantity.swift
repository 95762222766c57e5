import TokenDiagnostics
import TokenSyntax

/// A number with its unit as written: `16`, `16pt`, `{ value: 16, unit: px }`.
struct Quantity {
  let number: Number
  /// Nil for a bare number.
  let unit: String?

  /// The quantity in a text such as `-1.5rem` or `50%`; nil if the text does not begin with a number.
  init?(text: String) {
    let end = Self.endOfNumber(text.utf8)
    guard let number = Number(text: text[..<end]) else { return nil }
    self.number = number
    self.unit = end == text.endIndex ? nil : String(text[end...])
  }

  /// The end of the longest number that a text begins with. A unit may begin with a letter that a number may hold:
  /// `1em` is 1.
  private static func endOfNumber(_ text: String.UTF8View) -> String.Index {
    var rest = text[...]
    dropSign(&rest)
    dropDigits(&rest)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      dropDigits(&rest)
    }
    let mantissa = rest
    if let letter = rest.popFirst(), letter | 0x20 == UInt8(ascii: "e") {
      dropSign(&rest)
      let digits = rest.startIndex
      dropDigits(&rest)
      if rest.startIndex > digits { return rest.startIndex }
    }
    return mantissa.startIndex
  }

  private static func dropSign(_ text: inout Substring.UTF8View) {
    if let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { text.removeFirst() }
  }

  private static func dropDigits(_ text: inout Substring.UTF8View) {
    text = text.drop { (0x30...0x39).contains($0) }
  }

  private init(number: Number, unit: String?) {
    self.number = number
    self.unit = unit
  }
}

extension Quantity {
  /// Reads a quantity of a type, reporting what it expected if there is none.
  static func read(_ node: Node, for type: TokenType, _ reader: inout ValueReader) -> Quantity? {
    switch node.content {
    case .scalar(let scalar):
      switch scalar.meaning {
      case .number(let number): return Quantity(number: number, unit: nil)
      case .notFinite: reader.bag.add(.numberNotFinite(at: node.range))
      case .text where scalar.style == .quoted && Number(text: scalar.text) != nil:
        if type.isLength, let zero = Number(text: scalar.text), zero.value == 0 {
          reader.noteQuotedZero(node)
          return Quantity(number: zero, unit: nil)
        }
        reader.bag.add(.quotedNumber(node, scalar.text))
      case .text:
        guard let quantity = Quantity(text: scalar.text) else {
          reader.bag.add(.wrongValue(node, expected: type.expectation(at: node)))
          break
        }
        return quantity
      case .null, .boolean: reader.bag.add(.wrongValue(node, expected: type.expectation(at: node)))
      }
      return nil
    case .mapping(let entries) where entries.has("value") || entries.has("unit"):
      return readObject(node, for: type, &reader)
    case .list, .mapping:
      reader.bag.add(.wrongValue(node, expected: type.expectation(at: node)))
      return nil
    }
  }

  /// The fields of a quantity that is written as a mapping.
  static let writtenShape = RecordShape([.required("value", .number), .required("unit", .unit)])

  /// `{ value, unit }`, as DTCG writes dimensions and durations (Format, sections 8.2 and 8.5).
  private static func readObject(
    _ node: Node, for type: TokenType, _ reader: inout ValueReader
  ) -> Quantity? {
    guard let record = reader.record(node, shape: writtenShape, typeName: type.name),
      case .number(let number) = record["value"]?.content, case .text(let unit) = record["unit"]?.content
    else { return nil }
    if let mistake = type.unitMistakeInJSON(unit, at: record["unit"]?.range ?? node.range) {
      reader.bag.add(mistake)
      return nil
    }
    return Quantity(number: number, unit: unit)
  }
}

extension TokenType {
  /// The `unit` of a quantity that is written as a mapping.
  fileprivate static let unit: TokenType = .init(name: "unit", shape: .text, expectation: "a unit such as px")
  {
    node, reader in
    guard let text = reader.text(node) else {
      reader.bag.add(.wrongValue(node, expected: "a unit such as px"))
      return nil
    }
    return Value(.text(text), range: node.range)
  }
}
