import TokenDiagnostics

/// Property lists in the binary form that `plutil -convert binary1` writes: objects, a table of their
/// offsets, and a trailer that tells where the table is. All values get the beginning of the file for their
/// place.
struct BinaryPropertyList {
  private let file: SourceFile
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let tableStart: Int
  private var valuesLeft = ProjectLimits.mostValues

  static func read(_ file: SourceFile) -> PropertyListValue? {
    let trailer = file.bytes.count - 32
    guard trailer >= 8 else { return nil }
    guard let count = integer(file.bytes, at: trailer + 8, size: 8),
      let top = integer(file.bytes, at: trailer + 16, size: 8),
      let table = integer(file.bytes, at: trailer + 24, size: 8)
    else { return nil }
    var reader = BinaryPropertyList(
      file: file, offsetSize: Int(file.bytes[trailer + 6]), referenceSize: Int(file.bytes[trailer + 7]),
      count: count, tableStart: table)
    return reader.value(top, depth: 0)
  }

  private init(file: SourceFile, offsetSize: Int, referenceSize: Int, count: Int, tableStart: Int) {
    self.file = file
    self.offsetSize = offsetSize
    self.referenceSize = referenceSize
    self.count = count
    self.tableStart = tableStart
  }

  private mutating func value(_ index: Int, depth: Int) -> PropertyListValue? {
    valuesLeft -= 1
    guard depth < ProjectLimits.deepest, valuesLeft >= 0, index < count,
      let offset = Self.integer(file.bytes, at: tableStart &+ index &* offsetSize, size: offsetSize),
      let marker = byte(at: offset), let content = content(marker, at: offset, depth: depth)
    else { return nil }
    return PropertyListValue(content: content, range: SourceRange(startOf: file))
  }

  private mutating func content(_ marker: UInt8, at offset: Int, depth: Int) -> PropertyListValue.Content? {
    switch marker >> 4 {
    case 0x0: return marker == 0x09 ? .boolean(true) : marker == 0x08 ? .boolean(false) : .other
    case 0x1:
      return Self.integer(file.bytes, at: offset + 1, size: 1 << Int(marker & 0xF)).map { .text("\($0)") }
        ?? .other
    case 0x5, 0x6: return text(marker, at: offset).map(PropertyListValue.Content.text)
    case 0xA:
      guard let (length, start) = length(marker, at: offset) else { return nil }
      return values(length, from: start, depth: depth).map(PropertyListValue.Content.list)
    case 0xD: return dictionary(marker, at: offset, depth: depth)
    default: return .other
    }
  }

  private mutating func dictionary(_ marker: UInt8, at offset: Int, depth: Int) -> PropertyListValue.Content?
  {
    guard let (length, start) = length(marker, at: offset),
      let keys = values(length, from: start, depth: depth),
      let values = values(length, from: start + length * referenceSize, depth: depth)
    else { return nil }
    return .dictionary(
      zip(keys, values).compactMap { key, value in
        key.text.map { .init(key: $0, keyRange: key.range, value: value) }
      })
  }

  private mutating func values(_ length: Int, from start: Int, depth: Int) -> [PropertyListValue]? {
    guard length <= valuesLeft else { return nil }
    var values: [PropertyListValue] = []
    for index in 0..<length {
      guard let next = Self.integer(file.bytes, at: start + index * referenceSize, size: referenceSize),
        let value = value(next, depth: depth + 1)
      else { return nil }
      values.append(value)
    }
    return values
  }

  /// ASCII, or UTF-16 with the larger byte first.
  private func text(_ marker: UInt8, at offset: Int) -> String? {
    guard let (length, start) = length(marker, at: offset) else { return nil }
    let size = marker >> 4 == 0x5 ? 1 : 2
    guard length <= (file.bytes.count - start) / size else { return nil }
    if size == 1 { return file.text(start..<start + length) }
    let units = (0..<length).map {
      UInt16(file.bytes[start + 2 * $0]) << 8 | UInt16(file.bytes[start + 2 * $0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// How many bytes or elements there are, and where they begin. A length of 15 and more is an integer of its
  /// own.
  private func length(_ marker: UInt8, at offset: Int) -> (length: Int, start: Int)? {
    guard marker & 0xF == 0xF else { return (Int(marker & 0xF), offset + 1) }
    guard let size = byte(at: offset + 1), size >> 4 == 0x1, size & 0xF <= 3 else { return nil }
    let bytes = 1 << Int(size & 0xF)
    guard let length = Self.integer(file.bytes, at: offset + 2, size: bytes), length <= file.bytes.count
    else {
      return nil
    }
    return (length, offset + 2 + bytes)
  }

  private func byte(at offset: Int) -> UInt8? {
    file.bytes.indices.contains(offset) ? file.bytes[offset] : nil
  }

  /// An unsigned number that fits; nil past the end of the file.
  private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard 1...8 ~= size, offset >= 0, offset <= bytes.count - size else { return nil }
    return Int(exactly: bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
