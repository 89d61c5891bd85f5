#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>

namespace diptych::law {

using chess::PieceType;
using chess::Position;

namespace {

bool areBothKingsInCheck(const Position& position)
{
    return position.inCheck(Color::White) && position.inCheck(Color::Black);
}

/// The position had become illegal before the last move, and still is after it.
bool kingsStayedInCheck(const Matter& matter)
{
    return matter.plies() >= 2 && areBothKingsInCheck(finalPosition(matter)) &&
           areBothKingsInCheck(positionAfter(matter, matter.plies() - 1));
}

/// A pawn that every board of the game shows on the last rank, where the game has the piece of a
/// promotion made before the last move.
bool pawnStayedUnpromoted(const Matter& matter)
{
    for (int ply = 1; ply < matter.plies(); ++ply) {
        const chess::Move move = matter.game().moves[static_cast<std::size_t>(ply) - 1];
        if (!move.promotion()) {
            continue;
        }
        const chess::Piece pawn{moverAt(matter, ply), PieceType::Pawn};
        const auto shows = [&](Color one) {
            const auto& board = boardOf(matter, one);
            return board && board->position.at(move.to()) == pawn;
        };
        const auto isShown = [&](Color one) { return !boardOf(matter, one) || shows(one); };
        if (std::any_of(std::begin(bothSides), std::end(bothSides), shows) &&
            std::all_of(std::begin(bothSides), std::end(bothSides), isShown)) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::optional<Outcome> illegalPosition(const Matter& matter)
{
    const PlayParameters& play =
        matter.edition.play(matter.circumstances.play, matter.circumstances.supervision);
    const bool agreed = matter.boards.state != BoardsState::Differ &&
                        matter.scores().state != score::ScoresState::Differ;
    if (!play.illegalPositionDraws || !agreed ||
        !(kingsStayedInCheck(matter) || pawnStayedUnpromoted(matter))) {
        return std::nullopt;
    }
    Outcome outcome;
    outcome.findings.push_back(
        findingAt(matter, "illegal-position-stayed", rule::bothKingsInCheck, matter.plies()));
    outcome.remedies.push_back(gameOver(matter, rule::bothKingsInCheck, score::GameResult::Draw,
                                        matter.plies(), "illegal-position"));
    return outcome;
}

}  // namespace diptych::law
