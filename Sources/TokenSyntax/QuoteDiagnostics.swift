import TokenDiagnostics

/// Text that YAML reads as something else without quotes: an id for each kind of text.
extension DiagnosticID {
  package static let quoteReference = DiagnosticID("quote-reference")
  package static let quoteExpression = DiagnosticID("quote-expression")
  package static let quoteColor = DiagnosticID("quote-color")
  package static let quoteText = DiagnosticID("quote-text")
}

extension Mend {
  static func reference(_ text: String, at offsets: Range<Int>) -> Mend {
    Mend(
      id: .quoteReference, message: "a reference must be quoted, because YAML reads '{' as a mapping",
      offsets: offsets, meant: text)
  }

  static func color(_ text: String, at offsets: Range<Int>) -> Mend {
    Mend(
      id: .quoteColor, message: "a colour must be quoted, because YAML reads '#' as a comment",
      offsets: offsets, meant: text)
  }

  static func expression(_ text: String, at offsets: Range<Int>) -> Mend {
    Mend(
      id: .quoteExpression, message: "an expression must be quoted, because YAML reads '{' as a mapping",
      offsets: offsets, meant: text)
  }

  /// One that begins with a quoted part.
  static func partlyQuotedExpression(_ text: String, at offsets: Range<Int>) -> Mend {
    Mend(
      id: .quoteExpression,
      message:
        "an expression must be quoted as a whole, because for YAML a value ends with its closing quote",
      offsets: offsets, meant: text)
  }

  static func textCutAtComma(_ text: String, in container: YAMLEvent.Container, at offsets: Range<Int>)
    -> Mend
  {
    let brackets = container == .list ? "'[…]'" : "'{…}'"
    return Mend(
      id: .quoteText,
      message: "text with a comma must be quoted inside \(brackets), because YAML ends a value there",
      offsets: offsets, meant: text)
  }

  static func textWithColon(_ text: String, at offsets: Range<Int>) -> Mend {
    Mend(
      id: .quoteText, message: "text with ': ' must be quoted, because YAML ends a key there",
      offsets: offsets, meant: text)
  }

  static func textWithBrace(_ text: String, at offsets: Range<Int>) -> Mend {
    Mend(
      id: .quoteText,
      message: "text with '{' must be quoted inside '{…}' and '[…]', where it begins a mapping",
      offsets: offsets, meant: text)
  }

  static func textWithHash(_ text: String, at offsets: Range<Int>) -> Mend {
    Mend(
      id: .quoteText, message: "text with ' #' must be quoted, because YAML begins a comment there",
      offsets: offsets, meant: text)
  }

  /// Text whose first character has a meaning in YAML.
  static func text(_ text: String, beginningWith character: Character, at offsets: Range<Int>) -> Mend {
    let meaning =
      switch character {
      case "*": "reads '*' as an alias"
      case "&": "reads '&' as an anchor"
      case "!": "reads '!' as a tag, which means nothing here"
      case "|", ">": "reads '\(character)' as the head of a block text"
      case "{": "reads '{' as a mapping"
      case "[": "reads '[' as a list"
      case "?": "reads '?' as the mark of a key"
      default: "reserves '\(character)'"
      }
    return Mend(
      id: .quoteText, message: "text that begins with '\(character)' must be quoted, because YAML \(meaning)",
      offsets: offsets, meant: text)
  }

  static func textWithQuotes(_ text: String, at offsets: Range<Int>) -> Mend {
    Mend(
      id: .quoteText,
      message: "text with quotes in it must be quoted as a whole, with quotes of the other kind",
      offsets: offsets, meant: text)
  }
}
