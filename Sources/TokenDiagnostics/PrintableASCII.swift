extension String {
  /// Whether it holds nothing but ASCII characters that can be seen, and blanks. Most text is so, and needs no closer
  /// look.
  package var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20...0x7E ~= $0 } }
      ?? utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }

  /// Whether it is so, and stands for itself between double quotes, in JSON and in Swift.
  package var needsNoEscapes: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(Self.needsNoEscape) }
      ?? utf8.allSatisfy(Self.needsNoEscape)
  }

  private static func needsNoEscape(_ byte: UInt8) -> Bool {
    0x20...0x7E ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
