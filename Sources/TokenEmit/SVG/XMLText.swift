/// Text that someone else may have written, made fit for XML and HTML.
enum XMLText {
  /// The text on one line, as content or as the value of an attribute in double quotes. Characters that XML cannot hold
  /// (XML 1.0, section 2.2) and those that reorder what is shown are left out.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in CommentText.line(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
