/// The bytes of one file a person wrote, with the table that turns byte offsets into lines and columns.
package final class SourceFile: Sendable {
  /// The path as it is shown: relative to the project's root where the file lies below it.
  package let path: String
  package let bytes: [UInt8]
  /// The offset at which each line begins; the first line begins after a byte order mark. As in ranges, no file that is
  /// read has more bytes than these can count.
  private let lineStarts: [Int32]
  /// Whether every byte is a character, so that columns are the same in whatever they count.
  let isASCII: Bool

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// How many bytes of a UTF-8 byte order mark stand before the text: 3 or 0.
  package var byteOrderMarkLength: Int { Int(lineStarts[0]) }

  package var lineCount: Int { lineStarts.count }

  /// The 1-based line and the 1-based column, counted in UTF-8 bytes, of a byte offset.
  package func location(of offset: Int) -> (line: Int, column: Int) {
    let place = Int32(clamping: offset)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    return (low + 1, max(0, offset - Int(lineStarts[low])) + 1)
  }

  /// The bytes of a 1-based line without its line break; empty past the end.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= lineStarts.count else { return [] }
    let start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
    while end > start, bytes[end - 1].isLineBreak { end -= 1 }
    return bytes[start..<end]
  }

  /// The byte offset at which a 1-based line begins; the end of the file past its last line.
  package func offset(ofLine number: Int) -> Int {
    number >= 1 && number <= lineStarts.count ? Int(lineStarts[number - 1]) : bytes.count
  }

  /// The text between two byte offsets, with U+FFFD for what is not UTF-8.
  package func text(_ offsets: Range<Int>) -> String {
    String(decoding: bytes[offsets.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// `\n`, `\r\n` and a lone `\r` each end a line, as they do in editors and in Swift.
  private static func lineStarts(of bytes: [UInt8]) -> [Int32] {
    var starts: [Int32] = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBytes { buffer in
      func look(at index: Int) {
        let isFirstHalf = buffer[index] == 0x0D && index + 1 < buffer.count && buffer[index + 1] == 0x0A
        if !isFirstHalf { starts.append(Int32(clamping: index + 1)) }
      }
      let wholeWords = buffer.count & ~7
      for start in stride(from: 0, to: wholeWords, by: 8) {
        var found = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: start, as: UInt64.self))
          .lineBreaks
        while found != 0 {
          look(at: start + found.trailingZeroBitCount / 8)
          found &= found - 1
        }
      }
      for index in wholeWords..<buffer.count where buffer[index].isLineBreak { look(at: index) }
    }
    return starts
  }
}

extension UInt64 {
  /// The highest bit of each of its eight bytes that is `\n` or `\r`.
  fileprivate var lineBreaks: UInt64 {
    (self ^ 0x0A0A_0A0A_0A0A_0A0A).zeroBytes | (self ^ 0x0D0D_0D0D_0D0D_0D0D).zeroBytes
  }

  /// The highest bit of each byte that is zero (Warren, "Hacker's Delight": find first 0-byte).
  private var zeroBytes: UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~((self & low) &+ low | self | low)
  }
}

extension UInt8 {
  /// Whether the byte is `\n` or `\r`.
  package var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
