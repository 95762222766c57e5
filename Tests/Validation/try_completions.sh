#!/usr/bin/env bash
# Types into real shells and compares what they complete with what they should. A shell that is absent is skipped.
# usage: try_completions.sh TOKENC
set -euo pipefail
tokenc=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir "two words" Tokens
touch app.yaml
for shell in bash zsh fish; do "$tokenc" completions "$shell" > "completions.$shell"; done
failures=0

# What must be offered, all of it, after a line; the words are sorted.
cases() {
  cat <<'CASES'
tokenc bui|build
tokenc build --fo|--format
tokenc build --color |always auto never
tokenc build --format=x|xcode
tokenc build --only swift,j|json
tokenc explain --wh|--when
tokenc completions f|fish
tokenc help lis|list
tokenc init T|Tokens
tokenc init two|two words
tokenc check app|app.yaml
tokenc build --out T|Tokens
CASES
}

# expect SHELL LINE WANTED FOUND
expect() {
  [ "$3" = "$4" ] && return
  printf '%s: after "%s" it offers "%s" instead of "%s"\n' "$1" "$2" "$4" "$3" >&2
  failures=$((failures + 1))
}

# On one line, sorted, and without what the shells differ in: zsh offers what follows a `=` or a comma, others the whole.
normalized() {
  sed -e 's/^--[a-z-]*=\(.\)/\1/' -e 's/.*,//' -e 's/\\//g' -e 's/[=/ ]*$//' | LC_ALL=C sort -u | paste -s -d ' ' -
}

in_bash() {
  bash --norc --noprofile -c '
    source completions.bash
    line=$1
    read -r -a COMP_WORDS <<< "${line//=/ = }"
    [[ $line == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _tokenc
    printf "%s\n" "${COMPREPLY[@]}"' bash "$1"
}

in_zsh() { zsh -f drive.zsh "$1" < /dev/null | tr -d '\r' | sed -n 's/^.*<<MATCH>>//p'; }

# Types a line and a tab into an interactive shell.
cat > drive.zsh <<'DRIVE'
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1=; cd ${(q)PWD}; source inner.zsh; print -r READ''Y"
local output
zpty -r -m shell output "*READY*"
zpty -w -n shell "$1"$'\t'
zpty -r -m shell output "*<<END>>*"
zpty -d shell
print -r -- "$output"
DRIVE

# Its compadd tells which of the words that it is given match what is typed.
cat > inner.zsh <<'INNER'
autoload -U compinit
compinit -u -D
source completions.zsh
compadd() {
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
    builtin compadd "$@"
    return
  fi
  typeset -a __hits
  builtin compadd -A __hits "$@"
  local hit
  for hit in $__hits; do print -r -- "<<MATCH>>$hit"; done
  builtin compadd "$@"
}
complete-and-tell() { print; zle complete-word; print -r -- "<<""END>>"; }
zle -N complete-and-tell
bindkey '^I' complete-and-tell
INNER

in_fish() {
  fish --no-config -c 'source completions.fish; complete -C $argv[1]' "$1" | cut -f 1
}

for shell in bash zsh fish; do
  if ! command -v "$shell" > /dev/null; then
    echo "completions of $shell: skipped, it is not installed"
    continue
  fi
  while IFS='|' read -r line wanted; do
    found=$("in_$shell" "$line" < /dev/null | normalized)
    expect "$shell" "$line" "$wanted" "$found"
  done < <(cases)
  echo "completions of $shell: tried"
done
[ "$failures" -eq 0 ]
