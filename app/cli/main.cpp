#include "app/cli/program.h"

#include <exception>
#include <iostream>
#include <string>
#include <vector>

int main(int count, char** words)
{
    using namespace diptych::cli;
    std::ios::sync_with_stdio(false);
    const Console console{std::cin, std::cout, std::cerr};
    try {
        const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
        const ExitCode code = run(arguments, console);
        if (!std::cout.flush()) {
            return static_cast<int>(fail(console, "standard output cannot be written to"));
        }
        return static_cast<int>(code);
    } catch (const std::exception& error) {
        return static_cast<int>(fail(console, std::string("internal error: ") + error.what()));
    }
}
