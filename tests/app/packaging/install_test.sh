#!/usr/bin/env bash
# install_test.sh ROOT BUILD WORK: installs what was built from ROOT into one folder, moves it to another,
# and works there.
set -euo pipefail

root=$1
build=$2
work=$3
rm -rf "$work"
mkdir -p "$work"
cmake --install "$build" --prefix "$work/first" >"$work/log"
mv "$work/first" "$work/moved"
cd "$work/moved"
export HOME=$work XDG_DATA_HOME=$work XDG_CONFIG_HOME=$work QT_QPA_PLATFORM=offscreen

fail()
{
    printf 'FAILED: %s\n' "$1"
    exit 1
}

# What stands there, libraries and pages left out.
for file in bin/diptych bin/diptych-cli libexec/diptych/diptych-report \
    libexec/diptych/diptych-scan share/diptych/handwriting.onnx \
    share/applications/org.diptych.Diptych.desktop share/metainfo/org.diptych.Diptych.metainfo.xml \
    share/mime/packages/org.diptych.Diptych.mime.xml \
    share/icons/hicolor/scalable/apps/org.diptych.Diptych.svg \
    share/icons/hicolor/48x48/apps/org.diptych.Diptych.png \
    share/man/man1/diptych.1.gz share/man/man1/diptych-cli.1.gz share/man/man5/diptych-case.5.gz \
    share/bash-completion/completions/diptych-cli share/doc/diptych/handbook/arbiter.md; do
    [ -s "$file" ] || fail "$file is missing"
done
! grep -rlF -e "$build/" -e "$root/" bin libexec share || fail 'a file names the folder it comes from'

bin/diptych-cli check share/diptych/samples/*/incident.case | tail -n 1 >answer
[ "$(cat answer)" = '6 passed, 0 failed' ] || fail "$(cat answer)"
bin/diptych-cli report share/diptych/samples/02-the-scores-differ/incident.case -o report >answer
[ -s report/incident.pdf ] || fail 'no report was written'
bin/diptych share/diptych/samples/02-the-scores-differ/incident.case --screenshot window.png
[ -s window.png ] || fail 'the window did not open'
MANPATH=$PWD/share/man man 5 diptych-case >page
grep -q 'differs-on black f6 h6' page || fail 'the manual page is not found'
echo 'all checks of the installation hold'
