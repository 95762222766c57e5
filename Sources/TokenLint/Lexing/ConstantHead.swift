/// A number that is declared in a type or outside of all: `static let wide: CGFloat = 840`. A static variable
/// that begins with one counts too.
struct ConstantHead: Hashable, Sendable {
  let name: String
  /// The type it is a member of, with those around that: `Outer.Inner`.
  let type: String?
  let value: Double
  /// Where its name stands in the file.
  let range: Range<Int>
}

extension SwiftLexer {
  /// Reads the name and the number of a constant, if it stands in a type or outside of all and has nothing
  /// but that.
  mutating func takeConstant() {
    guard open.count == (types.last.map { $0.depth + 1 } ?? 0) else { return }
    var reader = HeadReader(bytes: bytes, index: index)
    guard let (name, value) = reader.constant() else { return }
    found.constants.append(
      ConstantHead(
        name: String(decoding: word(name), as: UTF8.self), type: types.last?.name, value: value, range: name))
  }
}

extension HeadReader {
  /// `wide: CGFloat = 840`; nil for a constant that is anything else than one number.
  fileprivate mutating func constant() -> (name: Range<Int>, value: Double)? {
    guard let name = wordRange() else { return nil }
    skipBlanks()
    if peek() == UInt8(ascii: ":") {
      index += 1
      guard wordRange() != nil else { return nil }
      skipBlanks()
    }
    guard peek() == UInt8(ascii: "=") else { return nil }
    index += 1
    skipBlanks()
    let isNegative = peek() == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard let value = number() else { return nil }
    skipBlanks()
    let goesOn = Self.goingOn.contains(peek())
    return goesOn ? nil : (name, isNegative ? -value : value)
  }

  private mutating func number() -> Double? {
    let start = index
    guard ByteClass.isDigit(peek()) else { return nil }
    while ByteClass.isIdentifier(peek()) || peek() == UInt8(ascii: ".") { index += 1 }
    return NumberCondition.value(of: bytes[start..<index])
  }

  /// What makes a longer expression of a number, also in the next line.
  private static let goingOn = Array("+-*/%.?&|<>=(".utf8)
}
