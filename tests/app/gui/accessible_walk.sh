#!/usr/bin/env bash
# Starts the window on an X server and an accessibility bus of its own and lets the walk listen.
# usage: accessible_walk.sh AT-SPI-BUS-LAUNCHER WALK PROGRAM [ARGUMENT…] -- [ROLE NAME]…
set -euo pipefail
if [ -z "${DIPTYCH_WALK_INNER:-}" ]; then
    DIPTYCH_WALK_INNER=1 exec dbus-run-session -- "$0" "$@"
fi
launcher=$1
walk=$2
shift 2
command=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    command+=("$1")
    shift
done
[ $# -eq 0 ] || shift
XDG_RUNTIME_DIR=$(mktemp -d)
# A server that is still going down could take the socket of the next one with it.
trap 'kill $(jobs -p) 2> /dev/null || true; wait; rm -rf "$XDG_RUNTIME_DIR"' EXIT
# The server picks a free display itself and names it when it is ready; xvfb-run -a guesses. It
# must not begin anew when the bus launcher, its first client, has gone.
mkfifo "$XDG_RUNTIME_DIR/display"
Xvfb -displayfd 3 -noreset -screen 0 1280x1024x24 3> "$XDG_RUNTIME_DIR/display" > /dev/null 2>&1 &
DISPLAY=:$(head -n 1 "$XDG_RUNTIME_DIR/display")
XDG_CONFIG_HOME=$XDG_RUNTIME_DIR/config
XDG_DATA_HOME=$XDG_RUNTIME_DIR/data
export DISPLAY XDG_RUNTIME_DIR XDG_CONFIG_HOME XDG_DATA_HOME
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8
"$launcher" --launch-immediately > /dev/null 2>&1 &
"${command[@]}" &
program=$!
QT_QPA_PLATFORM=offscreen "$walk" "$@"
kill -0 "$program" || { echo 'the program ended during the walk' >&2; exit 1; }
