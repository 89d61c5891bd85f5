#pragma once

#include "core/chess/move.h"
#include "core/chess/position.h"
#include "core/score/costs.h"
#include "core/score/decoder.h"
#include "core/score/ink_costs.h"
#include "core/score/row_fit.h"
#include "core/score/sheet.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace diptych::score {

/// As many sheets of one game as are decoded together.
constexpr std::size_t maxSheets = 6;

/// Where a sheet stands in the middle of entries that are in each other's place.
enum class Swap : std::uint8_t {
    None,
    OwnFirst,    ///< entry next+2 was read; next+1 comes now
    OwnSecond,   ///< next+1 was read too; entry next comes now
    RowFirst,    ///< entry next+1 was read; entry next comes now
    RowsFirst,   ///< entry next+2 was read; next+3 comes now
    RowsSecond,  ///< next+3 was read too; entry next comes now
    RowsThird,   ///< entry next was read too; next+1 comes now
};

/// How far one sheet has been explained.
struct SheetCursor {
    std::uint16_t next = 0;  ///< entry to be explained next
    Swap swap = Swap::None;
    std::uint8_t omitted = 0;    ///< plies left out just before, or since the end, at most 3
    std::uint8_t differing = 0;  ///< how long ago another move was written: 2 just now, 0 long ago

    friend bool operator==(const SheetCursor&, const SheetCursor&) = default;
};

/// Entries passed over: none where count is 0.
struct Skipped {
    std::uint16_t first = 0;
    std::uint16_t count = 0;
};

/// One way in which one sheet explains one move.
struct Explanation {
    SheetCursor cursor{};  ///< afterwards
    SheetStep step{};
    Skipped skipped{};
    double cost = 0.0;  ///< with what was passed over
};

/// The entry repeats the one before it or the one before that.
bool isDoubled(const Sheet& sheet, std::size_t entry);

/// What it costs to pass over the entries from a cursor to the end of the sheet.
double costOfSkippingRest(const Sheet& sheet, const SheetCursor& cursor, const Costs& costs);

/// A sheet as the search sees it.
struct SheetEvidence {
    const Sheet& sheet;
    const Costs& costs;
    const std::vector<RowFit>& rows;  ///< for each entry
    InkStore& ink;
};

/// The ways in which a sheet can explain moves of one position.
class SheetExplainer {
public:
    /// moves: the legal moves, then the illegal ones that some sheet has (legalCount tells). The
    /// position, the moves and the evidence must outlive the explainer.
    SheetExplainer(const chess::Position& position, const SheetEvidence& evidence,
                   SheetCursor cursor, const chess::MoveList& moves, std::size_t legalCount);

    /// Also considers that the next entry means nothing, which is dear and seldom of use.
    void considerNeedlessEntry(double price);

    /// Cost of the cheapest explanation of moves[index].
    double least(std::size_t index) const { return m_least[index]; }

    /// The explanations of moves[index] up to a cost.
    void explain(std::size_t index, double limit, std::vector<Explanation>& result) const;

private:
    bool ended() const;
    std::vector<double> writing(std::size_t entry) const;
    void chargeForRepetition();
    Explanation reading(std::size_t entry, double cost) const;
    Explanation omission() const;
    Explanation afterEnd() const;
    bool isBesideShortRow() const;
    void considerDoubledEntries();
    void considerLongRow();
    void considerSwaps();
    void continueSwap();
    void readAhead(std::size_t ahead, Swap state, double price);
    /// Every move explained by one entry that stands elsewhere than next.
    struct Sweep {
        std::size_t entry = 0;
        Skipped skipped{};
        double price = 0.0;             ///< of what was passed over
        std::vector<double> writing{};  ///< for each move
    };

    void readAfterSkipping(std::uint16_t count, double price);
    Explanation swept(const Sweep& sweep, std::size_t index) const;
    void addSpecial(std::size_t index, const Explanation& explanation);

    const chess::Position& m_position;
    const Sheet& m_sheet;
    const Costs& m_costs;
    const std::vector<RowFit>& m_rows;
    InkStore& m_ink;
    SheetCursor m_cursor;
    const chess::MoveList& m_moves;
    std::size_t m_legalCount;
    std::vector<double> m_read{};   ///< for each move: the next entry was written for it
    std::vector<double> m_least{};  ///< for each move
    std::vector<Sweep> m_sweeps{};
    /// Other explanations of single moves, with their index.
    std::vector<std::pair<std::size_t, Explanation>> m_special{};
};

}  // namespace diptych::score
