#pragma once

#include "app/cli/arguments.h"

#include <cstddef>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>

namespace diptych::cli {

/// Exit codes of the program (contract section 3).
enum class ExitCode : int {
    Done = 0,
    Difference = 1,  ///< done; a difference, a doubt, something to correct, a failed check
    Unusable = 2,    ///< wrong usage or unreadable input
    NotGenuine = 3,  ///< not signed, or changed after signing
    Refused = 4,     ///< refused by a rule
};

/// Where a verb reads and writes. Results go to `out`, everything else to `err`.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

enum class Format { AsText, AsJson };

/// What the user wants of a verb.
struct Request {
    const Arguments& arguments;
    Format format = Format::AsText;
    std::span<const std::string> words{};  ///< the whole command line behind the program's name
};

/// Carries out a verb.
using RunVerb = ExitCode (*)(const Request&, const Console&);

/// One verb of the command line.
struct Verb {
    std::string_view name;
    std::string_view operands;  ///< as shown in the help, such as "FILE…"
    std::string_view summary;
    std::span<const Option> options{};
    std::size_t leastOperands = 0;
    std::size_t mostOperands = 0;
    RunVerb run = nullptr;
};

/// Says one line about a fault on `err`, and gives the code for unusable input.
ExitCode fail(const Console& console, std::string_view message);

}  // namespace diptych::cli
