extension String {
  /// Whether it holds nothing but ASCII characters that can be seen, and blanks. Most text is so, and needs no closer
  /// look.
  package var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20...0x7E ~= $0 } }
      ?? utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }

  /// Whether it is so, and stands for itself between double quotes, in JSON and in Swift.
  package var needsNoEscapes: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.needsNoEscape) }
      ?? utf8.allSatisfy(\.needsNoEscape)
  }
}

extension UInt8 {
  /// Whether it is an ASCII character that can be seen or a blank, and stands for itself between double quotes.
  var needsNoEscape: Bool { 0x20...0x7E ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") }
}
