#pragma once

#include "app/session/desk.h"
#include "core/chess/move.h"
#include "core/chess/piece.h"
#include "core/notation/reading.h"

#include <cstdint>
#include <vector>

namespace diptych::session {

/// Why a move may be what an entry stands for.
enum class CandidateReason : std::uint8_t {
    AsWritten,
    LowerCase,
    OtherDialect,
    Coordinates,
    Mirrored,
    Picture,        ///< what machines read in the cell on a picture
    Confusion,      ///< characters that look or sound alike
    OtherScore,     ///< the other score has it at this ply
    LikeliestGame,  ///< the likeliest game has it at this ply
    OneCharacter,   ///< one character away from what is written
};

/// A legal move that an entry may stand for.
struct EntryCandidate {
    chess::Move move{};
    std::vector<CandidateReason> reasons{};  ///< strongest first, never empty
};

/// What White's or Black's entry at a ply may stand for, likeliest first; empty where the score has
/// no such ply.
std::vector<EntryCandidate> candidatesFor(const Desk& desk, chess::Color keeper, int ply);

}  // namespace diptych::session
