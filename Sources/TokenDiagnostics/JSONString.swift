extension [UInt8] {
  /// Appends a text in UTF-8. One whose bytes lie together, as most do, is copied at once.
  package mutating func append(_ text: String) {
    let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isAppended == nil { append(contentsOf: text.utf8) }
  }

  /// Appends a string of JSON with its quotes.
  mutating func appendJSONString(_ string: String) {
    append(UInt8(ascii: "\""))
    let isPlain = string.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.needsNoEscapes else { return false }
      append(contentsOf: bytes)
      return true
    }
    if isPlain != true { appendEscaped(string) }
    append(UInt8(ascii: "\""))
  }

  /// RFC 8259, section 7; U+2028, U+2029 and the bidirectional controls are escaped too, so that no reader of
  /// the text is misled by them, and U+FEFF, which Foundation drops at the start of a string.
  private mutating func appendEscaped(_ string: String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
