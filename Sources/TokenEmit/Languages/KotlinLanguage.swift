extension OutputLanguage {
  package static let kotlin = OutputLanguage(fileExtensions: ["kt", "kts"], literal: kotlinLiteral)

  /// Kotlin's grammar, escaped characters in strings: a `$` would begin a template.
  @Sendable
  private static func kotlinLiteral(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if scalar.isMisleading {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          literal += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }
}
