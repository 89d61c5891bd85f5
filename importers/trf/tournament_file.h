#pragma once

#include "importers/trf/tournament.h"

#include <string_view>

namespace diptych::importers {

/// Reads a TRF16 or TRF26 file. Understood are the columns of record 001, the same record under the
/// code of a federation, the heads 012 to 132, the coded time control 222, comments, all ends of
/// lines, and what older files have: small titles ("g", "wf"), names without a blank after the
/// comma, other dates, missing columns. A line that cannot be read gives a diagnostic
/// ("bad-player", "bad-time-control"), the rest is read all the same.
Tournament readTournament(std::string_view bytes);

/// The text has records of a tournament file.
bool looksLikeTournament(std::string_view bytes);

}  // namespace diptych::importers
