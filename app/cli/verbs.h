#pragma once

#include "app/cli/verb.h"

#include <limits>
#include <vector>

namespace diptych::cli {

inline constexpr std::size_t anyNumber = std::numeric_limits<std::size_t>::max();

ExitCode runRead(const Request& request, const Console& console);
ExitCode runCompare(const Request& request, const Console& console);
ExitCode runRule(const Request& request, const Console& console);
ExitCode runCheck(const Request& request, const Console& console);
ExitCode runBatch(const Request& request, const Console& console);
ExitCode runLaws(const Request& request, const Console& console);
ExitCode runDialects(const Request& request, const Console& console);
ExitCode runConvert(const Request& request, const Console& console);
ExitCode runPerft(const Request& request, const Console& console);
ExitCode runReplay(const Request& request, const Console& console);

/// All verbs, in the order of the help. documents: carries out those that make documents and keep
/// them, in this process (runDocument) or by the program that has the libraries for it
/// (startReport); which one it is stands at the head of Request::words.
std::vector<Verb> allVerbs(RunVerb documents);

}  // namespace diptych::cli
