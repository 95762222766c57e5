extension StringProtocol {
  /// The text as a message quotes it: one line, not too long.
  package var shortened: String {
    let limit = 60
    let line = unicodeScalars.prefix(limit + 1).map { $0.properties.isWhitespace ? " " : $0 }
    var short = String.UnicodeScalarView()
    short.append(contentsOf: line.prefix(limit))
    return String(short) + (line.count > limit ? "…" : "")
  }
}

extension Sequence<String> {
  /// `'a', 'b', 'c'`, as messages list names.
  package var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
