#include "core/law/remedies.h"
#include "core/law/repetition.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

#include <algorithm>

namespace diptych::law {

using chess::Ending;
using score::GameResult;
using score::ScoresState;

namespace {

/// How the game had ended, and when.
struct End {
    int ply = 0;
    std::string_view rule{};
    std::string_view reason{};
    GameResult result = GameResult::Draw;
    Standing standing = Standing::Clear;
};

/// The line of the game is agreed: by both scores, or by one and both boards.
bool lineIsAgreed(const Matter& matter)
{
    const ScoresState state = matter.scores().state;
    if (state == ScoresState::Correspond || state == ScoresState::CorrespondWithIllegal) {
        return true;
    }
    return state == ScoresState::Incomplete && matter.boards.state == BoardsState::Equal &&
           !isWrongBoard(matter, Color::White);
}

/// Plies of the agreed line before the first illegal move, and before one that nothing shows.
int agreedPlies(const Matter& matter)
{
    int plies = matter.unattested.empty() ? matter.plies() : matter.unattested.front() - 1;
    for (const score::IllegalPly& illegal : matter.comparison.illegal) {
        plies = std::min(plies, illegal.ply - 1);
    }
    return plies;
}

std::optional<End> endOnTheBoard(const Matter& matter)
{
    const score::Game& game = matter.game();
    switch (game.ending) {
    case Ending::None:
        return std::nullopt;
    case Ending::Checkmate: {
        const bool white = moverAt(matter, game.endedAt) == Color::White;
        return End{game.endedAt, rule::checkmate, "checkmate",
                   white ? GameResult::WhiteWins : GameResult::BlackWins, Standing::Settled};
    }
    case Ending::Stalemate:
        return End{game.endedAt, rule::stalemate, "stalemate", GameResult::Draw, Standing::Settled};
    case Ending::DeadPosition:
        return End{game.endedAt, rule::deadPosition, "dead-position", GameResult::Draw,
                   Standing::Settled};
    }
    return std::nullopt;
}

std::optional<End> earliestEnd(const Matter& matter)
{
    const Parameters& parameters = matter.edition.parameters;
    std::optional<End> end = endOnTheBoard(matter);
    const auto consider = [&](std::optional<int> ply, std::string_view rule,
                              std::string_view reason) {
        if (ply && (!end || *ply < end->ply)) {
            end = End{*ply, rule, reason, GameResult::Draw, Standing::Clear};
        }
    };
    consider(fifthOccurrence(matter.game().positions, parameters.fivefold), rule::fivefold,
             "fivefold");
    if (parameters.seventyFiveMoves) {
        consider(seventyFifthMove(matter.game().positions), rule::seventyFiveMoves,
                 "seventy-five-moves");
    }
    return end;
}

}  // namespace

std::optional<Outcome> gameEnded(const Matter& matter)
{
    if (!lineIsAgreed(matter)) {
        return std::nullopt;
    }
    const auto end = earliestEnd(matter);
    if (!end || end->ply > agreedPlies(matter)) {
        return std::nullopt;
    }
    Outcome outcome;
    outcome.remedies.push_back(
        gameOver(matter, end->rule, end->result, end->ply, std::string(end->reason)));
    outcome.findings.push_back(
        findingAt(matter, "game-had-ended", end->rule, end->ply, end->standing));
    return outcome;
}

}  // namespace diptych::law
