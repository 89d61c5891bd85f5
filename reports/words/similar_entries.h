#pragma once

#include "core/chess/move.h"

#include <optional>
#include <string>
#include <string_view>

namespace diptych::reports {

/// An entry as written and what it means, as far as that is known.
struct EntryMeaning {
    std::string_view text{};
    std::optional<chess::Move> move{};
};

/// Two entries that can be taken for the same though they mean moves between other squares: they
/// are written in the same way, or name the same squares, whatever the letter of the piece and the
/// marks beside it ("De2" and "Qe2+"). A reader has to be shown the squares.
bool areEasilyConfused(const EntryMeaning& a, const EntryMeaning& b);

/// From where to where: "d1–e2".
std::string squaresOf(chess::Move move);

}  // namespace diptych::reports
