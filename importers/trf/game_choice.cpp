#include "importers/trf/game_choice.h"

namespace diptych::importers {

using chess::Color;
using score::GameResult;

namespace {

const RoundResult* roundOf(const TournamentPlayer& player, int round)
{
    const auto index = static_cast<std::size_t>(round) - 1;
    return round >= 1 && index < player.rounds.size() ? &player.rounds[index] : nullptr;
}

bool isForfeit(char result)
{
    return result == '+' || result == '-';
}

std::optional<GameResult> resultOf(char result, Color side)
{
    const bool isWhite = side == Color::White;
    switch (result) {
    case '1':
    case 'W':
    case 'w':
        return isWhite ? GameResult::WhiteWins : GameResult::BlackWins;
    case '0':
    case 'L':
    case 'l':
        return isWhite ? GameResult::BlackWins : GameResult::WhiteWins;
    case '=':
    case 'D':
    case 'd':
        return GameResult::Draw;
    default:
        return std::nullopt;
    }
}

/// The opponent's line fits: it names the player, and the other colour.
bool agrees(const RoundResult* other, int rank, Color side)
{
    return other == nullptr || ((!other->opponent || *other->opponent == rank) &&
                                (!other->colour || *other->colour != side));
}

}  // namespace

tl::expected<TournamentGame, NoGame> chooseGame(const Tournament& tournament, int rank, int round)
{
    const TournamentPlayer* player = playerOf(tournament, rank);
    if (player == nullptr) {
        return tl::make_unexpected(NoGame::UnknownPlayer);
    }
    const RoundResult* own = roundOf(*player, round);
    if (own == nullptr) {
        return tl::make_unexpected(NoGame::UnknownRound);
    }
    if (!own->opponent) {
        return tl::make_unexpected(NoGame::NotPaired);
    }
    if (isForfeit(own->result)) {
        return tl::make_unexpected(NoGame::NotPlayed);
    }
    const TournamentPlayer* opponent = playerOf(tournament, *own->opponent);
    if (opponent == nullptr) {
        return tl::make_unexpected(NoGame::OpponentMissing);
    }
    const RoundResult* other = roundOf(*opponent, round);
    std::optional<Color> side = own->colour;
    if (!side && other != nullptr && other->colour) {
        side = *other->colour == Color::White ? Color::Black : Color::White;
    }
    if (!side) {
        return tl::make_unexpected(NoGame::ColoursUnknown);
    }
    if (!agrees(other, rank, *side)) {
        return tl::make_unexpected(NoGame::OpponentDisagrees);
    }
    TournamentGame game;
    game.round = round;
    game.white = *side == Color::White ? *player : *opponent;
    game.black = *side == Color::White ? *opponent : *player;
    game.result = resultOf(own->result, *side);
    const auto date = tournament.roundDates.find(round);
    game.date = date == tournament.roundDates.end() ? std::string() : date->second;
    return game;
}

}  // namespace diptych::importers
