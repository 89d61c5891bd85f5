#include "core/incident/number_text.h"

#include <charconv>

namespace diptych::incident {

std::optional<int> parseNumber(std::string_view text, int most)
{
    if (text.empty() || text.front() < '0' || text.front() > '9') {
        return std::nullopt;
    }
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value > most) {
        return std::nullopt;
    }
    return value;
}

}  // namespace diptych::incident
