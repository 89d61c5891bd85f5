#include "app/cli/standard_console.h"

#include "app/cli/program.h"

#include <exception>
#include <iostream>
#include <string>
#include <vector>

namespace diptych::cli {

int runOnStandardConsole(int count, char** words, RunVerb documents)
{
    std::ios::sync_with_stdio(false);
    const Console console{std::cin, std::cout, std::cerr};
    try {
        const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
        const ExitCode code = run(arguments, console, documents);
        if (!std::cout.flush()) {
            return static_cast<int>(fail(console, "standard output cannot be written to"));
        }
        return static_cast<int>(code);
    } catch (const std::exception& error) {
        return static_cast<int>(fail(console, std::string("internal error: ") + error.what()));
    }
}

}  // namespace diptych::cli
