#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "core/notation/dialect.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::session {

/// A legal move that what was typed so far can become.
struct MoveOffer {
    chess::Move move{};
    std::string spelling;  ///< in the dialect of the sheet, with marks of check

    friend bool operator==(const MoveOffer&, const MoveOffer&) = default;
};

/// What is left open by the first key strokes of a move.
struct Completion {
    std::vector<MoveOffer> offers{};  ///< nearest to what was typed first; empty: no legal move
    /// The only legal move that can be meant, once the key strokes that are still to come for it
    /// could not begin the next move: after "Nf" the "3" may follow or not.
    std::optional<MoveOffer> decided{};
};

/// Completes the first characters of a move to legal moves. Capitals do not matter where no
/// other move is meant, marks ("x", "-", "=", "+", blanks) never do, and zeros and letters are
/// the same in castling. Looked at one after the other, until something fits: the usual spelling
/// in the dialect, longer spellings and squares alone, the spellings of all other dialects.
Completion complete(const chess::Position& position, std::string_view typed,
                    const notation::Dialect& dialect);

/// What was typed is a whole spelling of an offer, as far as the letters of the move go.
bool isWhole(std::string_view typed, const MoveOffer& offer);

/// Further key strokes after a decided move that only finish its spelling: "3" after "Nf".
bool finishes(std::string_view typed, const MoveOffer& decided);

}  // namespace diptych::session
