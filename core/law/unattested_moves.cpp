#include "core/law/unattested_moves.h"

#include "core/chess/movegen.h"
#include "core/chess/san.h"
#include "core/law/answered_entries.h"
#include "core/law/really_played.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>

namespace diptych::law {

using chess::Move;
using chess::Position;
using score::Comparison;
using score::PlyRecord;
using score::PlyState;
using score::ScoreLine;
using score::ScoresState;
using score::Sheet;

namespace {

std::vector<const ScoreLine*> allRecords(const Comparison& comparison)
{
    std::vector<const ScoreLine*> lines;
    for (const auto* line : {&comparison.white, &comparison.black}) {
        if (*line) {
            lines.push_back(&**line);
        }
    }
    for (const ScoreLine& witness : comparison.witnesses) {
        lines.push_back(&witness);
    }
    return lines;
}

bool hasEntryAt(const ScoreLine& line, int ply)
{
    const PlyRecord* record = recordAt(line, ply);
    return record != nullptr && record->entry;
}

/// The entry says by itself what was played: a slip of the pen does so only where the moves after
/// it bear the reading out, an illegal move only where another record has it too.
bool attests(const ScoreLine& line, int ply, int lastPly)
{
    const PlyRecord* record = recordAt(line, ply);
    if (record == nullptr || !record->entry) {
        return false;
    }
    switch (record->state) {
    case PlyState::Unreadable:
    case PlyState::Illegal:
        return false;
    case PlyState::Slip:
        return ply < lastPly;
    default:
        return true;
    }
}

bool isIllegalOnSeveral(const std::vector<const ScoreLine*>& lines, int ply, Move move)
{
    return std::count_if(lines.begin(), lines.end(), [&](const ScoreLine* line) {
               const PlyRecord* record = recordAt(*line, ply);
               return record != nullptr && record->state == PlyState::Illegal &&
                      record->move == move;
           }) > 1;
}

/// The game goes on legally when this move is put in the place of another, and so it ends.
std::optional<Position> endWith(const score::Game& game, int ply, Move move)
{
    Position position = game.positions[static_cast<std::size_t>(ply) - 1].after(move);
    for (auto i = static_cast<std::size_t>(ply); i < game.moves.size(); ++i) {
        if (!chess::isLegal(position, game.moves[i])) {
            return std::nullopt;
        }
        position = position.after(game.moves[i]);
    }
    return position;
}

bool isShown(const Circumstances& circumstances, const Position& end)
{
    const auto shows = [&](const std::optional<Position>& board) {
        return board && samePlacement(end, *board);
    };
    return shows(circumstances.whiteBoard) || shows(circumstances.blackBoard);
}

/// The illegal move of the game there.
std::optional<Move> illegalAt(const Comparison& comparison, int ply)
{
    for (const score::IllegalPly& illegal : comparison.illegal) {
        if (illegal.ply == ply) {
            return illegal.move;
        }
    }
    return std::nullopt;
}

/// An entry that belongs to no move stands right before or after that of a ply.
bool isTooManyAt(const Comparison& comparison, const ScoreLine& line, int ply, std::size_t entry)
{
    const PlyRecord* record = recordAt(line, ply);
    const bool isBeside = record != nullptr && record->entry &&
                          (*record->entry + 1 == entry || entry + 1 == *record->entry);
    return isBeside && std::ranges::any_of(comparison.differences, [&](const auto& difference) {
               return difference.kind == score::DifferenceKind::Needless &&
                      difference.keeper == line.keeper && difference.entry == entry;
           });
}

/// Moves that entries which are too many beside a ply can mean there.
std::vector<Move> rivalsAt(const Comparison& comparison, const std::vector<Sheet>& sheets,
                           const ScoreLine& line, int ply)
{
    const Position& before = comparison.game.positions[static_cast<std::size_t>(ply) - 1];
    std::vector<Move> rivals;
    for (const std::size_t entry : line.voidEntries) {
        const auto& readings = sheets[line.sheet].entries[entry].readings;
        if (!readings.empty() && isTooManyAt(comparison, line, ply, entry)) {
            std::ranges::copy(chess::matches(before, readings.front().token),
                              std::back_inserter(rivals));
        }
    }
    return rivals;
}

/// The move that both sheets have there beside the one of the game, and that can be it as well.
std::optional<Move> rivalAt(const Comparison& comparison, const std::vector<Sheet>& sheets, int ply)
{
    if (!comparison.white || !comparison.black) {
        return std::nullopt;
    }
    const std::vector<Move> black = rivalsAt(comparison, sheets, *comparison.black, ply);
    for (const Move move : rivalsAt(comparison, sheets, *comparison.white, ply)) {
        const bool isGames = move == comparison.game.moves[static_cast<std::size_t>(ply) - 1];
        if (!isGames && std::ranges::find(black, move) != black.end() &&
            endWith(comparison.game, ply, move)) {
            return move;
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<int> unattestedPlies(const Comparison& comparison, const std::vector<Sheet>& sheets)
{
    if (comparison.state == ScoresState::Differ || comparison.state == ScoresState::Unusable) {
        return {};
    }
    const auto lines = allRecords(comparison);
    const int last = comparison.game.plies();
    std::vector<int> plies;
    for (int ply = 1; ply <= last; ++ply) {
        const auto written = [ply](const ScoreLine* line) { return hasEntryAt(*line, ply); };
        const auto shows = [&](const ScoreLine* line) { return attests(*line, ply, last); };
        const Move move = comparison.game.moves[static_cast<std::size_t>(ply) - 1];
        const bool isNotShown = std::any_of(lines.begin(), lines.end(), written) &&
                                std::none_of(lines.begin(), lines.end(), shows) &&
                                !isIllegalOnSeveral(lines, ply, move);
        if (isNotShown || rivalAt(comparison, sheets, ply)) {
            plies.push_back(ply);
        }
    }
    return plies;
}

std::vector<Move> movesPossibleAt(const Circumstances& circumstances, const Comparison& comparison,
                                  const std::vector<Sheet>& sheets, int ply)
{
    const auto index = static_cast<std::size_t>(ply) - 1;
    std::vector<Move> possible;
    std::vector<Move> shown;
    const auto add = [&](Move move, const std::optional<Position>& end) {
        if (end) {
            possible.push_back(move);
        }
        if (end && isShown(circumstances, *end)) {
            shown.push_back(move);
        }
    };
    if (const auto illegal = illegalAt(comparison, ply)) {
        add(*illegal, comparison.game.positions.back());
    }
    if (const auto rival = rivalAt(comparison, sheets, ply)) {
        add(comparison.game.moves[index], comparison.game.positions.back());
        add(*rival, endWith(comparison.game, ply, *rival));
    } else {
        for (const Move move : chess::legalMoves(comparison.game.positions[index])) {
            add(move, endWith(comparison.game, ply, move));
        }
    }
    return shown.empty() ? possible : shown;
}

std::optional<score::EstablishedMove> unattestedMoveShown(const Circumstances& circumstances,
                                                          const Comparison& comparison,
                                                          const std::vector<Sheet>& sheets)
{
    const std::vector<int> plies = unattestedPlies(comparison, sheets);
    if (plies.size() != 1) {
        return std::nullopt;
    }
    const std::vector<Move> possible =
        movesPossibleAt(circumstances, comparison, sheets, plies.front());
    if (possible.size() != 1) {
        return std::nullopt;
    }
    return score::EstablishedMove{plies.front(), possible.front()};
}

std::optional<Outcome> unattestedMove(const Matter& matter)
{
    if (matter.unattested.empty()) {
        return std::nullopt;
    }
    const int ply = matter.unattested.front();
    Outcome outcome;
    if (matter.unattested.size() > 1) {
        outcome = reconstructFirst(matter);
    } else {
        std::vector<std::string> choices;
        std::ranges::transform(
            movesPossibleAt(matter.circumstances, matter.comparison, matter.sheets, ply),
            std::back_inserter(choices), chess::toUci);
        outcome = askWhatWasPlayed(matter, ply, choices, {});
    }
    outcome.findings.push_back(findingAt(matter, "nothing-shows-the-move",
                                         rule::reconstructionHelped, ply,
                                         Standing::Interpretation));
    noteImpossibleAnswer(matter, ply, outcome);
    return outcome;
}

}  // namespace diptych::law
