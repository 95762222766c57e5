extension StringProtocol {
  /// Whether it holds nothing but ASCII characters that can be seen, and blanks. Most text is so, and needs no closer
  /// look.
  package var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20...0x7E ~= $0 } }
      ?? utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }
}
