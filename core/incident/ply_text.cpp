#include "core/incident/ply_text.h"

#include "core/incident/number_text.h"

namespace diptych::incident {

std::optional<int> parsePly(std::string_view text)
{
    constexpr int most = 9999;
    if (text.empty()) {
        return std::nullopt;
    }
    const char last = text.back();
    if (last != 'w' && last != 'b') {
        return parseNumber(text, most);
    }
    text.remove_suffix(1);
    const auto move = parseNumber(text, most / 2);
    if (!move || *move == 0) {
        return std::nullopt;
    }
    return last == 'w' ? 2 * *move - 1 : 2 * *move;
}

std::string plyText(int ply)
{
    if (ply <= 0) {
        return "0";
    }
    return std::to_string((ply + 1) / 2) + (ply % 2 == 1 ? "w" : "b");
}

}  // namespace diptych::incident
