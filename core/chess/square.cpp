#include "core/chess/square.h"

namespace diptych::chess {

std::string toString(Square square)
{
    return {static_cast<char>('a' + fileOf(square)), static_cast<char>('1' + rankOf(square))};
}

std::optional<Square> parseSquare(std::string_view text)
{
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') {
        return std::nullopt;
    }
    return makeSquare(text[0] - 'a', text[1] - '1');
}

}  // namespace diptych::chess
