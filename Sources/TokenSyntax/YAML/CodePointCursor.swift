/// Turns libyaml's places, which count code points, into byte offsets.
///
/// It moves from place to place instead of starting over: libyaml's places mostly go forward, so a whole file
/// costs one pass.
struct CodePointCursor {
  private let bytes: [UInt8]
  private let start: Int
  private let isASCII: Bool
  private var codePoint = 0
  private var offset: Int

  /// The text begins after a byte order mark.
  init(_ bytes: [UInt8], start: Int) {
    self.bytes = bytes
    self.start = start
    offset = start
    // Without an early end the loop is one that the compiler makes fast.
    isASCII = bytes.withUnsafeBufferPointer { $0[start...].reduce(0, |) } < 0x80
  }

  mutating func offset(ofCodePoint target: Int) -> Int {
    if isASCII { return min(start + target, bytes.count) }
    while codePoint < target, offset < bytes.count {
      offset += 1
      while offset < bytes.count, isContinuation(bytes[offset]) { offset += 1 }
      codePoint += 1
    }
    while codePoint > target, offset > start {
      offset -= 1
      while offset > start, isContinuation(bytes[offset]) { offset -= 1 }
      codePoint -= 1
    }
    return offset
  }

  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
