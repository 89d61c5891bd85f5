#pragma once

#include <optional>
#include <string_view>

namespace diptych::incident {

/// A whole number of decimal digits, 0 to most; absent for anything else.
std::optional<int> parseNumber(std::string_view text, int most);

}  // namespace diptych::incident
