#!/usr/bin/env bash
# readme_test.sh ROOT BIN WORK: runs the commands of the console blocks of the top README and holds
# their output to what stands there. A line with nothing but … stands for any lines.
set -uo pipefail

root=$1
work=$3
rm -rf "$work"
mkdir -p "$work/build"
ln -s "$2" "$work/build/bin"
ln -s "$root/samples" "$work/samples"
cd "$work" || exit 1

commands=0
failures=0

# check COMMAND EXPECTED: EXPECTED is the output, or its beginning and its end around a line of ….
check()
{
    local actual beginning=${2%%$'\n…\n'*} end=
    if [[ $2 == *$'\n…\n'* ]]; then
        end=${2##*$'\n…\n'}
    fi
    actual=$(bash -c "$1" 2>&1)
    commands=$((commands + 1))
    if [[ -n $end && $actual == "$beginning"$'\n'*"$end" ]] || [[ $actual == "$2" ]]; then
        return
    fi
    failures=$((failures + 1))
    printf '$ %s\n--- in the README ---\n%s\n--- really ---\n%s\n' "$1" "$2" "$actual"
}

command=
expected=
inside=no
while IFS= read -r line; do
    if [[ $line == '```console' ]]; then
        inside=yes
    elif [[ $line == '```' && $inside == yes ]]; then
        check "$command" "${expected%$'\n'}"
        inside=no command='' expected=''
    elif [[ $inside == yes && $line == '$ '* ]]; then
        command=${line#'$ '}
    elif [[ $inside == yes ]]; then
        expected+=$line$'\n'
    fi
done <"$root/README.md"

echo "$commands commands tried, $failures differ"
[[ $commands -ge 5 && $failures -eq 0 ]]
