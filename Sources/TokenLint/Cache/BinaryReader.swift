/// Takes apart what a `BinaryWriter` put together. Bytes that are none of that are an error, never a crash.
struct BinaryReader {
  struct Malformed: Error {}

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var texts: [String] = []

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// How much of the bytes was read, from the beginning of the array that they are a part of.
  var offset: Int { index }

  mutating func readByte() throws(Malformed) -> UInt8 {
    guard index < bytes.endIndex else { throw Malformed() }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func readWord() throws(Malformed) -> UInt32 {
    var word: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) { word |= UInt32(try readByte()) << shift }
    return word
  }

  mutating func readNumber() throws(Malformed) -> Int {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      let byte = try readByte()
      value |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return Int(Int64(bitPattern: value)) }
    }
    throw Malformed()
  }

  /// A number that is no less than 0 and no more than what is left could hold.
  mutating func readCount() throws(Malformed) -> Int {
    let count = try readNumber()
    guard 0...(bytes.endIndex - index) ~= count else { throw Malformed() }
    return count
  }

  mutating func readFlag() throws(Malformed) -> Bool { try readByte() != 0 }

  mutating func readText() throws(Malformed) -> String {
    let place = try readNumber()
    if place > 0, place <= texts.count { return texts[place - 1] }
    guard place == 0 else { throw Malformed() }
    let count = try readCount()
    let text = String(decoding: bytes[index..<(index + count)], as: UTF8.self)
    index += count
    texts.append(text)
    return text
  }

  mutating func readRange() throws(Malformed) -> Range<Int> {
    let (start, count) = (try readNumber(), try readNumber())
    let (end, isOverflow) = start.addingReportingOverflow(count)
    guard start >= 0, count >= 0, !isOverflow else { throw Malformed() }
    return start..<end
  }

  mutating func readOptional<Value>(
    _ readValue: (inout BinaryReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try readFlag() ? try readValue(&self) : nil
  }

  mutating func readArray<Value>(
    _ readValue: (inout BinaryReader) throws(Malformed) -> Value
  ) throws(Malformed) -> [Value] {
    let count = try readCount()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try readValue(&self)) }
    return values
  }

  mutating func readTexts() throws(Malformed) -> [String] {
    try readArray { reader throws(Malformed) in try reader.readText() }
  }

  /// A case of an enum, written by its raw value.
  mutating func readCase<Case: RawRepresentable<String>>() throws(Malformed) -> Case {
    guard let value = Case(rawValue: try readText()) else { throw Malformed() }
    return value
  }
}
