#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace diptych::incident {

/// A ply as people write it: "17w", "17b", or its number from 1; 0 is the position before the
/// first move. Absent for anything else and for numbers above 9999.
std::optional<int> parsePly(std::string_view text);

/// "17w" for ply 33, "17b" for ply 34, "0" for the position before the first move.
std::string plyText(int ply);

}  // namespace diptych::incident
