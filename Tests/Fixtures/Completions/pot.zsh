#compdef pot
# Completes the arguments of pot in zsh: a file _pot in a folder of fpath, or sourced after compinit.

_pot() {
  local curcontext=$curcontext state line
  typeset -A opt_args
  _arguments -C '(- *)'{-h,--help}'[show the help]' '(- *)--version[show the version]' \
    '1:command:->command' '*::argument:->argument'
  local -a commands=(
    'brew:Brews tea.'
    'pour:Pours tea.'
    'stir:Stirs tea.'
    'completions:Writes a script by which a shell completes commands and options.'
    'help:Shows the help of a command.'
  )
  case $state in
    command) _describe -t commands command commands ;;
    argument)
      case $words[1] in
        help) _arguments '1:command:(brew pour stir completions help)' ;;
        brew)
          _arguments -s -S \
            '--check[write nothing; fail if an output is not current]' \
            '--out=[write into DIR instead of the configured folders]:DIR:_files -/' \
            '--only=[write these outputs only]:LIST:_values -s , name swift json' \
            '--jobs=[do N things at a time (default: one per core)]:N: ' \
            '--config=[use this config instead of the nearest .tokenc.yml]:FILE:_files' \
            '--format=[how diagnostics are shown]:NAME:(text xcode json jsonl github gitlab checkstyle junit sarif markdown)' \
            '--color=[when diagnostics have colors]:NAME:(auto always never)' \
            '(-h --help)'{-h,--help}'[show this help]' \
            '--version[show the version]' \
            '*:LEAF: '
          ;;
        pour)
          _arguments -s -S \
            '(-h --help)'{-h,--help}'[show this help]' \
            '--version[show the version]' \
            '1:SIZE:(small large)'
          ;;
        stir)
          _arguments -s -S \
            '(-h --help)'{-h,--help}'[show this help]' \
            '--version[show the version]'
          ;;
        completions)
          _arguments -s -S \
            '(-h --help)'{-h,--help}'[show this help]' \
            '--version[show the version]' \
            '1:SHELL:(bash zsh fish)'
          ;;
      esac
      ;;
  esac
}

if [ "$funcstack[1]" = "_pot" ]; then
  _pot "$@"
else
  compdef _pot pot
fi
