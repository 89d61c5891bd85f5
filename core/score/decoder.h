#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "core/score/comparison.h"
#include "core/score/sheet.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace diptych::score {

/// How a sheet explains one ply of the decoded game.
enum class StepKind : std::uint8_t {
    Read,     ///< the entry is the move, plainly or by a slip
    Swapped,  ///< the entry stands in another's place
    Unreadable,
    Omitted,
    Ended,  ///< the sheet has no more entries
};

struct SheetStep {
    StepKind kind = StepKind::Read;
    std::optional<std::size_t> entry{};
    double cost = 0.0;
};

/// One ply of the decoded game.
struct DecodedPly {
    chess::Move move{};
    bool legal = true;
    std::vector<SheetStep> sheets{};  ///< one for each sheet, in the order given
    double margin = 0.0;  ///< how much dearer the next best move would have been; 0 = unknown
    /// With ink: how far the game leads before the best line with another move here, right after
    /// this ply, and when such a line was last looked at.
    double leadAt = 0.0;
    double leadLater = 0.0;
};

/// The likeliest game and how each sheet explains it.
struct Decoding {
    std::vector<DecodedPly> plies{};
    std::vector<chess::Position> positions{};             ///< size plies + 1
    std::vector<std::vector<std::size_t>> voidEntries{};  ///< for each sheet: doubled or needless
    double cost = 0.0;
};

/// Finds the likeliest legal game behind one or more sheets of it (a beam search over the joint
/// alignment; see core/score/README.md). Moves established by the arbiter are kept to.
/// Deterministic; work grows with the number of errors, not with the length of the game.
Decoding decode(const chess::Position& start, std::span<const Sheet* const> sheets,
                std::span<const EstablishedMove> established = {});

}  // namespace diptych::score
