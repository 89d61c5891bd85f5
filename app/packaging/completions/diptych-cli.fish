# fish completion for diptych-cli; what may stand next is known by the program itself.

function __diptych_cli_complete
    set -l words (commandline --tokenize --cut-at-cursor --current-process)
    set -l typed (commandline --current-token --cut-at-cursor)
    for line in ($words[1] complete $words[2..] "$typed" 2>/dev/null)
        switch $line
            case \tfiles
                __fish_complete_path (string replace --regex '^--[^=]*=' '' -- "$typed")
            case \tfolders
                __fish_complete_directories (string replace --regex '^--[^=]*=' '' -- "$typed")
            case '*'
                printf '%s\n' $line
        end
    end
end

complete --command diptych-cli --no-files --arguments '(__diptych_cli_complete)'
