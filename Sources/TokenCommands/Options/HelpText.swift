import TokenDiagnostics

/// The help of the tool and of its commands, made from the same values that the arguments are read by.
struct HelpText {
  let toolName: String

  /// The help of one command; fits a screen of 80 columns and 24 lines.
  func describe(_ command: Command) -> String {
    let rows = command.allOptions.map { (label($0), summary(of: $0)) }
    return """
      \(command.summary)

      Usage: \(usage(of: command))

      Options:
      \(table(rows))

      Example:
        \(toolName) \(command.example)

      """
  }

  /// The help of the tool itself: its commands.
  func describe(_ commands: [Command]) -> String {
    let rows = commands.map { ($0.name, $0.summary) }
    return """
      Compiles design tokens to Swift and JSON.

      Usage: \(toolName) <command> [options]

      Commands:
      \(table(rows))

      Example:
        \(toolName) \(commands.first?.example ?? "--version")

      '\(toolName) <command> --help' tells more about a command.

      """
  }

  private func usage(of command: Command) -> String {
    [toolName, command.name, "[options]", command.operand.usage].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func label(_ option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.placeholder.map { " " + $0 } ?? ""
    return "\(letter)--\(option.name)\(value)"
  }

  private func summary(of option: Option) -> String {
    switch option.syntax {
    case .flag, .text, .count: option.summary
    case .choice(let words), .choices(let words): option.summary + ": " + words.joined(separator: ", ")
    }
  }

  private func table(_ rows: [(label: String, summary: String)]) -> String {
    let labelWidth = rows.map(\.label.count).max() ?? 0
    let indentation = labelWidth + 4
    return rows.map { row in
      let padding = String(repeating: " ", count: labelWidth - row.label.count + 2)
      let lines = row.summary.wrapped(at: Self.width - indentation)
      return "  " + row.label + padding
        + lines.joined(separator: "\n" + String(repeating: " ", count: indentation))
    }
    .joined(separator: "\n")
  }

  private static let width = 80
}
