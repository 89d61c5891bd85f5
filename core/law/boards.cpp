#include "core/law/boards.h"

#include "core/law/handled_board.h"

#include <algorithm>
#include <span>

namespace diptych::law {

using chess::Position;
using chess::Square;

namespace {

/// Latest ply after which a line shows the placement of a board.
std::optional<int> latestMatch(std::span<const Position> positions, const Position& board)
{
    for (std::size_t n = positions.size(); n-- > 0;) {
        if (samePlacement(positions[n], board)) {
            return static_cast<int>(n);
        }
    }
    return std::nullopt;
}

std::optional<int> latestMatch(const std::optional<score::ScoreLine>& line, const Position& board)
{
    if (!line || line->positions.empty()) {
        return std::nullopt;
    }
    const auto known = std::min(line->positions.size(), static_cast<std::size_t>(line->length) + 1);
    return latestMatch(std::span(line->positions).first(known), board);
}

struct OwnedLine {
    BoardMatch match;
    const std::optional<score::ScoreLine>& line;
};

BoardFound lay(const score::Game& game, const OwnedLine& own, const OwnedLine& other,
               const Position& board)
{
    BoardFound found;
    found.position = board;
    if (game.positions.empty()) {
        return found;
    }
    found.differsOn = differingSquaresByName(game.positions.back(), board);
    if (const auto ply = latestMatch(game.positions, board)) {
        found.match = BoardMatch::Game;
        found.matchesAt = ply;
    }
    for (const OwnedLine* owned : {&own, &other}) {
        const auto ply = found.matchesAt ? std::nullopt : latestMatch(owned->line, board);
        if (ply) {
            found.match = owned->match;
            found.matchesAt = ply;
        }
    }
    if (!found.differsOn.empty()) {
        found.explanation = explain(game, board);
    }
    return found;
}

}  // namespace

std::vector<Square> differingSquaresByName(const Position& a, const Position& b)
{
    std::vector<Square> squares;
    for (chess::Bitboard set = differingSquares(a, b); set != 0;) {
        squares.push_back(chess::popFirst(set));
    }
    std::sort(squares.begin(), squares.end(), [](Square x, Square y) {
        return fileOf(x) != fileOf(y) ? fileOf(x) < fileOf(y) : rankOf(x) < rankOf(y);
    });
    return squares;
}

Boards layAgainst(const score::Game& game, const std::optional<score::ScoreLine>& white,
                  const std::optional<score::ScoreLine>& black, const BoardsAsFound& found)
{
    Boards boards;
    if (found.white && found.black) {
        const bool same = samePlacement(*found.white, *found.black);
        boards.state = same ? BoardsState::Equal : BoardsState::Differ;
    }
    const OwnedLine whites{BoardMatch::ScoreWhite, white};
    const OwnedLine blacks{BoardMatch::ScoreBlack, black};
    if (found.white) {
        boards.white = lay(game, whites, blacks, *found.white);
    }
    if (found.black) {
        boards.black = lay(game, blacks, whites, *found.black);
    }
    return boards;
}

}  // namespace diptych::law
