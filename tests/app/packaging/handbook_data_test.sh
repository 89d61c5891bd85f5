#!/usr/bin/env bash
# handbook_data_test.sh ROOT WORK: the XML that the contributor's page shows fits the schemas, and
# every file that the page names is there.
set -euo pipefail

root=$1
work=$2
page=$root/app/handbook/contributor.md
rm -rf "$work"
mkdir -p "$work"

# shellcheck disable=SC2016  # the backquotes are those of Markdown
# xmlBlock N: the N-th block of XML on the page.
xmlBlock()
{
    awk -v wanted="$1" '/^```xml$/ { inside = ++count == wanted; next } /^```$/ { inside = 0 }
                        inside' "$page"
}

xmlBlock 1 >"$work/law.xml"
xmlBlock 2 >"$work/dialect.xml"
data=$root/core/data
# The page shows the first lines of an edition; its rules are those of the edition it was copied from.
{
    grep -v '</edition>' "$work/law.xml"
    sed -n '/<rules>/,$p' "$data/laws/fide-2023.xml"
} >"$work/whole-law.xml"
xmllint --noout --schema "$data/laws/laws.xsd" "$work/whole-law.xml"
xmllint --noout --schema "$data/dialects/dialect.xsd" "$work/dialect.xml"

# namedPaths: what the page puts between backquotes and begins with a top folder.
# shellcheck disable=SC2016
namedPaths()
{
    grep -oE '`(app|core|importers|reports|samples|tests)/[A-Za-z0-9_./-]*`' "$page" | tr -d '`'
}

named=0
while IFS= read -r path; do
    if [ ! -e "$root/$path" ]; then
        echo "FAILED: the page names $path, which is not there"
        exit 1
    fi
    named=$((named + 1))
done < <(namedPaths)
echo "$named paths are there"
[ "$named" -ge 10 ]
