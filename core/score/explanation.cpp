#include "core/score/explanation.h"

#include "core/score/writing.h"

#include <algorithm>
#include <utility>

namespace diptych::score {

using chess::Move;

namespace {

/// A sheet that has gone another way may meet the game again for one move by chance.
constexpr std::uint8_t lastsFor = 2;

/// The entry that comes now in the middle of a swap, counted from the cursor.
std::size_t entryInSwap(Swap swap)
{
    switch (swap) {
    case Swap::OwnFirst:
    case Swap::RowsThird:
        return 1;
    case Swap::RowsFirst:
        return 3;
    default:
        return 0;
    }
}

/// What follows in a swap; None where it is over.
Swap afterSwap(Swap swap)
{
    switch (swap) {
    case Swap::OwnFirst:
        return Swap::OwnSecond;
    case Swap::RowsFirst:
        return Swap::RowsSecond;
    case Swap::RowsSecond:
        return Swap::RowsThird;
    default:
        return Swap::None;
    }
}

/// Number of entries that a swap, about to be over, exchanges.
std::uint16_t lengthOfSwap(Swap swap)
{
    return swap == Swap::RowsThird ? 4 : swap == Swap::OwnSecond ? 3 : 2;
}

bool areSame(const Sheet& sheet, std::size_t a, std::size_t b)
{
    const notation::Readings& first = sheet.entries[a].readings;
    const notation::Readings& second = sheet.entries[b].readings;
    return !first.empty() && !second.empty() && first.front().token == second.front().token;
}

}  // namespace

bool isDoubled(const Sheet& sheet, std::size_t entry)
{
    return entry < sheet.entries.size() && ((entry >= 1 && areSame(sheet, entry, entry - 1)) ||
                                            (entry >= 2 && areSame(sheet, entry, entry - 2)));
}

double costOfSkippingRest(const Sheet& sheet, const SheetCursor& cursor, const Costs& costs)
{
    double cost = 0.0;
    for (std::size_t entry = cursor.next; entry < sheet.entries.size(); ++entry) {
        if (isDoubled(sheet, entry)) {
            cost += entry == cursor.next ? costs.duplicate : costs.furtherDuplicate;
        } else {
            cost += costs.needlessEntry;
        }
    }
    return cost;
}

SheetExplainer::SheetExplainer(const chess::Position& position, const SheetEvidence& evidence,
                               SheetCursor cursor, const chess::MoveList& moves,
                               std::size_t legalCount)
    : m_position(position)
    , m_sheet(evidence.sheet)
    , m_costs(evidence.costs)
    , m_rows(evidence.rows)
    , m_ink(evidence.ink)
    , m_cursor(cursor)
    , m_moves(moves)
    , m_legalCount(legalCount)
{
    if (ended()) {
        m_least.assign(moves.size(), afterEnd().cost);
    } else if (m_cursor.swap != Swap::None) {
        continueSwap();
    } else {
        m_read = writing(m_cursor.next);
        chargeForRepetition();
        m_least = m_read;
        const double omitting = omission().cost;
        for (double& cost : m_least) {
            cost = std::min(cost, omitting);
        }
        considerDoubledEntries();
        considerLongRow();
        considerSwaps();
    }
}

bool SheetExplainer::ended() const
{
    return m_cursor.next >= m_sheet.entries.size();
}

std::vector<double> SheetExplainer::writing(std::size_t entry) const
{
    std::vector<double> costs;
    const Entry& written = m_sheet.entries[entry];
    if (written.ink) {
        m_ink.of(*written.ink).ofMoves(m_position, m_moves, m_legalCount, m_costs, costs);
    } else {
        writingCosts(m_position, written, m_moves, m_legalCount, m_costs, costs);
    }
    if (m_cursor.differing > 0) {
        for (double& cost : costs) {
            cost = std::min(cost, m_costs.furtherOtherMove);
        }
    }
    return costs;
}

/// Hardly anybody writes another move than he plays, and by chance the next one.
void SheetExplainer::chargeForRepetition()
{
    const std::size_t after = m_cursor.next + std::size_t{1};
    if (after >= m_sheet.entries.size() || !areSame(m_sheet, m_cursor.next, after)) {
        return;
    }
    for (double& cost : m_read) {
        cost += cost >= m_costs.anotherMove ? m_costs.otherMoveTwice : 0.0;
    }
}

Explanation SheetExplainer::reading(std::size_t entry, double cost) const
{
    const bool unreadable = m_sheet.entries[entry].readings.empty() && !m_sheet.entries[entry].ink;
    Explanation result;
    result.cursor.next = static_cast<std::uint16_t>(entry + 1);
    const bool goesOn = m_cursor.differing > 0 && cost == m_costs.furtherOtherMove;
    if (!unreadable && (goesOn || cost >= m_costs.anotherMove)) {
        result.cursor.differing = lastsFor;
    } else if (m_cursor.differing > 0) {
        result.cursor.differing = static_cast<std::uint8_t>(m_cursor.differing - 1);
    }
    result.step = {unreadable ? StepKind::Unreadable : StepKind::Read, entry, cost};
    result.cost = cost;
    return result;
}

/// White's entry is wanting before the next one, or Black's after the one before.
bool SheetExplainer::isBesideShortRow() const
{
    const std::size_t next = m_cursor.next;
    return m_rows[next] == RowFit::TooShort || (next > 0 && m_rows[next - 1] == RowFit::TooShort);
}

Explanation SheetExplainer::omission() const
{
    Explanation result;
    result.cursor = m_cursor;
    result.cursor.omitted = static_cast<std::uint8_t>(std::min(m_cursor.omitted + 1, 3));
    result.cursor.differing = 0;
    // A whole row is left out as easily as one move, more than that seldom.
    result.cost = m_cursor.omitted == 1                         ? m_costs.furtherOmission
                  : m_cursor.omitted == 0 && isBesideShortRow() ? m_costs.omissionInShortRow
                                                                : m_costs.omission;
    result.cost += m_cursor.omitted >= 3 ? m_costs.longOmission : 0.0;
    result.step = {StepKind::Omitted, std::nullopt, result.cost};
    return result;
}

Explanation SheetExplainer::afterEnd() const
{
    Explanation result;
    result.cursor = m_cursor;
    result.cursor.omitted = static_cast<std::uint8_t>(std::min(m_cursor.omitted + 1, 3));
    result.cost = m_costs.sheetEnded + (result.cursor.omitted == 2 ? m_costs.stoppedEarly : 0.0);
    result.step = {StepKind::Ended, std::nullopt, result.cost};
    return result;
}

void SheetExplainer::addSpecial(std::size_t index, const Explanation& explanation)
{
    m_special.emplace_back(index, explanation);
    m_least[index] = std::min(m_least[index], explanation.cost);
}

void SheetExplainer::readAfterSkipping(std::uint16_t count, double price)
{
    const std::size_t entry = m_cursor.next + static_cast<std::size_t>(count);
    if (entry >= m_sheet.entries.size()) {
        return;
    }
    Sweep sweep{entry, {m_cursor.next, count}, price, writing(entry)};
    for (std::size_t index = 0; index < m_moves.size(); ++index) {
        m_least[index] = std::min(m_least[index], sweep.writing[index] + price);
    }
    m_sweeps.push_back(std::move(sweep));
}

Explanation SheetExplainer::swept(const Sweep& sweep, std::size_t index) const
{
    Explanation explanation = reading(sweep.entry, sweep.writing[index]);
    explanation.cost += sweep.price;
    explanation.skipped = sweep.skipped;
    return explanation;
}

void SheetExplainer::considerDoubledEntries()
{
    if (!isDoubled(m_sheet, m_cursor.next)) {
        return;
    }
    readAfterSkipping(1, m_costs.duplicate);
    if (isDoubled(m_sheet, m_cursor.next + std::size_t{1})) {
        readAfterSkipping(2, m_costs.duplicate + m_costs.furtherDuplicate);
    }
}

void SheetExplainer::considerNeedlessEntry(double price)
{
    if (!ended() && m_cursor.swap == Swap::None && !isDoubled(m_sheet, m_cursor.next) &&
        m_rows[m_cursor.next] != RowFit::TooLong) {
        readAfterSkipping(1, price);
    }
}

void SheetExplainer::considerLongRow()
{
    if (m_rows[m_cursor.next] == RowFit::TooLong && !isDoubled(m_sheet, m_cursor.next)) {
        readAfterSkipping(1, m_costs.needlessInLongRow);
    }
}

void SheetExplainer::considerSwaps()
{
    const Entry& next = m_sheet.entries[m_cursor.next];
    const double more = plainReadings(m_position, next).empty() ? 0.0 : m_costs.swappedThoughLegal;
    readAhead(2, Swap::OwnFirst, m_costs.swappedOwnMoves + more);
    readAhead(1, Swap::RowFirst, m_costs.swappedRow + more);
    if (m_cursor.next + std::size_t{3} < m_sheet.entries.size()) {
        readAhead(2, Swap::RowsFirst, m_costs.swappedRows + more);
    }
}

/// Only an entry that is plainly the move is worth being read out of its place.
void SheetExplainer::readAhead(std::size_t ahead, Swap state, double price)
{
    const std::size_t entry = m_cursor.next + ahead;
    if (entry >= m_sheet.entries.size()) {
        return;
    }
    for (const Move move : plainReadings(m_position, m_sheet.entries[entry])) {
        for (std::size_t index = 0; index < m_legalCount; ++index) {
            if (m_moves[index] == move) {
                Explanation explanation;
                explanation.cursor.next = m_cursor.next;
                explanation.cursor.swap = state;
                explanation.step = {StepKind::Swapped, entry, price};
                explanation.cost = price;
                addSpecial(index, explanation);
            }
        }
    }
}

void SheetExplainer::continueSwap()
{
    const std::size_t entry = m_cursor.next + entryInSwap(m_cursor.swap);
    const Swap following = afterSwap(m_cursor.swap);
    const bool inPlace = m_cursor.swap == Swap::OwnFirst;
    m_least = writing(entry);
    const std::vector<double> costs = m_least;
    for (std::size_t index = 0; index < m_moves.size(); ++index) {
        Explanation explanation;
        explanation.cost = costs[index];
        explanation.step = {inPlace ? StepKind::Read : StepKind::Swapped, entry, costs[index]};
        explanation.cursor.swap = following;
        explanation.cursor.next = m_cursor.next;
        if (following == Swap::None) {
            explanation.cursor.next =
                static_cast<std::uint16_t>(m_cursor.next + lengthOfSwap(m_cursor.swap));
        }
        addSpecial(index, explanation);
    }
}

void SheetExplainer::explain(std::size_t index, double limit,
                             std::vector<Explanation>& result) const
{
    const auto addWithin = [&](const Explanation& explanation) {
        if (explanation.cost <= limit) {
            result.push_back(explanation);
        }
    };
    if (ended()) {
        addWithin(afterEnd());
        return;
    }
    if (m_cursor.swap == Swap::None) {
        addWithin(reading(m_cursor.next, m_read[index]));
        addWithin(omission());
    }
    for (const Sweep& sweep : m_sweeps) {
        if (sweep.writing[index] + sweep.price <= limit) {
            result.push_back(swept(sweep, index));
        }
    }
    for (const auto& [move, explanation] : m_special) {
        if (move == index) {
            addWithin(explanation);
        }
    }
}

}  // namespace diptych::score
