/// Puts values together as bytes: numbers in as few as they need, texts once each.
struct BinaryWriter {
  private(set) var bytes: [UInt8] = []
  private var texts: [String: Int] = [:]

  mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  /// Four bytes, whatever the number.
  mutating func write(_ word: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// A text that was written before is the number of its place among all texts.
  mutating func write(_ text: String) {
    if let place = texts[text] { return write(place + 1) }
    texts[text] = texts.count
    write(0)
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.count)
  }

  mutating func write<Value>(_ value: Value?, _ writeValue: (inout BinaryWriter, Value) -> Void) {
    write(value != nil)
    if let value { writeValue(&self, value) }
  }

  mutating func write<Values: Collection>(
    _ values: Values, _ writeValue: (inout BinaryWriter, Values.Element) -> Void
  ) {
    write(values.count)
    for value in values { writeValue(&self, value) }
  }

  mutating func write(_ texts: some Collection<String>) { write(texts) { $0.write($1) } }
}
