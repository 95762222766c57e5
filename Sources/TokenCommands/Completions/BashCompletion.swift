extension CompletionScript {
  /// For bash from 3.2, which macOS has; nothing else must be installed.
  package static let bash = CompletionScript(shell: "bash") { tool, commands in
    let names = commands.firstWords.map(\.word).joined(separator: " ")
    return """
      # Completes the arguments of \(tool) in bash: source this file.

      _\(tool)_words() {
        COMPREPLY=($(compgen -W "$1" -- "$current"))
      }

      _\(tool)_list() {
        local before=
        [[ $current == *,* ]] && before=${current%,*},
        COMPREPLY=($(compgen -P "$before" -W "$1" -- "${current##*,}"))
      }

      _\(tool)_paths() {
        local IFS=$'\\n'
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen "$1" -- "$current"))
      }

      _\(tool)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
        COMPREPLY=()
        # bash takes --option=value for three words.
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        if ((COMP_CWORD == 1)); then
          _\(tool)_words "\(names) --help --version"
          return
        fi
        case "$command $previous" in
      \(values(tool, commands))
        esac
        if [[ $current == -* ]]; then
          case "$command" in
      \(options(tool, commands))
          esac
          return
        fi
        case "$command" in
          help) _\(tool)_words "\(commands.helpWords)" ;;
      \(operands(tool, commands))
        esac
      }

      complete -F _\(tool) \(tool)

      """
  }

  private static func values(_ tool: String, _ commands: [Command]) -> String {
    commands.flatMap { command in
      command.allOptions.compactMap { option in
        option.completion.map { completion in
          let patterns = option.spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
          return "    \(patterns)) \(call(tool, completion)); return ;;"
        }
      }
    }.joined(separator: "\n")
  }

  private static func options(_ tool: String, _ commands: [Command]) -> String {
    commands.map { command in
      let words = command.allOptions.map { "--\($0.name)" }.joined(separator: " ")
      return "      \(command.name)) _\(tool)_words \"\(words)\" ;;"
    }.joined(separator: "\n")
  }

  private static func operands(_ tool: String, _ commands: [Command]) -> String {
    commands.compactMap { command in
      command.operand.completion.map { "    \(command.name)) \(call(tool, $0)) ;;" }
    }.joined(separator: "\n")
  }

  private static func call(_ tool: String, _ completion: Completion) -> String {
    switch completion {
    case .anything: ":"
    case .files: "_\(tool)_paths -f"
    case .folders: "_\(tool)_paths -d"
    case .word(let words): "_\(tool)_words \"\(words.joined(separator: " "))\""
    case .words(let words): "_\(tool)_list \"\(words.joined(separator: " "))\""
    }
  }
}
