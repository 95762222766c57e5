extension String {
  /// Whether it holds nothing but ASCII characters that can be seen, and blanks. Most text is so, and needs no closer
  /// look.
  package var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20...0x7E ~= $0 } }
      ?? utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }

  /// Whether it is so, and stands for itself between double quotes, in JSON and in Swift.
  package var needsNoEscapes: Bool {
    utf8.withContiguousStorageIfAvailable(\.needsNoEscapes) ?? Array(utf8).needsNoEscapes
  }
}

extension Sequence<UInt8> {
  /// The same of bytes. It does not end at the first that needs one, so that the processor looks at many at once.
  var needsNoEscapes: Bool {
    var escapes: UInt8 = 0
    for byte in self { escapes |= byte.needsNoEscape ? 0 : 1 }
    return escapes == 0
  }
}

extension UInt8 {
  fileprivate var needsNoEscape: Bool {
    0x20...0x7E ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
