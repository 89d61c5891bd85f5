#include "core/chess/movegen.h"
#include "core/law/boards.h"
#include "core/law/handled_board.h"

#include <array>

namespace diptych::law {

using chess::Move;
using chess::Piece;
using chess::Position;
using chess::Square;

namespace {

/// A game carried out by hand, with one move left out or made differently.
class Retelling {
public:
    Retelling(const score::Game& game, const Position& board)
        : m_game(game)
        , m_board(board)
        , m_handlings(handlingsOf(game.positions, game.moves))
    {}

    bool leadsToBoard(std::size_t ply, const std::optional<Handling>& made) const
    {
        HandledBoard board(m_game.positions[ply]);
        if (made) {
            board.carryOut(*made);
        }
        for (std::size_t i = ply + 1; i < m_handlings.size(); ++i) {
            board.carryOut(m_handlings[i]);
        }
        return board == m_board;
    }

    std::optional<BoardExplanation> leftOut() const
    {
        for (std::size_t ply = m_game.moves.size(); ply-- > 0;) {
            if (leadsToBoard(ply, std::nullopt)) {
                BoardExplanation found;
                found.ply = static_cast<int>(ply) + 1;
                found.written = m_game.moves[ply];
                return found;
            }
        }
        return std::nullopt;
    }

    std::optional<BoardExplanation> madeDifferently() const
    {
        std::optional<BoardExplanation> likeliest;
        std::size_t least = kinds;
        for (std::size_t ply = m_game.moves.size(); ply-- > 0;) {
            const auto made = otherMoves(ply);
            for (std::size_t kind = 0; kind < least; ++kind) {
                if (made[kind]) {
                    likeliest.emplace();
                    likeliest->ply = static_cast<int>(ply) + 1;
                    likeliest->written = m_game.moves[ply];
                    likeliest->made = made[kind];
                    least = kind;
                }
            }
        }
        return likeliest;
    }

private:
    /// Of the same piece, else to the same square, else any: the likelier the earlier.
    static constexpr std::size_t kinds = 3;

    /// The first move of each kind that leads to the board.
    std::array<std::optional<Move>, kinds> otherMoves(std::size_t ply) const
    {
        const Position& position = m_game.positions[ply];
        const Move written = m_game.moves[ply];
        std::array<std::optional<Move>, kinds> best;
        for (const Move move : chess::legalMoves(position)) {
            if (move == written) {
                continue;
            }
            const std::size_t rank =
                move.from() == written.from() ? 0 : (move.to() == written.to() ? 1 : 2);
            if (!best[rank] && leadsToBoard(ply, handlingOf(position, move))) {
                best[rank] = move;
            }
        }
        return best;
    }

    const score::Game& m_game;
    HandledBoard m_board;
    std::vector<Handling> m_handlings;
};

bool wants(const HandledBoard& board, Square square, Piece piece)
{
    return board.at(square) == piece;
}

}  // namespace

std::optional<BoardExplanation> explain(const score::Game& game, const Position& board)
{
    const Retelling retelling(game, board);
    auto found = retelling.leftOut();
    if (!found) {
        found = retelling.madeDifferently();
    }
    if (found) {
        found->before = game.positions[static_cast<std::size_t>(found->ply) - 1];
    }
    return found;
}

bool showsOtherMove(const score::Game& game, const Position& board, int ply, Move made)
{
    if (ply < 1 || ply > game.plies()) {
        return false;
    }
    const auto index = static_cast<std::size_t>(ply) - 1;
    const Retelling retelling(game, board);
    return retelling.leadsToBoard(index, handlingOf(game.positions[index], made));
}

std::vector<BoardStep> stepsBetween(const Position& board, const Position& wanted)
{
    const HandledBoard goal(wanted);
    std::vector<Square> open = differingSquaresByName(board, wanted);
    std::vector<BoardStep> steps;
    std::vector<BoardStep> off;
    std::vector<bool> filled(open.size(), false);
    for (const Square from : open) {
        const auto piece = board.at(from);
        if (!piece) {
            continue;
        }
        std::optional<Square> to;
        for (std::size_t i = 0; i < open.size() && !to; ++i) {
            if (!filled[i] && wants(goal, open[i], *piece)) {
                filled[i] = true;
                to = open[i];
            }
        }
        (to ? steps : off).push_back({*piece, from, to});
    }
    // Off the board first, so that no piece is put on an occupied square.
    steps.insert(steps.begin(), off.begin(), off.end());
    for (std::size_t i = 0; i < open.size(); ++i) {
        const auto piece = goal.at(open[i]);
        if (piece && !filled[i]) {
            steps.push_back({*piece, std::nullopt, open[i]});
        }
    }
    return steps;
}

}  // namespace diptych::law
