import TokenDiagnostics

/// The help of the tool and of its commands, made from the same values that the arguments are read by.
struct HelpText {
  let toolName: String

  /// The help of one command with every option, however long.
  func describeWhole(_ command: Command) -> String {
    describe(command, options: table(rows(command.allOptions)))
  }

  /// The help of one command; fits a screen of 80 columns and 24 lines. Where all options are too many for that, those
  /// that most commands have are only named, and so are the rare ones.
  func describe(_ command: Command) -> String {
    let whole = describeWhole(command)
    if whole.split(separator: "\n", omittingEmptySubsequences: false).count <= Self.height { return whole }
    let common = command.allOptions.filter(Option.common.contains)
    let own = command.allOptions.filter { !Option.common.contains($0) }
    let rare = own.filter(\.isRare)
    let sentence =
      rare.isEmpty
      ? "'\(toolName) help options' explains \(names(of: common))."
      : "'\(toolName) help \(command.name)' explains \(names(of: rare + common))."
    return describe(
      command,
      options: table(rows(own.filter { !$0.isRare })) + "\n\n"
        + sentence.wrapped(at: Self.width).joined(separator: "\n"))
  }

  private func names(of options: [Option]) -> String {
    options.map { "--\($0.name)" }.joined(separator: ", ")
  }

  /// The options that most commands have.
  func describeCommonOptions() -> String {
    """
    The options of the commands that work on a project.

    \(table(rows(Option.common)))

    '--' ends the options, and '-' as the name of a token file is standard input.
    The exit status is 0 without errors, 1 with errors, 2 for wrong use or a wrong
    config, 70 for a fault of \(toolName) itself.

    """
  }

  /// The help of the tool itself: its commands.
  func describe(_ commands: [Command]) -> String {
    let rows = commands.map { ($0.name, $0.summary) }
    return """
      Compiles design tokens to Swift, JSON and documentation.

      Usage:   \(toolName) <command> [options]
      Example: \(toolName) \(commands.first?.example ?? "--version")

      Commands:
      \(table(rows))

      '\(toolName) <command> --help' tells more about a command, '\(toolName) help options'
      about the options that most commands have.

      """
  }

  private func describe(_ command: Command, options: String) -> String {
    """
    \(command.summary)

    Usage: \(usage(of: command))

    Options:
    \(options)

    Example:
      \(toolName) \(command.example)

    """
  }

  private func usage(of command: Command) -> String {
    [toolName, command.name, "[options]", command.operand.usage].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func rows(_ options: [Option]) -> [(label: String, summary: String)] {
    options.map { (label($0), summary(of: $0)) }
  }

  private func label(_ option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.placeholder.map { " " + $0 } ?? ""
    return "\(letter)--\(option.name)\(value)"
  }

  private func summary(of option: Option) -> String {
    switch option.syntax {
    case .flag, .text, .count, .limit: option.summary
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
  private static let height = 24
}
