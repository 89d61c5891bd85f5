#!/usr/bin/env bash
# Pictures of every pane and dialog over palettes, sizes and languages, paired so that each pair
# occurs, on contact sheets: sheet-1.png, sheet-2.png, …
# usage: contact_sheets.sh [PROGRAM [FOLDER]]      needs xvfb-run and montage (ImageMagick)
set -euo pipefail
root=$(cd "$(dirname "$0")/../../.." && pwd)
program=${1:-$root/build/bin/diptych}
folder=${2:-contact-sheets}
mkdir -p "$folder"
rm -f "$folder"/*.png

cases=(
    "$root/samples/02-the-scores-differ/incident.case"
    "$root/tests/cases/differing-scores/h-pawn-or-a-pawn.case"
    "$root/tests/cases/differing-scores/one-player-admits-his-entry-is-wrong.case"
)
# Two sheets that are photos, and a signed report.
cli=$(dirname "$program")/diptych-cli
printf '# Two sheets written by hand\nlaw fide-2023\n\n[score white scan]\nfile %s\n\n' \
    "$root/tests/data/scan/hand-107-w.jpg" > "$folder/scan.case"
printf '[score black scan]\nfile %s\n' "$root/tests/data/scan/hand-107-b.jpg" \
    >> "$folder/scan.case"
printf 'a passphrase\n' > "$folder/passphrase"
"$cli" identity new --name 'Arntzen, Solveig' -o "$folder/arbiter.p12" \
    --passphrase-file "$folder/passphrase" --force > /dev/null
"$cli" sign "${cases[0]}" --identity "$folder/arbiter.p12" \
    --passphrase-file "$folder/passphrase" -o "$folder/signed.asice" --force > /dev/null

palettes=(light dark high-contrast)
sizes=(1024x768 1920x1080)
languages=(en fr de es)
texts=(100 200)
# The welcome page, the desk, and what the actions of these names show.
shows=(welcome desk type setUpBoards enterClocks readAloud history keys help preferences about new
    sign preview archive scan review)

# Each show with every palette and every language; sizes and text sizes go round with them, so that
# every pair of two settings occurs.
number=0
{
    for s in "${!shows[@]}"; do
        for p in "${!palettes[@]}"; do
            for turn in 0 1; do
                l=$(((s + p + 2 * turn) % ${#languages[@]}))
                z=$(((s + p + turn) % ${#sizes[@]}))
                t=$(((s / 2 + l + z) % ${#texts[@]}))
                case=${cases[number % ${#cases[@]}]}
                show=${shows[s]}
                name=$(printf '%03d-%s-%s-%s-%s-%s' "$number" "$show" "${palettes[p]}" \
                    "${sizes[z]}" "${languages[l]}" "${texts[t]}")
                options=(--appearance "${palettes[p]}" --size "${sizes[z]}"
                    --lang "${languages[l]}" --text-size "${texts[t]}")
                case $show in
                welcome) case= ;;
                desk) ;;
                scan) case=$folder/scan.case ;;
                review) case=$folder/signed.asice ;;
                *) options+=(--show "$show") ;;
                esac
                printf '%s\0' "$program" --screenshot "$folder/$name.png" "${options[@]}" \
                    ${case:+"$case"} ''
                number=$((number + 1))
            done
        done
    done
} > "$folder/commands"

export QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8
# The words are for the inner shell, once the display is there.
# shellcheck disable=SC2016
xvfb-run -a -s '-screen 0 2560x1600x24' bash -c '
    words=()
    while IFS= read -r -d "" word; do
        if [ -n "$word" ]; then words+=("$word"); continue; fi
        timeout 50 "${words[@]}" || echo "failed: ${words[*]}" >&2
        words=()
    done < "$1"' bash "$folder/commands"
rm -f "$folder"/{commands,scan.case,passphrase,arbiter.p12,signed.asice}
find "$folder" -name "*.png" | wc -l
montage -label '%t' "$folder"/[0-9]*.png -tile 4x6 -geometry 640x480+4+16 -pointsize 13 \
    "$folder/sheet-%d.png"
