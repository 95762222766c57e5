extension OutputLanguage {
  package static let css = OutputLanguage(fileExtensions: ["css", "scss", "less"], literal: cssLiteral)

  /// CSS Syntax Module Level 3, section 4.3.7: an escape is a hexadecimal number and a blank. SCSS would read `#{` and
  /// Less `@{` in a string.
  @Sendable
  private static func cssLiteral(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\0": literal += "\u{FFFD}"
      case "\n", "\r", "\t", "\u{C}", "#", "@", "<": literal += escape(scalar)
      default:
        if scalar.isMisleading { literal += escape(scalar) } else { literal.unicodeScalars.append(scalar) }
      }
    }
    return literal + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\\(String(scalar.value, radix: 16, uppercase: true)) "
  }
}
