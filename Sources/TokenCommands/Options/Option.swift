import TokenDiagnostics

/// An option of a command: what may be typed, and what the help says about it.
///
///     static let jobs = Option("jobs", .count("N"), "run N tasks at a time")
package struct Option: Hashable, Sendable {
  /// What may follow the name.
  package enum Syntax: Hashable, Sendable {
    /// Nothing: the option is there or not.
    case flag
    /// Any text; the name of it is for the help.
    case text(String)
    /// A positive number; the name of it is for the help.
    case count(String)
    /// A whole number, zero included; the name of it is for the help.
    case limit(String)
    /// One of a few words.
    case choice([String])
    /// One or more of a few words, with commas between.
    case choices([String])
  }

  /// Without the two dashes.
  package let name: String
  package let letter: Character?
  package let syntax: Syntax
  /// One phrase, in lower case, without a full stop.
  package let summary: String
  /// Whether only the whole help of a command tells of it.
  package private(set) var isRare = false

  package init(_ name: String, letter: Character? = nil, _ syntax: Syntax, _ summary: String) {
    self.name = name
    self.letter = letter
    self.syntax = syntax
    self.summary = summary
  }
}

extension Option {
  /// The option as one that few people look for.
  package var rare: Option {
    var option = self
    option.isRare = true
    return option
  }

  /// What was typed, understood.
  enum Value: Hashable, Sendable {
    case given
    case text(String)
    case count(Int)
    case list([String])
  }

  /// How the value is called in the help and in messages; nil for a flag.
  var placeholder: String? {
    switch syntax {
    case .flag: nil
    case .text(let name), .count(let name), .limit(let name): name
    case .choice: "NAME"
    case .choices: "LIST"
    }
  }

  /// The value that a text stands for.
  func value(_ text: String) throws(CommandError) -> Value {
    switch syntax {
    case .flag: throw CommandError(.wrongUse, "'--\(name)' takes no value")
    case .text: return .text(text)
    case .count: return .count(try count(text, from: 1, called: "a positive number"))
    case .limit: return .count(try count(text, from: 0, called: "a whole number"))
    case .choice(let words): return .text(try word(text, of: words))
    case .choices(let words):
      var list: [String] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let word = try word(String(part), of: words)
        if !list.contains(word) { list.append(word) }
      }
      return .list(list)
    }
  }

  private func count(
    _ text: String, from least: Int, called kind: String
  ) throws(CommandError) -> Int {
    let isNumber = text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    guard isNumber, let count = Int(text), count >= least else {
      throw CommandError(.wrongUse, "'--\(name)' takes \(kind), not '\(text)'")
    }
    return count
  }

  private func word(_ text: String, of words: [String]) throws(CommandError) -> String {
    if words.contains(text) { return text }
    let allowed = words.joined(separator: ", ")
    throw CommandError(
      .wrongUse, "'--\(name)' takes \(allowed), not '\(text)'" + NearMiss.hint(for: text, among: words))
  }
}
