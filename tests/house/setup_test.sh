#!/usr/bin/env bash
# setup_test.sh ROOT WORK: app/packaging/setup.sh against a dpkg and an apt that only take notes.
# Each check has a shell of its own.
# shellcheck disable=SC2030,SC2031
set -euo pipefail

source_root=$1
work=$2
rm -rf "$work"
mkdir -p "$work/bin" "$work/root"

# imitate NAME: a command of that name that runs the script on standard input.
imitate()
{
    { printf '#!/bin/bash\n'; cat; } >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

fail()
{
    printf 'FAILED: %s\n' "$1"
    cat "$work/output"
    exit 1
}

# setUp USER-ID NAME...: asks for these packages as that user; leaves output, calls and status.
setUp()
{
    local user=$1
    shift
    imitate id <<<"echo $user"
    : >"$work/calls"
    status=0
    (
        PATH=$work/bin:/usr/bin:/bin
        root=$work/root
        dpkgStatus=$work/status
        # shellcheck source=app/packaging/setup.sh
        source "$source_root/app/packaging/setup.sh"
        ensurePackages "$@"
    ) >"$work/output" 2>&1 || status=$?
}

printf 'ii  here\nrc  removed\n' >"$work/installed"
: >"$work/status"
imitate dpkg-query <<EOT
echo dpkg-query >>"$work/calls"
cat "$work/installed"
exit 1
EOT
imitate apt-get <<EOT
echo "apt-get \$*" >>"$work/calls"
EOT
imitate sudo <<EOT
echo "sudo" >>"$work/calls"
exec "\$@"
EOT

setUp 0 here
[ "$status" -eq 0 ] || fail 'succeeds when nothing is missing'
[ ! -s "$work/output" ] || fail 'quiet when nothing is missing'
! grep -q apt-get "$work/calls" || fail 'no apt-get when nothing is missing'

setUp 0 here
[ ! -s "$work/calls" ] || fail 'the second time nothing is asked'

sleep 0.1
touch "$work/status"
setUp 0 here
grep -q dpkg-query "$work/calls" || fail 'asks again when dpkg has changed something'

setUp 0 here removed wanted
grep -q 'Installing with apt-get: removed wanted' "$work/output" || fail 'names what it installs'
grep -q 'apt-get .*install .*removed wanted' "$work/calls" || fail 'installs what is missing'
! grep -q 'install .*here' "$work/calls" || fail 'installs only what is missing'
! grep -q sudo "$work/calls" || fail 'no sudo for root'

setUp 1000 here other
grep -q sudo "$work/calls" || fail 'sudo for everybody else'

rm "$work/bin/sudo"
mkdir "$work/few"
for name in bash env mkdir cat awk sort cksum cut touch dirname rm; do
    ln -s "$(command -v "$name")" "$work/few/$name"
done
status=0
: >"$work/calls"
(
    PATH=$work/bin:$work/few
    root=$work/root
    dpkgStatus=$work/status
    # shellcheck source=app/packaging/setup.sh
    source "$source_root/app/packaging/setup.sh"
    ensurePackages here another
) >"$work/output" 2>&1 || status=$?
[ "$status" -eq 2 ] || fail "without sudo the exit code is 2, not $status"
grep -q 'apt-get install .*another' "$work/output" || fail 'without sudo the command is printed'
! grep -q apt-get "$work/calls" || fail 'without sudo apt-get is not called'

# build LINE…: what is said when ninja prints these lines.
build()
{
    root=$work/root
    # shellcheck source=app/packaging/setup.sh
    (source "$source_root/app/packaging/setup.sh" && printf '%s\n' "$@" | tellProgress somewhere) \
        >"$work/output" 2>&1
}

build '[0/2] Re-checking globbed directories...' 'ninja: no work to do.'
[ ! -s "$work/output" ] || fail 'quiet when nothing is to be built'
build '[1/2] Building CXX object' '[2/2] Linking CXX executable'
[ "$(cat "$work/output")" = 'Building in somewhere …' ] || fail 'one line says that it builds'
build '[1/2] Building CXX object' 'FAILED: thing.o' 'ninja: build stopped: subcommand failed.'
grep -q 'FAILED: thing.o' "$work/output" || fail 'shows what failed'
echo 'all set-up checks hold'
