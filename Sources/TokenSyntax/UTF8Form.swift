/// Which byte sequences are UTF-8 (The Unicode Standard, table 3-7).
enum UTF8Form {
  /// How many bytes the character at an offset has, or nil if it is not well formed.
  static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let first = bytes[offset]
    if first < 0x80 { return 1 }
    guard let length = length(leadByte: first), offset + length <= bytes.count else { return nil }
    guard secondByte(after: first).contains(bytes[offset + 1]) else { return nil }
    let rest = bytes[offset + 2..<max(offset + 2, offset + length)]
    return rest.allSatisfy { (0x80...0xBF).contains($0) } ? length : nil
  }

  private static func length(leadByte: UInt8) -> Int? {
    switch leadByte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  private static func secondByte(after first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
