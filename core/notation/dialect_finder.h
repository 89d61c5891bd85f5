#pragma once

#include "core/chess/position.h"
#include "core/notation/dialect.h"
#include "core/notation/orientation.h"
#include "core/notation/reading.h"
#include "core/notation/writing_habits.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace diptych::notation {

/// The entries of a sheet, and what is said of it.
struct WrittenEntries {
    chess::Position start = chess::Position::initial();
    std::vector<std::string_view> texts{};
    const Dialect* stated = nullptr;  ///< null: to be found out
    Confusions confusions = Confusions::Typing;
    Capitals capitals = Capitals::Unknown;  ///< taken where the entries do not tell
};

/// A dialect that fits, with its share of likelihood (0 to 1; all shares together make 1).
struct DialectLikelihood {
    std::string code;
    double share = 0.0;
};

/// Whether the stated dialect is the one that the sheet is written in.
enum class StatedDialect : std::uint8_t { Fits, DoesNotFit };

/// A second dialect in which the sheet goes on.
struct DialectChange {
    std::string code;
    std::size_t from = 0;  ///< index of the first entry that only it explains
};

/// Readings of all entries, and the dialect that they are in.
struct DialectFinding {
    std::string code;                              ///< best dialect
    std::vector<DialectLikelihood> likelihoods{};  ///< best first; equal ones by rank
    std::vector<Readings> readings{};              ///< one for each entry
    Orientation orientation = Orientation::Usual;
    StatedDialect stated = StatedDialect::Fits;
    std::optional<DialectChange> change{};
    int legal = 0;  ///< entries that are legal where they stand
};

/// Reads all entries in the stated dialect, or in the one that fits best: its letters occur, and
/// its readings are legal for longest. A stated dialect that plainly does not fit gives way. A
/// sheet that goes on in another language gets the readings of both; one that is legal only
/// from the other side of the board gets turned readings.
DialectFinding findDialect(const WrittenEntries& entries);

}  // namespace diptych::notation
