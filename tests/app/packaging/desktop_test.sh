#!/usr/bin/env bash
# desktop_test.sh BIN DESKTOP WORK: the files for the desktop are valid by the programs of those who
# define them, complete in four languages, and name only what the window has.
set -euo pipefail

bin=$1
desktop=$2
work=$3
id=org.diptych.Diptych
rm -rf "$work"
mkdir -p "$work/mime/packages"
export HOME=$work XDG_DATA_HOME=$work XDG_CONFIG_HOME=$work QT_QPA_PLATFORM=offscreen

fail()
{
    printf 'FAILED: %s\n' "$1"
    exit 1
}

xmllint --noout "$desktop"/*.xml "$desktop"/*.svg
appstreamcli validate --no-net --strict "$desktop/$id.metainfo.xml"
answer=$(desktop-file-validate "$desktop/$id.desktop")
[ -z "$answer" ] || fail "$answer"

# Every word in French, German and Spanish.
for language in fr de es; do
    for key in Name GenericName Comment Keywords; do
        grep -v '^Name=Diptych$' "$desktop/$id.desktop" | grep "^$key=" >"$work/keys" || continue
        [ "$(grep -c "^$key\[$language\]=" "$desktop/$id.desktop")" -eq "$(wc -l <"$work/keys")" ] ||
            fail "$key is not complete in $language"
    done
    for element in summary p; do
        [ "$(grep -c "<$element>" "$desktop/$id.metainfo.xml")" -eq \
            "$(grep -c "<$element xml:lang=\"$language\">" "$desktop/$id.metainfo.xml")" ] ||
            fail "<$element> is not complete in $language"
    done
    [ "$(grep -c "<comment xml:lang=\"$language\">" "$desktop/$id.mime.xml")" -eq 2 ] ||
        fail "<comment> is not complete in $language"
done

# The types are known afterwards, and each has an icon.
cp "$desktop/$id.mime.xml" "$work/mime/packages"
update-mime-database "$work/mime" 2>"$work/answer"
[ ! -s "$work/answer" ] || fail "$(cat "$work/answer")"
sed -n 's/^MimeType=//p' "$desktop/$id.desktop" | tr ';' '\n' | sed '/^$/d' >"$work/types"
while IFS= read -r type; do
    grep -q ":$type:" "$work/mime/globs2" || fail "$type belongs to no file name"
    grep -q "<mediatype>$type</mediatype>" "$desktop/$id.metainfo.xml" || fail "$type is not told"
    [ -e "$desktop/${type//\//-}.svg" ] || fail "$type has no icon"
done <"$work/types"
[ "$(wc -l <"$work/types")" -eq 2 ] || fail 'two types are opened'

# The actions of the menu open something.
sed -n 's/^Exec=diptych --show //p' "$desktop/$id.desktop" >"$work/actions"
while IFS= read -r action; do
    "$bin/diptych" --show "$action" --screenshot "$work/$action.png" </dev/null ||
        fail "the window does not know $action"
    [ -s "$work/$action.png" ] || fail "$action shows nothing"
done <"$work/actions"
[ "$(wc -l <"$work/actions")" -eq 2 ] || fail 'the menu has two actions'
echo 'all desktop checks hold'
