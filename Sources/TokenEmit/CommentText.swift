import TokenDiagnostics
import TokenModel

/// Text that someone else may have written, made fit for a comment line or a string literal.
enum CommentText {
  /// The lines of a text without anything that could end a comment line or reorder what is shown.
  static func lines(_ text: String) -> [String] {
    if text.isPrintableASCII { return [text] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in
      var kept = String.UnicodeScalarView()
      for scalar in line.unicodeScalars {
        if scalar == "\t" {
          kept.append(" ")
        } else if scalar.isPrintableASCII
          || !scalar.isBidirectionalControl && scalar.properties.generalCategory != .control
        {
          kept.append(scalar)
        }
      }
      return String(kept)
    }
  }

  /// The text on one line.
  static func line(_ text: String) -> String {
    text.isPrintableASCII ? text : lines(text).joined(separator: " ")
  }

  /// What stands between blanks, line breaks and the like.
  static func words(_ text: String) -> [Substring] {
    if text.isPrintableASCII { return text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) } }
    return line(text).split(whereSeparator: \.isWhitespace)
  }

  /// The text as lines of a comment that are not too long; its own line breaks stay.
  static func paragraph(_ text: String) -> [String] {
    if isOneLine(text) { return [text] }
    return lines(text).filter(holdsMoreThanBlanks).flatMap { $0.wrapped(at: width) }
  }

  /// Whether a text is a line of a comment as it is, which most are: it is short and of ASCII characters, with one blank
  /// between words and none around them.
  static func isOneLine(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let blank = UInt8(ascii: " ")
      var last = blank
      guard bytes.count <= width else { return false }
      for byte in bytes {
        guard 0x20...0x7E ~= byte, byte != blank || last != blank else { return false }
        last = byte
      }
      return last != blank
    }
  }

  private static func holdsMoreThanBlanks(_ line: String) -> Bool {
    let isPlain = line.utf8.first.map { 0x21...0x7E ~= $0 } ?? false
    return isPlain || !line.allSatisfy(\.isWhitespace)
  }

  /// Columns of a comment's text.
  private static let width = 100

  /// A Swift string literal, quotes included, that means exactly the text.
  static func swiftLiteral(_ text: String) -> String {
    if text.needsNoEscapes { return "\"\(text)\"" }
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if scalar.isMisleading {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }
}

extension Unicode.Scalar {
  /// Whether a reader of the text would not see it, or see the text around it out of order.
  var isMisleading: Bool {
    if isPrintableASCII { return false }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: isBidirectionalControl || value == 0xFEFF
    }
  }

  /// Whether it is an ASCII character that can be seen, or a blank: most are, and need no closer look.
  fileprivate var isPrintableASCII: Bool { 0x20...0x7E ~= value }
}
