#pragma once

#include "core/score/ink.h"
#include "importers/scan/cells/cell_strip.h"
#include "importers/scan/readers/network_reader.h"
#include "importers/scan/readers/piece_alphabet.h"
#include "importers/scan/readers/text_reader.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace diptych::importers::scan {

enum class Writing : std::uint8_t { Print, Hand };

/// What one cell holds.
struct CellReading {
    enum class State : std::uint8_t { Blank, Written, CrossedOut };
    State state = State::Blank;
    score::InkReading ink{};  ///< empty where the cell is blank
};

/// All cells of a page, read.
struct PageReading {
    Writing writing = Writing::Print;
    PieceAlphabet alphabet{};  ///< of the print
    std::vector<CellReading> cells{};
    bool complete = true;  ///< false: broken off
};

/// Who reads, and what is known before.
struct PageReaders {
    TextReader* print = nullptr;       ///< null: there is none
    NetworkReader* hand = nullptr;     ///< null: there is none
    std::optional<Writing> writing{};  ///< absent: found out
    std::string dialect = "auto";      ///< code, or "auto"
    /// Told the share that is done; false breaks off.
    std::function<bool(double)> goOn{};
};

/// Reads the cells of one page: print with two views of each cell, handwriting with the network,
/// neat handwriting with both.
PageReading readPage(const std::vector<Cell>& cells, const PageReaders& readers);

}  // namespace diptych::importers::scan
