#pragma once

#include "core/law/matter.h"

#include <cstdint>
#include <optional>

/// What the envelope of an adjourned game holds, and where it belongs.
namespace diptych::law {

/// What a sealed move is in the adjourned position.
enum class SealedMove : std::uint8_t {
    None,
    Unplaced,  ///< the records end before the adjournment
    Missing,   ///< there is no envelope
    OutOfTurn,
    Clear,
    Ambiguous,
    Illegal,
    Unreadable
};

struct SealedReading {
    SealedMove meaning = SealedMove::None;
    std::optional<chess::Move> move{};         ///< set where it is clear
    std::optional<chess::SanToken> written{};  ///< set where it can be read
};

/// Ply after which the game was adjourned. Where that is not stated, a last move of the sealer is
/// the sealed one, already entered. Only with a sealed move.
int adjournedPly(const Matter& matter);

/// The position in which the move was sealed.
const chess::Position& adjournedPosition(const Matter& matter);

/// Reads the sealed move in the letters of its player's sheet, or in plain notation.
SealedReading readSealedMove(const Matter& matter);

/// The sealed move, where the scores part at it: what counts is the envelope, so that no sheet need
/// be asked (Guidelines I.7).
std::optional<score::EstablishedMove> sealedWhereTheyPart(const Circumstances& circumstances,
                                                          const score::Comparison& comparison,
                                                          const std::vector<score::Sheet>& sheets);

/// The envelope decided between the scores.
bool decidesBetweenScores(const Matter& matter);

}  // namespace diptych::law
