#pragma once

#include <string>
#include <string_view>

namespace diptych::incident {

/// A text in double quotes, as LineCursor::quoted() reads it.
std::string inQuotes(std::string_view text);

}  // namespace diptych::incident
