import TokenDiagnostics

/// The words of a command that are not options: how they are called, and how many there may be.
///
///     operand: .any("FILE")      // tokenc check [FILE…]
///     operand: .one("NAME")      // tokenc explain NAME
package struct Operand: Hashable, Sendable {
  /// How the help and messages call one; completions offer files for `FILE` and folders for `DIR`.
  package let name: String
  package let count: ClosedRange<Int>
  /// The words that are possible; empty where any is.
  package let choices: [String]
  /// The words that the first must be one of, whatever the others are; empty where it is like them.
  package let actions: [String]

  private init(_ name: String, count: ClosedRange<Int>, choices: [String] = [], actions: [String] = []) {
    self.name = name
    self.count = count
    self.choices = choices
    self.actions = actions
  }

  /// The command takes options only.
  package static let none = Operand("", count: 0...0)

  package static func any(_ name: String) -> Operand { Operand(name, count: 0...Int.max) }

  package static func atMostOne(_ name: String) -> Operand { Operand(name, count: 0...1) }

  package static func one(_ name: String) -> Operand { Operand(name, count: 1...1) }

  package static func one(_ name: String, of choices: [String]) -> Operand {
    Operand(name, count: 1...1, choices: choices)
  }

  /// What to do, and then any number of other words.
  package static func action(_ actions: [String], then name: String) -> Operand {
    Operand(name, count: 0...Int.max, actions: actions)
  }
}

extension Operand {
  /// As the usage of a command shows it: `[FILE…]`, `NAME`, `bash|zsh|fish`; empty where there is none.
  var usage: String {
    if count.upperBound == 0 { return "" }
    if !actions.isEmpty { return "[\(actions.joined(separator: "|")) [\(name)…]]" }
    let word = choices.isEmpty ? name : choices.joined(separator: "|")
    let words = count.upperBound > 1 ? word + "…" : word
    return count.lowerBound == 0 ? "[\(words)]" : words
  }

  /// What is wrong with the words of a command.
  func mistakes(in words: [String], of command: String) -> [CommandError] {
    guard words.count >= count.lowerBound else {
      return [CommandError(.wrongUse, "'\(command)' needs \(name): \(command) \(usage)")]
    }
    if let extra = words.dropFirst(count.upperBound).first {
      let most = count.upperBound == 0 ? "nothing but options" : "one \(name)"
      return [CommandError(.wrongUse, "'\(command)' takes \(most); remove '\(extra)'")]
    }
    if words.contains("") { return [CommandError(.wrongUse, "'\(command)' takes no empty \(name)")] }
    if let first = words.first, !actions.isEmpty { return mistake(in: first, actions, "'\(command)' takes") }
    return words.flatMap { mistake(in: $0, choices, "\(name) is one of") }
  }

  private func mistake(in word: String, _ choices: [String], _ statement: String) -> [CommandError] {
    if choices.isEmpty || choices.contains(word) { return [] }
    let list = choices.joined(separator: ", ")
    let near = NearMiss.hint(for: word, among: choices)
    return [CommandError(.wrongUse, "\(statement) \(list), not '\(word)'\(near)")]
  }
}
