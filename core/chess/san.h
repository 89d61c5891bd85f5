#pragma once

#include "core/chess/legality.h"
#include "core/chess/move.h"
#include "core/chess/position.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace diptych::chess {

enum class Castling : std::uint8_t { Short, Long };

/// A move as written, before any position is known: what the entry says and no more.
/// Every dialect, Braille code and spoken language is read into this form.
struct SanToken {
    std::optional<Castling> castling{};  ///< set: nothing but the mark of check counts besides
    std::optional<PieceType> piece{};    ///< absent: any piece may be meant ("e2e4", coordinates)
    std::optional<int> fromFile{};       ///< 0 to 7
    std::optional<int> fromRank{};       ///< 0 to 7
    int toFile = 0;                      ///< 0 to 7
    std::optional<int> toRank{};         ///< absent in short captures such as "ed"
    std::optional<PieceType> promotion{};
    bool marksCapture = false;
    bool marksCheck = false;
    bool marksMate = false;
    bool marksEnPassant = false;

    friend bool operator==(const SanToken&, const SanToken&) = default;
};

/// Reads English SAN (PGN standard 8.2.3) with the usual liberties: missing or needless "x", "+",
/// "=", "0-0", long algebraic, UCI. Absent: unreadable. Other languages: see core/notation.
std::optional<SanToken> parseSan(std::string_view text);

/// What a token can be in a position.
struct SanIllegal {
    Move move{};                        ///< the move that it most likely means
    std::vector<Illegality> reasons{};  ///< never empty
};
struct SanAmbiguous {
    std::vector<Move> moves{};  ///< two or more legal moves
};
/// Nothing on the board could be meant at all (no such piece).
struct SanImpossible {
    friend bool operator==(SanImpossible, SanImpossible) = default;
};

using SanResolution = std::variant<Move, SanAmbiguous, SanIllegal, SanImpossible>;

/// Finds the move that a token means in a position. Marks of check, capture and en passant never
/// decide. A pawn that reaches the last rank without a new piece named is ambiguous (four moves).
SanResolution resolve(const Position& position, const SanToken& token);

/// All legal moves that a token can mean; empty when none. The fast path of the decoder.
MoveList matches(const Position& position, const SanToken& token);

/// Shortest unambiguous SAN of a legal move in English letters, with "+" and "#".
/// For a move that is not legal: long algebraic ("Ne4-d5").
std::string toSan(const Position& position, Move move);

}  // namespace diptych::chess
