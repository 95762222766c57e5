extension CompletionScript {
  /// For zsh with its completion system, as a file `_tool` in a folder of `fpath`, or sourced.
  package static let zsh = CompletionScript(shell: "zsh") { tool, commands in
    let described = commands.firstWords.map { "    \(quoted(colonsEscaped($0.word) + ":" + $0.summary))" }
    return """
      #compdef \(tool)
      # Completes the arguments of \(tool) in zsh: a file _\(tool) in a folder of fpath, or sourced after compinit.

      _\(tool)() {
        local curcontext=$curcontext state line
        typeset -A opt_args
        _arguments -C '(- *)'{-h,--help}'[show the help]' '(- *)--version[show the version]' \\
          '1:command:->command' '*::argument:->argument'
        local -a commands=(
      \(described.joined(separator: "\n"))
        )
        case $state in
          command) _describe -t commands command commands ;;
          argument)
            case $words[1] in
              help) _arguments '1:command:(\(commands.helpWords))' ;;
      \(commands.map(arguments).joined(separator: "\n"))
            esac
            ;;
        esac
      }

      if [ "$funcstack[1]" = "_\(tool)" ]; then
        _\(tool) "$@"
      else
        compdef _\(tool) \(tool)
      fi

      """
  }

  private static func arguments(of command: Command) -> String {
    let options = command.allOptions.map(specification)
    let operand = command.operand.completion.map { completion in
      let place = command.operand.count.upperBound == 1 ? "1" : "*"
      return quoted("\(place):\(command.operand.name):\(action(completion))")
    }
    let lines = (options + [operand].compactMap { $0 }).map { "            \($0)" }
    return "        \(command.name))\n          _arguments -s -S \\\n"
      + lines.joined(separator: " \\\n") + "\n          ;;"
  }

  private static func specification(of option: Option) -> String {
    let summary = "[\(bracketsEscaped(option.summary))]"
    let value = option.completion.map { "=\(summary):\(option.placeholder ?? ""):\(action($0))" } ?? summary
    guard let letter = option.letter else { return quoted("--\(option.name)\(value)") }
    return quoted("(-\(letter) --\(option.name))") + "{-\(letter),--\(option.name)}" + quoted(value)
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .anything: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .word(let words): "(\(words.joined(separator: " ")))"
    case .words(let words): "_values -s , name \(words.joined(separator: " "))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static func colonsEscaped(_ text: String) -> String { text.replacing(":", with: "\\:") }

  private static func bracketsEscaped(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
