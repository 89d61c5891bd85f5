# shellcheck shell=bash
# Sets up a checkout: Debian packages, configuration, build. Sourced by app/run and tests/run, which
# set `root` to the top of the checkout first, and which use the lists of packages below.
# shellcheck disable=SC2034

: "${root:?set root before sourcing setup.sh}"
build=$root/build

# Lets ccache find again what another clone has compiled.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1

# What the program is built with and needs when it runs.
programPackages=(
    cmake ninja-build g++ ccache pkg-config
    qt6-base-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-wayland
    qt6-speech-dev qt6-translations-l10n qtkeychain-qt6-dev libzip-dev
    libgl1-mesa-dev libpugixml-dev libexpected-dev nlohmann-json3-dev
    libcairo2-dev libpng-dev zlib1g-dev libpango1.0-dev libqpdf-dev fonts-dejavu-core
    libopencv-core-dev libopencv-imgproc-dev libopencv-imgcodecs-dev libopencv-dnn-dev
    libtesseract-dev libleptonica-dev tesseract-ocr-eng libheif-dev
    libpoppler-cpp-dev liblouis-dev liblouis-data libxlsxwriter-dev libqrencode-dev libssl-dev
    libqt6sql6-sqlite libqt6sql6-psql librsvg2-bin dpkg-dev
)

# What the tests need beyond that.
testPackages=(
    libgtest-dev libgmock-dev libbenchmark-dev stockfish shellcheck
    xvfb xauth dbus at-spi2-core
    poppler-utils qpdf libxml2-utils tidy
    mupdf-tools gnutls-bin openssl xxd unzip default-jdk-headless libpdfbox2-java libbcpkix-java
    libactivation-java libjaxb-api-java
    liblouis-bin pgn-extract xlsx2csv gnumeric zbar-tools postgresql zip
    python3 man-db parallel fish zsh appstream desktop-file-utils shared-mime-info lintian
)

# What `tests/run --long` needs beyond that.
longPackages=(clang libclang-rt-14-dev)

say()
{
    printf '%s\n' "$*" >&2
}

# missingPackages NAME...: prints those that are not installed.
missingPackages()
{
    # dpkg-query fails where it does not know one of the names; its answer counts all the same.
    { dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' "$@" 2>/dev/null || true; } |
        awk 'BEGIN { for (i = 1; i < ARGC; ++i) wanted[ARGV[i]]; ARGC = 1 }
             $1 ~ /^.i/ { delete wanted[$2] }
             END { for (name in wanted) print name }' "$@" | sort
}

# installPackages NAME...: says what is about to be installed, and does it.
installPackages()
{
    local -a elevate=()
    if [ "$(id -u)" -ne 0 ]; then
        elevate=(sudo)
    fi
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        say 'Diptych needs Debian packages that are not installed. As root, please run:'
        say "    apt-get update && apt-get install --no-install-recommends $*"
        exit 2
    fi
    say "Installing with apt-get: $*"
    if ! "${elevate[@]}" apt-get -qq -o DPkg::Lock::Timeout=300 update >&2; then
        say 'apt-get update failed; trying with the package lists that are here.'
    fi
    if ! "${elevate[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 \
        -o DPkg::Lock::Timeout=300 install --yes --no-install-recommends "$@" >"$build/apt.log"; then
        say "apt-get could not install them; its output is in $build/apt.log. Please run:"
        say "    ${elevate[*]} apt-get install --no-install-recommends $*"
        exit 2
    fi
}

# ensurePackages NAME...: installs what is missing. A stamp keeps the answer until dpkg changes.
ensurePackages()
{
    local stamp missing status=${dpkgStatus:-/var/lib/dpkg/status}
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        return 0  # not Debian: cmake names what it does not find
    fi
    mkdir -p "$build"
    stamp=$build/packages-$(printf '%s\n' "$@" | cksum | cut -d ' ' -f 1)
    if [ -e "$stamp" ] && [ ! "$status" -nt "$stamp" ]; then
        return 0
    fi
    missing=$(missingPackages "$@")
    if [ -n "$missing" ]; then
        # Word splitting is wanted: one package a line.
        # shellcheck disable=SC2086
        installPackages $missing
    fi
    touch "$stamp"
}

# forgetForeignCache FOLDER: drops the configuration of a build folder that was copied or moved here.
forgetForeignCache()
{
    if [ -e "$1/CMakeCache.txt" ] &&
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$1/CMakeCache.txt"; then
        rm -rf "$1/CMakeCache.txt" "$1/CMakeFiles" "$1/build.ninja"
    fi
}

# configure FOLDER OPTION...: configures unless that has been done with the same options.
configure()
{
    local folder=$1
    shift
    forgetForeignCache "$folder"
    if [ -e "$folder/build.ninja" ] && [ "$(cat "$folder/configured" 2>/dev/null)" = "$*" ]; then
        return 0
    fi
    mkdir -p "$folder"
    if ! cmake -G Ninja -S "$root" -B "$folder" -DDIPTYCH_TOGETHER=ON "$@" \
        >"$folder/configure.log" 2>&1; then
        cat "$folder/configure.log" >&2
        say "Configuring failed; the output above is also in $folder/configure.log."
        exit 2
    fi
    printf '%s\n' "$*" >"$folder/configured"
}

# tellProgress FOLDER: passes on what ninja and the compiler have to say, and nothing else; on a
# terminal the steps are counted.
tellProgress()
{
    local line begun=no
    while IFS= read -r line; do
        case $line in
        'ninja: Entering directory'* | 'ninja: no work to do.' | '[0/'* | '-- '*) ;;
        "Updating '"*.qm* | '    Generated '*' translation'*) ;;
        '['*/*'] Re-running CMake'*) ;;
        '['*/*'] '*)
            if [ "$begun" = no ]; then
                say "Building in $1 …"
                begun=yes
            fi
            if [ -t 2 ]; then
                printf '\r%s]' "${line%%]*}" >&2
            fi
            ;;
        *) say "$line" ;;
        esac
    done
    if [ "$begun" = yes ] && [ -t 2 ]; then
        printf '\n' >&2
    fi
}

# compile FOLDER TARGET…: builds; says nothing when nothing is to be done.
compile()
{
    local folder=$1
    shift
    # With pipefail the pipe fails where ninja does.
    if ! ninja -C "$folder" "$@" 2>&1 | tellProgress "$folder"; then
        say 'The build failed.'
        exit 2
    fi
}
