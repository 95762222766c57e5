# Completes the arguments of pot in fish: a file pot.fish in a folder of fish_complete_path.

complete -c pot -f
complete -c pot -n __fish_use_subcommand -a brew -d 'Brews tea.'
complete -c pot -n __fish_use_subcommand -a pour -d 'Pours tea.'
complete -c pot -n __fish_use_subcommand -a stir -d 'Stirs tea.'
complete -c pot -n __fish_use_subcommand -a completions -d 'Writes a script by which a shell completes commands and options.'
complete -c pot -n __fish_use_subcommand -a help -d 'Shows the help of a command.'
complete -c pot -n __fish_use_subcommand -s h -l help -d 'Show the help'
complete -c pot -n __fish_use_subcommand -l version -d 'Show the version'
complete -c pot -n '__fish_seen_subcommand_from help' -a 'brew pour stir completions help'

complete -c pot -n '__fish_seen_subcommand_from brew' -l check -d 'write nothing; fail if an output is not current'
complete -c pot -n '__fish_seen_subcommand_from brew' -l out -r -f -a '(__fish_complete_directories (commandline -ct))' -d 'write into DIR instead of the configured folders'
complete -c pot -n '__fish_seen_subcommand_from brew' -l only -r -f -a '(__fish_append , swift json)' -d 'write these outputs only'
complete -c pot -n '__fish_seen_subcommand_from brew' -l jobs -r -f -d 'do N things at a time (default: one per core)'
complete -c pot -n '__fish_seen_subcommand_from brew' -l config -r -F -d 'use this config instead of the nearest .tokenc.yml'
complete -c pot -n '__fish_seen_subcommand_from brew' -l format -r -f -a 'text xcode json jsonl github gitlab checkstyle junit sarif markdown' -d 'how diagnostics are shown'
complete -c pot -n '__fish_seen_subcommand_from brew' -l color -r -f -a 'auto always never' -d 'when diagnostics have colors'
complete -c pot -n '__fish_seen_subcommand_from brew' -s h -l help -d 'show this help'
complete -c pot -n '__fish_seen_subcommand_from brew' -l version -d 'show the version'
complete -c pot -n '__fish_seen_subcommand_from brew' -f

complete -c pot -n '__fish_seen_subcommand_from pour' -s h -l help -d 'show this help'
complete -c pot -n '__fish_seen_subcommand_from pour' -l version -d 'show the version'
complete -c pot -n '__fish_seen_subcommand_from pour' -f -a 'small large'

complete -c pot -n '__fish_seen_subcommand_from stir' -s h -l help -d 'show this help'
complete -c pot -n '__fish_seen_subcommand_from stir' -l version -d 'show the version'

complete -c pot -n '__fish_seen_subcommand_from completions' -s h -l help -d 'show this help'
complete -c pot -n '__fish_seen_subcommand_from completions' -l version -d 'show the version'
complete -c pot -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'
