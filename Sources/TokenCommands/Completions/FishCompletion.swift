extension CompletionScript {
  /// For fish from 3.0.
  package static let fish = CompletionScript(shell: "fish") { tool, commands in
    let start = commands.firstWords.map { word, summary in
      "complete -c \(tool) -n __fish_use_subcommand -a \(word) -d \(quoted(summary))\n"
    }
    let help = [
      "complete -c \(tool) -n __fish_use_subcommand -s h -l help -d 'Show the help'\n",
      "complete -c \(tool) -n __fish_use_subcommand -l version -d 'Show the version'\n",
      "complete -c \(tool) -n '__fish_seen_subcommand_from help' -a '\(commands.helpWords)'\n",
    ]
    return
      "# Completes the arguments of \(tool) in fish: a file \(tool).fish in a folder of fish_complete_path.\n\n"
      + "complete -c \(tool) -f\n" + (start + help).joined()
      + commands.map { lines(of: $0, tool) }.joined()
  }

  private static func lines(of command: Command, _ tool: String) -> String {
    let start = "complete -c \(tool) -n '__fish_seen_subcommand_from \(command.name)'"
    let options = command.allOptions.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let value = option.completion.map { " -r" + offer($0) } ?? ""
      return "\(start)\(letter) -l \(option.name)\(value) -d \(quoted(option.summary))\n"
    }
    let operand = command.operand.completion.map { "\(start)\(offer($0))\n" }
    return "\n" + options.joined() + (operand ?? "")
  }

  private static func offer(_ completion: Completion) -> String {
    switch completion {
    case .anything: " -f"
    case .files: " -F"
    case .folders: " -f -a '(__fish_complete_directories (commandline -ct))'"
    case .word(let words): " -f -a '\(words.joined(separator: " "))'"
    case .words(let words): " -f -a '(__fish_append , \(words.joined(separator: " ")))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
