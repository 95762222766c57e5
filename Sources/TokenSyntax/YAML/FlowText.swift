import TokenDiagnostics

/// How far a text goes on its line that stands without quotes between brackets, where YAML ends it too soon.
struct FlowText {
  /// Where it ends: before the `,` or the bracket that ends its value; nil where a bracket in it is not closed.
  private(set) var end: Int?
  /// How much was looked at.
  private(set) var length = 0

  /// The brackets that are open, by what closes them.
  private var closing: [UInt8] = []

  init(_ file: SourceFile, from start: Int, limit: Int) {
    var offset = start
    defer { length = offset - start }
    while offset < limit, !file.bytes[offset].isLineBreak {
      let byte = file.bytes[offset]
      if file.isClearComment(at: offset), offset > start { break }
      if closing.isEmpty, ",]}".utf8.contains(byte) { break }
      guard take(byte) else { return }
      let isQuote = "\"'".utf8.contains(byte) && Self.beginsQuote(at: offset, after: start, in: file)
      offset = isQuote ? Self.endOfQuote(at: offset, in: file, limit: limit) : offset + 1
    }
    if closing.isEmpty { end = file.trimmedEnd(of: start..<offset) }
  }

  /// Counts a bracket; false if it closes none that is open.
  private mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("): closing.append(UInt8(ascii: ")"))
    case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
    case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
    case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard closing.popLast() == byte else { return false }
    default: break
    }
    return true
  }

  /// A quote inside a word is an apostrophe.
  private static func beginsQuote(at offset: Int, after start: Int, in file: SourceFile) -> Bool {
    offset == start || file.isBlankOrEnd(at: offset - 1) || "([{,".utf8.contains(file.bytes[offset - 1])
  }

  private static func endOfQuote(at offset: Int, in file: SourceFile, limit: Int) -> Int {
    let rest = file.bytes[offset + 1..<limit].prefix { !$0.isLineBreak }
    return rest.firstIndex(of: file.bytes[offset]).map { $0 + 1 } ?? offset + 1
  }
}
