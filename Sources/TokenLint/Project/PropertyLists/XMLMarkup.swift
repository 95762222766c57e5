import TokenDiagnostics

/// The tags and texts of an XML file, one after another.
///
/// No document type is looked at: entities that one declares stay as they are written, and no other file is
/// read.
struct XMLMarkup: IteratorProtocol {
  enum Piece {
    case opening(name: String, attributes: Range<Int>, isEmpty: Bool)
    case closing(name: String)
    /// With `&lt;` and the like as they are written.
    case text
    /// Within `<![CDATA[…]]>`.
    case literalText
  }

  private let file: SourceFile
  private(set) var position: Int

  init(_ file: SourceFile) {
    self.file = file
    position = file.byteOrderMarkLength
  }

  /// Nil at the end, and where the file is broken.
  mutating func next() -> (piece: Piece, range: Range<Int>)? {
    while position < file.bytes.count {
      let start = position
      if file.bytes[start] != UInt8(ascii: "<") {
        position = file.bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? file.bytes.count
        return (.text, start..<position)
      }
      let next = start + 1 < file.bytes.count ? file.bytes[start + 1] : 0
      guard next == UInt8(ascii: "!") || next == UInt8(ascii: "?") else { return tag(from: start) }
      if begins("<!--") {
        guard skip(past: "-->") != nil else { return nil }
      } else if begins("<![CDATA[") {
        guard let end = skip(past: "]]>") else { return nil }
        return (.literalText, start + 9..<max(start + 9, end - 3))
      } else if begins("<?") {
        guard skip(past: "?>") != nil else { return nil }
      } else {
        guard skipDocumentType() else { return nil }
      }
    }
    return nil
  }

  private func begins(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { file.bytes[position...].starts(with: $0) }
  }

  private mutating func skip(past end: StaticString) -> Int? {
    while position < file.bytes.count {
      if begins(end) {
        position += end.utf8CodeUnitCount
        return position
      }
      position += 1
    }
    return nil
  }

  /// It may hold declarations in brackets.
  private mutating func skipDocumentType() -> Bool {
    var isInBrackets = false
    while position < file.bytes.count {
      let byte = file.bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ">") where !isInBrackets: return true
      default: break
      }
    }
    return false
  }

  private mutating func tag(from start: Int) -> (piece: Piece, range: Range<Int>)? {
    let isClosing = start + 1 < file.bytes.count && file.bytes[start + 1] == UInt8(ascii: "/")
    let nameStart = start + (isClosing ? 2 : 1)
    var nameEnd = nameStart
    while nameEnd < file.bytes.count, !file.bytes[nameEnd].endsName { nameEnd += 1 }
    guard let end = endOfTag(from: nameEnd) else { return nil }
    position = end
    let name = file.text(nameStart..<nameEnd)
    if isClosing { return (.closing(name: name), start..<end) }
    let isEmpty = file.bytes[end - 2] == UInt8(ascii: "/")
    let attributes = nameEnd..<max(nameEnd, end - (isEmpty ? 2 : 1))
    return (.opening(name: name, attributes: attributes, isEmpty: isEmpty), start..<end)
  }

  /// The offset behind the `>`, which may also stand in the quotes of an attribute.
  private func endOfTag(from start: Int) -> Int? {
    var quote: UInt8?
    for offset in start..<max(start, file.bytes.count) {
      let byte = file.bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return offset + 1
      }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the name of an element is over before it.
  fileprivate var endsName: Bool { isBlank || self == UInt8(ascii: "/") || self == UInt8(ascii: ">") }
}
