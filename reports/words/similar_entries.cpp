#include "reports/words/similar_entries.h"

#include <algorithm>
#include <iterator>

namespace diptych::reports {

namespace {

/// What an entry says of squares, in order: "d1e2", "be2", "e2".
std::string squaresNamed(std::string_view text)
{
    std::string named;
    std::ranges::copy_if(text, std::back_inserter(named), [](char letter) {
        return (letter >= 'a' && letter <= 'h') || (letter >= '1' && letter <= '8');
    });
    return named;
}

}  // namespace

bool areEasilyConfused(const EntryMeaning& a, const EntryMeaning& b)
{
    if (!a.move || !b.move || (a.move->from() == b.move->from() && a.move->to() == b.move->to())) {
        return false;
    }
    const std::string named = squaresNamed(a.text);
    return a.text == b.text || (!named.empty() && named == squaresNamed(b.text));
}

std::string squaresOf(chess::Move move)
{
    return chess::toString(move.from()) + "–" + chess::toString(move.to());
}

}  // namespace diptych::reports
