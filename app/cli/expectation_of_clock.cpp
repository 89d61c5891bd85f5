#include "app/cli/expectation_of_clock.h"

#include "app/cli/json_path.h"
#include "core/incident/number_text.h"
#include "core/incident/remedy_words.h"
#include "core/incident/time_text.h"
#include "core/incident/words.h"

#include <algorithm>
#include <cstdlib>

namespace diptych::cli {

namespace {

using incident::LineCursor;

constexpr int mostMoves = 9999;
constexpr int mostSeconds = 86400;

/// Takes "±SECONDS"; "+-" does as well.
std::optional<int> takeTolerance(LineCursor& line)
{
    constexpr std::string_view expected = "±SECONDS";
    std::string_view word = line.word(expected).value_or("");
    const std::string whole(word);
    for (const std::string_view sign : {std::string_view("±"), std::string_view("+-")}) {
        if (word.starts_with(sign)) {
            word.remove_prefix(sign.size());
            if (const auto seconds = incident::parseNumber(word, mostSeconds)) {
                return seconds;
            }
        }
    }
    line.complain("unknown-word", whole, expected);
    return std::nullopt;
}

std::string penaltyInWords(const Json& entry)
{
    return inWords(valueAt(entry, {"side"})) + " " + inWords(valueAt(entry, {"seconds"})) + " " +
           inWords(valueAt(entry, {"article"}));
}

}  // namespace

std::optional<Verdict> clock(LineCursor& line, const Json& rule)
{
    const auto side = line.side();
    const auto seconds = side ? line.clockTime() : std::nullopt;
    if (!seconds) {
        return std::nullopt;
    }
    int tolerance = 0;
    if (!line.atEnd()) {
        const auto taken = takeTolerance(line);
        if (!taken) {
            return std::nullopt;
        }
        tolerance = *taken;
    }
    const Json& found = valueAt(rule, {"clocks", incident::sideWord(*side), "seconds"});
    if (!found.is_number_integer()) {
        return verdict(truth(false), "none");
    }
    const bool holds = std::abs(found.get<int>() - *seconds) <= tolerance;
    return verdict(truth(holds), incident::clockTimeText(found.get<int>()));
}

std::optional<Verdict> counter(LineCursor& line, const Json& rule)
{
    const auto white = line.number(mostMoves);
    const auto black = white ? line.number(mostMoves) : std::nullopt;
    if (!black) {
        return std::nullopt;
    }
    const Json& foundWhite = valueAt(rule, {"clocks", "counter", "white"});
    const Json& foundBlack = valueAt(rule, {"clocks", "counter", "black"});
    return verdict(truth(foundWhite == *white && foundBlack == *black),
                   inWords(foundWhite) + " " + inWords(foundBlack));
}

std::optional<Verdict> period(LineCursor& line, const Json& rule)
{
    const auto number = line.number(mostMoves);
    if (!number) {
        return std::nullopt;
    }
    const Json& found = valueAt(rule, {"clocks", "period"});
    return verdict(truth(found == *number), inWords(found));
}

std::optional<Verdict> penalty(LineCursor& line, const Json& rule)
{
    const Json& penalties = listAt(rule, {"penalties"});
    const std::string found = listInWords(penalties, penaltyInWords);
    if (line.peek() == "none") {
        line.fixed("none");
        return verdict(truth(penalties.empty()), found);
    }
    const auto side = line.side();
    const auto seconds = side ? line.number(mostSeconds) : std::nullopt;
    const auto article = seconds ? line.word("an article") : std::nullopt;
    if (!article) {
        return std::nullopt;
    }
    if (!incident::isArticle(*article)) {
        line.complain("unknown-word", *article, "an article such as 7.5.5");
        return std::nullopt;
    }
    const bool holds = std::any_of(penalties.begin(), penalties.end(), [&](const Json& entry) {
        return valueAt(entry, {"side"}) == incident::sideWord(*side) &&
               valueAt(entry, {"seconds"}) == *seconds &&
               incident::coversArticle(*article, inWords(valueAt(entry, {"article"})));
    });
    return verdict(truth(holds), found);
}

}  // namespace diptych::cli
