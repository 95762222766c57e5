import TokenDiagnostics

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
          literal += "\\u" + scalar.value.hexadecimal(digits: 4)
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }
}
