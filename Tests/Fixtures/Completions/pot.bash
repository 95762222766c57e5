# Completes the arguments of pot in bash: source this file.

_pot_words() {
  COMPREPLY=($(compgen -W "$1" -- "$current"))
}

_pot_list() {
  local before=
  [[ $current == *,* ]] && before=${current%,*},
  COMPREPLY=($(compgen -P "$before" -W "$1" -- "${current##*,}"))
}

_pot_paths() {
  local IFS=$'\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen "$1" -- "$current"))
}

_pot() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
  COMPREPLY=()
  # bash takes --option=value for three words.
  if [[ $current == = ]]; then
    current=
  elif [[ $previous == = ]]; then
    previous=${COMP_WORDS[COMP_CWORD-2]}
  fi
  if ((COMP_CWORD == 1)); then
    _pot_words "brew pour stir completions help --help --version"
    return
  fi
  case "$command $previous" in
    "brew --out") _pot_paths -d; return ;;
    "brew --only") _pot_list "swift json"; return ;;
    "brew --jobs") :; return ;;
    "brew --config") _pot_paths -f; return ;;
    "brew --format") _pot_words "text xcode json jsonl github gitlab checkstyle junit sarif markdown"; return ;;
    "brew --color") _pot_words "auto always never"; return ;;
  esac
  if [[ $current == -* ]]; then
    case "$command" in
      brew) _pot_words "--check --out --only --jobs --config --format --color --help --version" ;;
      pour) _pot_words "--help --version" ;;
      stir) _pot_words "--help --version" ;;
      completions) _pot_words "--help --version" ;;
    esac
    return
  fi
  case "$command" in
    help) _pot_words "brew pour stir completions help" ;;
    brew) : ;;
    pour) _pot_words "small large" ;;
    completions) _pot_words "bash zsh fish" ;;
  esac
}

complete -F _pot pot
