#include "core/notation/spoken_misspelling.h"

#include "core/notation/utf8.h"

#include <algorithm>
#include <string>

namespace diptych::notation {

namespace {

constexpr std::size_t shortestWord = 4;

/// Bytes of a difference of one letter; a letter has at most two of them after folding.
constexpr std::size_t mostBytes = 2;

bool isOneLetterAway(std::u32string_view a, std::u32string_view b)
{
    const auto [left, right] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const std::u32string_view restA = a.substr(static_cast<std::size_t>(left - a.begin()));
    const std::u32string_view restB = b.substr(static_cast<std::size_t>(right - b.begin()));
    if (restA.size() == restB.size()) {
        const bool wrong = !restA.empty() && restA.substr(1) == restB.substr(1);
        const bool exchanged = restA.size() >= 2 && restA[0] == restB[1] && restA[1] == restB[0] &&
                               restA.substr(2) == restB.substr(2);
        return wrong || exchanged;
    }
    if (restA.size() + 1 == restB.size()) {
        return restA == restB.substr(1);
    }
    return restB.size() + 1 == restA.size() && restB == restA.substr(1);
}

}  // namespace

bool isMisspelling(std::string_view word, std::string_view known)
{
    const std::size_t longer = std::max(word.size(), known.size());
    const std::size_t shorter = std::min(word.size(), known.size());
    if (shorter < shortestWord || longer - shorter > mostBytes) {
        return false;
    }
    const std::u32string a = toCodePoints(word);
    const std::u32string b = toCodePoints(known);
    return std::min(a.size(), b.size()) >= shortestWord && isOneLetterAway(a, b);
}

}  // namespace diptych::notation
