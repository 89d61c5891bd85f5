#!/usr/bin/env bash
# What the window's program does before there is a window. usage: startup.sh PROGRAM
set -uo pipefail
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_CONFIG_HOME=$folder LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
failures=0

# expect CODE TEXT COMMAND…: the command ends with the code, and says the text in one of its lines.
expect()
{
    local code=$1 text=$2
    shift 2
    timeout 30 "$@" >"$folder/said" 2>&1
    local found=$?
    if [ "$found" -ne "$code" ] || ! grep -qF -- "$text" "$folder/said"; then
        printf '%s: exit %s (expected %s), said:\n' "$*" "$found" "$code"
        cat "$folder/said"
        failures=$((failures + 1))
    fi
}

expect 0 --screenshot "$program" --help
expect 0 diptych "$program" --version
expect 2 no-such-option "$program" --no-such-option
expect 2 'no display' "$program"
test "$(wc -l <"$folder/said")" -eq 1 || { echo 'more than one line'; failures=$((failures + 1)); }

# A picture of what cannot be opened is not taken, and what was there before stays.
printf 'law fide-1066\n' >"$folder/bad.case"
printf 'before' >"$folder/picture.png"
expect 2 'bad.case' "$program" -platform offscreen --screenshot "$folder/picture.png" \
    "$folder/bad.case"
test "$(cat "$folder/picture.png")" = before || { echo 'overwritten'; failures=$((failures + 1)); }
exit "$failures"
