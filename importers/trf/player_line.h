#pragma once

#include "importers/trf/tournament.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace diptych::importers {

/// Reads record 001 by its columns. Fails with what was found where a starting rank or a name was
/// expected.
tl::expected<TournamentPlayer, std::string> readPlayerLine(std::string_view line);

}  // namespace diptych::importers
