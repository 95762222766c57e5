import TokenDiagnostics

/// Property lists in the notation of `project.pbxproj`: `{ key = value; list = (a, "b c"); }`.
struct OpenStepPropertyList {
  private let file: SourceFile
  private let bytes: [UInt8]
  private var position: Int

  private init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    position = file.byteOrderMarkLength
  }

  /// Nil for all but a dictionary.
  static func read(_ file: SourceFile) -> PropertyListValue? {
    guard file.bytes.count <= ProjectLimits.mostBytes else { return nil }
    var reader = OpenStepPropertyList(file)
    return reader.value(depth: 0).flatMap { $0.entries == nil ? nil : $0 }
  }

  private mutating func value(depth: Int) -> PropertyListValue? {
    guard depth < ProjectLimits.deepest, let first = nextByte() else { return nil }
    let start = position
    let content: PropertyListValue.Content? =
      switch first {
      case UInt8(ascii: "{"): entries(depth: depth).map(PropertyListValue.Content.dictionary)
      case UInt8(ascii: "("): elements(depth: depth).map(PropertyListValue.Content.list)
      case UInt8(ascii: "<"): skip(past: UInt8(ascii: ">")) ? .other : nil
      default: text().map(PropertyListValue.Content.text)
      }
    return content.map {
      PropertyListValue(content: $0, range: SourceRange(file: file, start: start, end: position))
    }
  }

  private mutating func entries(depth: Int) -> [PropertyListValue.Entry]? {
    position += 1
    var entries: [PropertyListValue.Entry] = []
    while let byte = nextByte() {
      if byte == UInt8(ascii: "}") {
        position += 1
        return entries
      }
      let start = position
      guard let key = text() else { return nil }
      let keyRange = SourceRange(file: file, start: start, end: position)
      guard take("="), let value = value(depth: depth + 1), take(";") else { return nil }
      entries.append(.init(key: key, keyRange: keyRange, value: value))
    }
    return nil
  }

  private mutating func elements(depth: Int) -> [PropertyListValue]? {
    position += 1
    var elements: [PropertyListValue] = []
    while let byte = nextByte() {
      if byte == UInt8(ascii: ")") {
        position += 1
        return elements
      }
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      guard take(",") || nextByte() == UInt8(ascii: ")") else { return nil }
    }
    return nil
  }

  private mutating func text() -> String? {
    guard let first = nextByte() else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quotedText(first) }
    let start = position
    let isPlain = Self.isPlain
    while position < bytes.count, isPlain[Int(bytes[position])] { position += 1 }
    return position > start ? file.text(start..<position) : nil
  }

  private mutating func quotedText(_ quote: UInt8) -> String? {
    let start = position + 1
    position = start
    var hasEscapes = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        let text = file.text(start..<position)
        position += 1
        return hasEscapes ? Self.unescaped(text) : text
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        position += 1
      }
      position += 1
    }
    position = min(position, bytes.count)
    return nil
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// What may stand without quotes. Xcode quotes more than it must, and other tools less.
  private static let isPlain: [Bool] = (0...UInt8.max).map { byte in
    !byte.isBlank && !"{}()<>=;,\"'".utf8.contains(byte)
  }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard nextByte() == UInt8(ascii: wanted) else { return false }
    position += 1
    return true
  }

  private mutating func skip(past end: UInt8) -> Bool {
    guard let found = bytes[position...].firstIndex(of: end) else { return false }
    position = found + 1
    return true
  }

  /// The first byte that is neither blank nor in a comment.
  private mutating func nextByte() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isBlank {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        skipComment(bytes[position + 1])
      {
        continue
      } else {
        return byte
      }
    }
    return nil
  }

  private mutating func skipComment(_ second: UInt8) -> Bool {
    if second == UInt8(ascii: "/") {
      position = bytes[position...].firstIndex(where: \.isLineBreak) ?? bytes.count
      return true
    }
    guard second == UInt8(ascii: "*") else { return false }
    position += 2
    while position + 1 < bytes.count,
      bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
    {
      position += 1
    }
    position = min(position + 2, bytes.count)
    return true
  }
}
