#pragma once

#include "core/chess/san.h"

namespace diptych::chess {

/// Reads SAN exactly as the PGN standard writes it (8.2.3), but for castling: what nearly every
/// entry of a game file is, read without detours. Absent: it may still be readable otherwise.
std::optional<SanToken> parseStandardSan(std::string_view text);

}  // namespace diptych::chess
