#!/usr/bin/env bash
# Draws the window with an incident on an X server of its own and writes a picture.
# usage: screenshots.sh [PROGRAM [CASE [PICTURE.png [OPTION…]]]]
#   PROGRAM  build/bin/diptych     CASE  the first sample     PICTURE  window.png
#   OPTION   of the program, such as --size 1024x768 --appearance dark --lang de --text-size 150
set -euo pipefail
root=$(cd "$(dirname "$0")/../../.." && pwd)
program=${1:-$root/build/bin/diptych}
case=${2:-$(find "$root/samples" -name incident.case | sort | head -n 1)}
picture=${3:-window.png}
shift $(($# < 3 ? $# : 3))
rm -f "$picture"
QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8 timeout 50 \
    xvfb-run -a -s '-screen 0 2560x1600x24' "$program" --screenshot "$picture" "$@" "$case"
test -s "$picture"
