#pragma once

#include "core/chess/position.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace diptych::chess {

enum class FenProblem : std::uint8_t {
    MissingField,
    WrongRankCount,
    WrongRankLength,
    UnknownPiece,
    TooManyPieces,   ///< more than sixteen of one colour
    TooManyPawns,    ///< more than eight of one colour
    KingCount,       ///< not exactly one king of each colour
    PawnOnLastRank,  ///< a pawn on the first or the eighth rank
    BadSideToMove,
    BadCastling,
    BadEnPassant,
    BadCounter,
    OpponentInCheck,  ///< the side that is not to move is in check
    ExtraText,
};

struct FenError {
    FenProblem problem = FenProblem::MissingField;
    std::size_t offset = 0;  ///< in bytes from the start of the text
    std::string found;       ///< the text that was not understood
};

/// What a FEN must satisfy: a position of a game, or merely what was found standing on a board.
enum class FenUse : std::uint8_t { Game, BoardAsFound };

/// Reads a FEN. For BoardAsFound the first field alone is enough, pawns may stand anywhere, and
/// kings may be missing or too many. Castling rights that the placement does not bear are refused
/// in Game. "-" or missing counters count as 0 and 1.
tl::expected<Position, FenError> parseFen(std::string_view text, FenUse use = FenUse::Game);

/// FEN of a position; the en passant square is written only if the capture can be played.
std::string toFen(const Position& position);

/// First field of the FEN.
std::string placementOf(const Position& position);

std::string_view toCode(FenProblem problem);

}  // namespace diptych::chess
