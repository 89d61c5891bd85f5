#include "app/cli/standard_console.h"

#include "app/cli/program.h"

#include <csignal>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

namespace diptych::cli {

int runOnStandardConsole(int count, char** words, RunVerb documents)
{
    std::ios::sync_with_stdio(false);
    // A limit on the size of files is to be an error with a message, not the end of the program.
    std::signal(SIGXFSZ, SIG_IGN);
    const Console console{std::cin, std::cout, std::cerr};
    try {
        const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
        const ExitCode code = run(arguments, console, documents);
        // Whoever failed has said why.
        if (!std::cout.flush() && code != ExitCode::Unusable) {
            return static_cast<int>(fail(console, "standard output cannot be written to"));
        }
        return static_cast<int>(code);
    } catch (const std::exception& error) {
        return static_cast<int>(fail(console, std::string("internal error: ") + error.what()));
    }
}

}  // namespace diptych::cli
