#!/usr/bin/env bash
# package_test.sh BUILD WORK: the Debian package, made twice, has the same bytes, and lintian finds no
# error in it.
set -euo pipefail

work=$2
rm -rf "$work"
mkdir -p "$work"
umask 022
for turn in first second; do
    zone=$([ $turn = first ] && echo UTC || echo Pacific/Chatham)
    TZ=$zone cpack --config "$1/CPackConfig.cmake" -B "$work/$turn" >"$work/$turn.log" 2>&1 ||
        { cat "$work/$turn.log"; exit 1; }
    sleep 1.1
done
first=("$work"/first/diptych_*.deb)
cmp "${first[0]}" "$work/second/${first[0]##*/}"
lintian --fail-on error --allow-root "${first[0]}"
dpkg-deb --info "${first[0]}"
