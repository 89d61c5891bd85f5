#!/usr/bin/env bash
# completions_test.sh BIN COMPLETIONS SAMPLES WORK: bash, zsh and fish offer what the help says.
set -uo pipefail

completions=$2
work=$4
rm -rf "$work"
mkdir -p "$work"
cd "$work" || exit 1
ln -s "$3" samples
touch white.txt
mkdir reports
export PATH=$1:$PATH HOME=$work LC_ALL=C.UTF-8
failures=0

# inBash WORD...: what bash offers in the place of the last word, sorted, on one line. bash hands
# "=" and ":" over as words of their own.
inBash()
{
    bash -c '
        source "$1"
        shift
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        _diptych_cli
        printf "%s\n" "${COMPREPLY[@]}"' - "$completions/diptych-cli.bash" "$@" | joined
}

# inZsh WORD...: the same, with the functions of zsh that show the words replaced.
inZsh()
{
    zsh -f -c '
        script=$1
        shift
        words=("$@") CURRENT=$#
        _describe() { printf "%s\n" "${(@)offered//\\:/;}" | sed "s/:.*//; s/;/:/g" }
        _files() { printf "%s\n" "files $*" }
        compset() { : }
        run() { source $script }
        run' - "$completions/_diptych-cli" "$@" | grep -F -- "${!#}" | joined
}

# inFish LINE
# shellcheck disable=SC2016
inFish()
{
    fish --no-config -c 'source $argv[1]; complete --do-complete $argv[2]' \
        "$completions/diptych-cli.fish" "$1" | cut -f 1 | joined
}

joined()
{
    sort | paste -s -d ' '
}

# expect WHAT FOUND EXPECTED
expect()
{
    if [[ $2 != "$3" ]]; then
        failures=$((failures + 1))
        printf 'FAILED: %s: expected "%s", found "%s"\n' "$1" "$3" "$2"
    fi
}

verbs=$(diptych-cli --help | sed -n '/^Verbs:/,/^$/s/^  \([a-z]*\) .*/\1/p')
expected=$(grep . <<<"$verbs" | grep '^re' | joined)
expect 'verbs in bash' "$(inBash diptych-cli re)" "$expected"
expect 'verbs in zsh' "$(inZsh diptych-cli re)" "$expected"
expect 'verbs in fish' "$(inFish 'diptych-cli re')" "$expected"

for verb in $verbs; do
    options=$(diptych-cli "$verb" --help | grep -oE '^ +(-., )?--[a-z-]+' | grep -oE -- '--.*' |
        joined)
    expect "options of $verb in bash" "$(inBash diptych-cli "$verb" --)" "$options"
done
options=$(diptych-cli sign --help | grep -oE '^ +(-., )?--[a-z-]+' | grep -oE -- '--.*' | joined)
expect 'options in zsh' "$(inZsh diptych-cli sign --)" "$options"
expect 'options in fish' "$(inFish 'diptych-cli sign --')" "$options"

expect 'a value in bash' "$(inBash diptych-cli rule --lang = f)" 'fr'
expect 'a code in bash' "$(inBash diptych-cli convert x --to braille : u)" 'ueb uk-2001 uk-2015'
expect 'a code in zsh' "$(inZsh diptych-cli convert x --to braille:ue)" 'braille:ueb'
expect 'a code in fish' "$(inFish 'diptych-cli convert x --to braille:ue')" 'braille:ueb'
expect 'a file in bash' "$(inBash diptych-cli read wh)" 'white.txt'
expect 'a file in fish' "$(inFish 'diptych-cli read wh')" 'white.txt'
expect 'a file in zsh' "$(inZsh diptych-cli read '')" 'files '
expect 'a folder in bash' "$(inBash diptych-cli report x -o re)" 'reports'
expect 'a folder in zsh' "$(inZsh diptych-cli report x -o '')" 'files -/'
expect 'nothing behind a wrong verb' "$(inBash diptych-cli wrong '')" ''
echo "$failures failures"
[[ $failures -eq 0 ]]
