extension OutputLanguage {
  /// HTML and XML. Code is escaped too: it may hold a `<`.
  package static let markup = OutputLanguage(
    fileExtensions: ["html", "htm", "xml", "svg", "plist", "xib", "storyboard"],
    text: entities, code: entities)

  /// For the text of an element and for the value of an attribute in either kind of quotes. XML 1.0, section 2.2, has
  /// no other control characters, and neither U+FFFE nor U+FFFF.
  @Sendable
  static func entities(_ text: String) -> String {
    if text.utf8.allSatisfy(standsForItself) { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      case "'": escaped += "&#39;".unicodeScalars
      case "\r": escaped += "&#13;".unicodeScalars
      case "\n", "\t": escaped.append(scalar)
      case "\u{FFFE}", "\u{FFFF}": break
      case _ where !scalar.isMisleading: escaped.append(scalar)
      default: if scalar.properties.isWhitespace { escaped.append(" ") }
      }
    }
    return String(escaped)
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    default: 0x20...0x7E ~= byte
    }
  }
}
