#!/usr/bin/env bash
# manual_test.sh BIN MAN: the pages are set without a warning, and name exactly the verbs and the
# options that the programs have.
set -uo pipefail

bin=$1
man=$2
failures=0

fail()
{
    failures=$((failures + 1))
    printf 'FAILED: %s\n' "$1"
}

# optionsOf HELP: the long options in a help text, one a line.
optionsOf()
{
    sed -n '/^Options:/,$p' <<<"$1" | sed -nE 's/^ +(-., )?(--[a-z-]+).*/\2/p' | sort -u
}

# optionsOnPage PAGE SECTION: those that a section of a page names, one a line.
optionsOnPage()
{
    sed -nE "/^\.S[HS] $2( |$)/,/^\.S[HS] /{/^\.S[HS] /d;p}" "$1" | sed 's/\\-/-/g' |
        grep -E '^\.(BI|BR|B|TP)' | grep -oE -- '--[a-z-]+' | sort -u
}

# sameLines WHAT EXPECTED FOUND
sameLines()
{
    local difference
    difference=$(diff <(printf '%s\n' "$2") <(printf '%s\n' "$3")) ||
        fail "$1 (< program, > page): $difference"
}

for page in "$man"/*.[15]; do
    warnings=$(LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings --local-file "$page" 2>&1 >/dev/null)
    [[ -z $warnings ]] || fail "$page: $warnings"
done

page=$man/diptych-cli.1
common=$(optionsOnPage "$page" 'OPTIONS OF EVERY VERB')
verbs=$("$bin/diptych-cli" --help | sed -n '/^Verbs:/,/^$/s/^  \([a-z]*\) .*/\1/p')
for verb in $verbs; do
    sameLines "options of $verb" "$(optionsOf "$("$bin/diptych-cli" "$verb" --help)")" \
        "$(printf '%s\n%s\n' "$common" "$(optionsOnPage "$page" "$verb")" | sed '/^$/d' | sort -u)"
done
sameLines 'verbs' "$(printf '%s\n' "$verbs" complete | sort)" \
    "$(sed -nE 's/^\.SS ([a-z]+).*/\1/p' "$page" | sort)"

if [[ -x $bin/diptych ]]; then
    help=$(QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 "$bin/diptych" --help)
    sameLines 'options of the window' "$(optionsOf "$help")" \
        "$(optionsOnPage "$man/diptych.1" OPTIONS)"
fi
echo "$(wc -w <<<"$verbs") verbs compared, $failures failures"
[[ $(wc -w <<<"$verbs") -ge 10 && $failures -eq 0 ]]
