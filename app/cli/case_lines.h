#pragma once

#include "app/cli/arguments.h"
#include "app/session/desk.h"

#include <tl/expected.hpp>

#include <iosfwd>
#include <string>

namespace diptych::cli {

/// Lines for the section [clocks] of a case: the clock readings of a score, or of a table of times
/// in CSV or XLSX. Times used for the moves count with the time control of `--time`. The problem if
/// there is none.
tl::expected<std::string, std::string> anchorLines(const Arguments& arguments, std::istream& in);

/// The beginning of a case: event, players and time control of the game that `--player` (starting
/// rank or part of a name) had in `--round` of a tournament file (TRF). The problem if there is no
/// such game.
tl::expected<std::string, std::string> tournamentLines(const Arguments& arguments,
                                                       std::istream& in);

}  // namespace diptych::cli
