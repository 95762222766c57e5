/// What the documentation says of a diagnostic.
struct DiagnosticText: Sendable {
  /// A token file of the documentation in which it is found, and what the tool says of it.
  struct Example: Sendable {
    let source: String
    let message: String
  }

  let id: String
  /// One sentence.
  let meaning: String
  /// What to do, in a sentence.
  let advice: String
  let example: Example?

  /// All diagnostics by their names.
  static var all: [DiagnosticText] { embedded }

  /// The diagnostic of a name, which may stand in brackets, as in messages.
  static func named(_ name: String) -> DiagnosticText? {
    let isInBrackets = name.hasPrefix("[") && name.hasSuffix("]")
    let id = isInBrackets ? String(name.dropFirst().dropLast()) : name
    return all.first { $0.id == id }
  }

  var explanation: String {
    var text = "'\(id)' is a diagnostic\n\n"
    text += meaning.wrapped(at: 80).joined(separator: "\n") + "\n\n"
    text += "what to do\n" + advice.wrapped(at: 78).map { "  \($0)\n" }.joined()
    guard let example else { return text }
    return text + "\nexample\n" + Self.indented(example.source) + "\n" + Self.indented(example.message)
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}
