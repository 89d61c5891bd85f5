#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace diptych::law {

/// One move as hands carry it out, whatever stands on the board: what goes from where to where,
/// and what is taken off besides.
struct Handling {
    chess::Square from = chess::Square::A1;
    chess::Square to = chess::Square::A1;
    std::optional<chess::Piece> promoted{};
    std::optional<chess::Square> takenEnPassant{};
    std::optional<chess::Square> rookFrom{};
    std::optional<chess::Square> rookTo{};
};

/// How a move is carried out in the position in which it is played.
Handling handlingOf(const chess::Position& position, chess::Move move);

/// The pieces on one board, moved by hand without regard to the rules: a move from an empty
/// square moves nothing.
class HandledBoard {
public:
    explicit HandledBoard(const chess::Position& position);

    void carryOut(const Handling& handling);
    std::optional<chess::Piece> at(chess::Square square) const;
    friend bool operator==(const HandledBoard&, const HandledBoard&) = default;

private:
    std::array<std::uint8_t, chess::squareCount> m_squares{};  ///< 0 empty, else 1 + colour, type
};

/// The game's moves as they are carried out, one for each.
std::vector<Handling> handlingsOf(const std::vector<chess::Position>& positions,
                                  const std::vector<chess::Move>& moves);

}  // namespace diptych::law
