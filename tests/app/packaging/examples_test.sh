#!/usr/bin/env bash
# examples_test.sh BIN SAMPLES WORK PAGE...: runs the examples of manual pages (between .EX and .EE)
# and of Markdown pages (console blocks), and holds their output to what stands there. A line with
# nothing but … stands for any lines. An example that is no command is a case and is checked.
set -uo pipefail

bin=$1
samples=$2
work=$3
shift 3
rm -rf "$work"
mkdir -p "$work"
cd "$work" || exit 1
export PATH=$bin:$PATH

tried=0
failures=0

fail()
{
    failures=$((failures + 1))
    printf '%s: %s\n--- on the page ---\n%s\n--- really ---\n%s\n' "$page" "$1" "$2" "$3"
}

# check COMMAND EXPECTED
check()
{
    local actual beginning=${2%%$'\n…\n'*} end=
    if [[ $2 == *$'\n…\n'* ]]; then
        end=${2##*$'\n…\n'}
    fi
    actual=$(bash -c "$1" 2>&1 </dev/null)
    if [[ -n $end && $actual == "$beginning"$'\n'*"$end" ]] || [[ $actual == "$2" ]]; then
        return
    fi
    fail "$1" "$2" "$actual"
}

# isWhole COMMAND: whether the shell expects no further line of it.
isWhole()
{
    [[ $1 != *\\ ]] && bash -n -c "$1" 2>/dev/null
}

# try BLOCK: commands with their output, or a case.
try()
{
    local line command='' expected='' answer
    tried=$((tried + 1))
    if [[ $1 != '$ '* ]]; then
        printf '%s\n' "$1" >example.case
        answer=$(diptych-cli check example.case 2>&1) || fail 'this case' "$1" "$answer"
        return
    fi
    while IFS= read -r line; do
        if [[ $line == '$ '* ]]; then
            [[ -z $command ]] || check "$command" "${expected%$'\n'}"
            command=${line#'$ '} expected=''
        elif [[ -z $expected ]] && ! isWhole "$command"; then
            command+=$'\n'$line
        else
            expected+=$line$'\n'
        fi
    done <<<"$1"
    check "$command" "${expected%$'\n'}"
}

# blocksOf PAGE: the examples, each behind a line that holds a form feed.
# shellcheck disable=SC2016
blocksOf()
{
    case $1 in
    *.md) sed -n '/^```console$/,/^```$/{s/^```console$/\f/;/^```$/d;p}' "$1" ;;
    *)
        sed -n '/^\.EX$/,/^\.EE$/{s/^\.EX$/\f/;/^\.EE$/d;p}' "$1" |
            sed -e 's/\\-/-/g' -e "s/\\\\(aq/'/g" -e 's/\\&//g' -e 's/\\(dq/"/g' -e 's/\\e/\\/g'
        ;;
    esac
}

for page in "$@"; do
    rm -rf ./*
    ln -s "$samples" samples
    block=''
    while IFS= read -r line; do
        if [[ $line == $'\f' ]]; then
            [[ -z $block ]] || try "${block%$'\n'}"
            block=''
        else
            block+=$line$'\n'
        fi
    done < <(blocksOf "$page"; printf '\f\n')
done
echo "$tried examples tried, $failures lines differ"
[[ $tried -ge 1 && $failures -eq 0 ]]
