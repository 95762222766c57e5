/// What a byte may begin or go on with, in Swift and in Objective-C.
enum ByteClass {
  @inline(__always) static func isIdentifier(_ byte: UInt8) -> Bool { table[Int(byte)] & 1 != 0 }
  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  @inline(__always) static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte &- 0x09 < 5 || byte == 0
  }

  /// Letters, digits, `_` and `$`, and all that is not ASCII.
  private static let table: [UInt8] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      1
    default: 0
    }
  }
}
