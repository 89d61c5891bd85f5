# bash completion for diptych-cli; what may stand next is known by the program itself.
# shellcheck shell=bash

_diptych_cli()
{
    local -a words=('')
    local i word line glued=no
    # bash takes "=" and ":" for words of their own; here they belong to the word around them.
    for ((i = 1; i <= COMP_CWORD; ++i)); do
        word=${COMP_WORDS[i]}
        if [[ $word == [=:] || $glued == yes ]]; then
            words[-1]+=$word
        elif ((i == 1)); then
            words[-1]=$word
        else
            words+=("$word")
        fi
        [[ $word == [=:] ]] && glued=yes || glued=no
    done
    local typed=${words[-1]} before=
    if [[ $typed == *[=:]* ]]; then
        before=${typed%"${typed##*[=:]}"}
    fi

    COMPREPLY=()
    while IFS= read -r line; do
        case $line in
        $'\tfiles')
            compopt -o filenames 2>/dev/null
            while IFS= read -r word; do
                COMPREPLY+=("$word")
            done < <(compgen -f -- "${typed#"$before"}")
            ;;
        $'\tfolders')
            compopt -o filenames 2>/dev/null
            while IFS= read -r word; do
                COMPREPLY+=("$word")
            done < <(compgen -d -- "${typed#"$before"}")
            ;;
        *)
            word=${line%%$'\t'*}
            [[ $word == *: ]] && compopt -o nospace 2>/dev/null
            COMPREPLY+=("${word#"$before"}")
            ;;
        esac
    done < <("${COMP_WORDS[0]}" complete "${words[@]}" 2>/dev/null)
}

complete -F _diptych_cli diptych-cli
