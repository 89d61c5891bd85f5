#include "app/cli/verdict.h"

#include "core/chess/move.h"
#include "core/incident/ply_text.h"

namespace diptych::cli {

std::string inWords(const Json& value)
{
    if (value.is_null()) {
        return "none";
    }
    return value.is_string() ? value.get<std::string>() : toText(value);
}

std::string plyInWords(const Json& value)
{
    return value.is_number_integer() ? incident::plyText(value.get<int>()) : inWords(value);
}

std::optional<std::string> takeUci(incident::LineCursor& line)
{
    constexpr std::string_view expected = "a move such as e2e4";
    const auto word = line.word(expected);
    if (!word) {
        return std::nullopt;
    }
    if (!chess::parseUci(*word)) {
        line.complain("unknown-word", *word, expected);
        return std::nullopt;
    }
    return std::string(*word);
}

}  // namespace diptych::cli
