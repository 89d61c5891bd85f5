#pragma once

#include "core/chess/legality.h"
#include "core/chess/position.h"
#include "core/score/sheet.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace diptych::score {

/// What became of an entry when its sheet was replayed alone.
enum class EntryState : std::uint8_t {
    Read,
    Doubtful,   ///< chosen among several
    Ambiguous,  ///< several legal readings, none chosen; all are followed
    Illegal,    ///< means a move that is not legal; played all the same
    Unreadable,
    Missing,  ///< an entry that was left out on the sheet
    Void,     ///< doubled, struck out, or written too much
};

std::string_view toCode(EntryState state);

struct Candidate {
    chess::Move move{};
    double confidence = 0.0;  ///< 0 to 1
};

/// One row of a replayed sheet.
struct ReplayedEntry {
    std::optional<std::size_t> entry{};  ///< index in the sheet; absent for Missing
    std::optional<int> ply{};            ///< from 1; absent for Void
    EntryState state = EntryState::Read;
    std::optional<chess::Move> move{};  ///< the reading chosen
    double confidence = 1.0;
    std::vector<Candidate> candidates{};
    std::vector<chess::Illegality> reasons{};  ///< for Illegal
};

/// A sheet replayed by itself from a position.
struct ReplayedSheet {
    std::vector<ReplayedEntry> rows{};
    int plies = 0;
    /// positions[n] stands after n plies along the chosen readings; size plies + 1.
    std::vector<chess::Position> positions{};
    /// The final position is the same for every reading followed.
    bool finalPositionIsUnique = true;
};

/// Reads a sheet with nothing but the rules and itself for help: omissions, doubled entries and
/// slips are found where the rest of the sheet demands them; later moves decide ambiguous ones.
ReplayedSheet replay(const chess::Position& start, const Sheet& sheet);

}  // namespace diptych::score
