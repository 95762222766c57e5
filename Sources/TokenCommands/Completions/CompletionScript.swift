/// A shell that can complete the arguments of a tool. Adding one is a file with an extension that makes it, and a
/// line in `all`.
package struct CompletionScript: Sendable {
  package let shell: String
  /// The script for a tool with the given commands.
  package let text: @Sendable (_ tool: String, _ commands: [Command]) -> String

  package static let all: [CompletionScript] = [.bash, .zsh, .fish]
}

/// What may stand in a place, as a shell can offer it.
enum Completion {
  /// Any text, or a number: nothing can be offered.
  case anything
  case files
  case folders
  case word([String])
  /// Some of the words, with commas between.
  case words([String])
}

extension Option {
  /// What may follow the name; nil for a flag.
  var completion: Completion? {
    switch syntax {
    case .flag: nil
    case .text(let name): Completion(placeholder: name)
    case .count, .limit: .anything
    case .choice(let words): .word(words)
    case .choices(let words): .words(words)
    }
  }

  /// As it may be typed: `--help`, and `-h` if it has a letter.
  var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}

extension Operand {
  /// What may stand for a word; nil if there are none.
  var completion: Completion? {
    if count.upperBound == 0 { return nil }
    if !actions.isEmpty { return .word(actions) }
    let words = choices + actions
    return words.isEmpty ? Completion(placeholder: name) : .word(words)
  }
}

extension Completion {
  fileprivate init(placeholder: String) {
    switch placeholder {
    case "FILE": self = .files
    case "DIR": self = .folders
    default: self = .anything
    }
  }
}

extension [Command] {
  /// What may stand after the name of the tool.
  var firstWords: [(word: String, summary: String)] {
    map { ($0.name, $0.summary) } + [("help", "Shows the help of a command.")]
  }

  /// What may stand after `help`.
  var helpWords: String { (map(\.name) + ["help", "options"]).joined(separator: " ") }
}
