#!/usr/bin/env bash
# check_scripts.sh SHELLCHECK ROOT: every shell script of the tree, found by its first line.
set -euo pipefail

cd "$2"
mapfile -t scripts < <(grep -rlIE '^#!.*\b(ba)?sh$|^# shellcheck shell=' \
    app core importers reports samples tests .ci)
if [ "${#scripts[@]}" -lt 3 ]; then
    echo "expected at least app/run, tests/run and .ci/run, found: ${scripts[*]}"
    exit 1
fi
"$1" --external-sources "${scripts[@]}"
