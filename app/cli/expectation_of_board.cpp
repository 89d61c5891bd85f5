#include "app/cli/expectation_of_board.h"

#include "app/cli/json_path.h"
#include "core/incident/words.h"

#include <set>

namespace diptych::cli {

namespace {

using incident::LineCursor;
using incident::Named;

constexpr Named<std::string_view> boardStates[] = {
    {"equal", "equal"}, {"differ", "differ"}, {"unknown", "unknown"}};

constexpr Named<std::string_view> matchCodes[] = {
    {"game", "game"},
    {"score-white", "score-white"},
    {"score-black", "score-black"},
    {"none", "none"},
};

const Json& boardOf(const Json& rule, chess::Color side)
{
    return valueAt(rule, {"boards", incident::sideWord(side)});
}

}  // namespace

std::optional<Verdict> boardsState(LineCursor& line, const Json& rule)
{
    const auto state = takeCode(line, boardStates);
    if (!state) {
        return std::nullopt;
    }
    const Json& found = valueAt(rule, {"boards", "state"});
    return verdict(truth(found == *state), inWords(found));
}

std::optional<Verdict> matches(LineCursor& line, const Json& rule)
{
    const auto side = line.side();
    const auto what = side ? takeCode(line, matchCodes) : std::nullopt;
    if (!what) {
        return std::nullopt;
    }
    const Json& found = valueAt(boardOf(rule, *side), {"matches"});
    const Json& at = valueAt(boardOf(rule, *side), {"at"});
    bool holds = found == *what;
    if (!line.atEnd()) {
        const auto ply = line.ply();
        if (!ply) {
            return std::nullopt;
        }
        holds = holds && at == *ply;
    }
    return verdict(truth(holds), inWords(found) + (at.is_null() ? "" : " " + plyInWords(at)));
}

std::optional<Verdict> differsOn(LineCursor& line, const Json& rule)
{
    const auto side = line.side();
    if (!side) {
        return std::nullopt;
    }
    std::set<std::string> squares;
    do {
        const auto square = line.square();
        if (!square) {
            return std::nullopt;
        }
        squares.insert(chess::toString(*square));
    } while (!line.atEnd());
    const Json& found = listAt(boardOf(rule, *side), {"differs_on"});
    std::set<std::string> foundSquares;
    for (const Json& square : found) {
        foundSquares.insert(inWords(square));
    }
    return verdict(truth(squares == foundSquares), listInWords(found, inWords));
}

std::optional<Verdict> explainedBy(LineCursor& line, const Json& rule)
{
    const auto side = line.side();
    const auto ply = side ? line.ply() : std::nullopt;
    const auto written = ply ? takeUci(line) : std::nullopt;
    if (!written) {
        return std::nullopt;
    }
    Json made;
    if (!line.atEnd()) {
        const auto move = takeUci(line);
        if (!move) {
            return std::nullopt;
        }
        made = *move;
    }
    const Json& found = valueAt(boardOf(rule, *side), {"explained_by"});
    const bool holds = !found.is_null() && valueAt(found, {"ply"}) == *ply &&
                       valueAt(found, {"written"}) == *written && valueAt(found, {"made"}) == made;
    if (found.is_null()) {
        return verdict(truth(false), "none");
    }
    return verdict(truth(holds), plyInWords(valueAt(found, {"ply"})) + " " +
                                     inWords(valueAt(found, {"written"})) + ", made " +
                                     inWords(valueAt(found, {"made"})));
}

}  // namespace diptych::cli
