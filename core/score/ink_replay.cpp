#include "core/score/ink_replay.h"

#include "core/score/decoder.h"
#include "core/score/ink_certainty.h"
#include "core/score/ink_verdict.h"

#include <algorithm>

namespace diptych::score {

using chess::Move;

namespace {

/// Below this an entry is doubtful.
constexpr double doubtLimit = 0.75;
/// A move that was left out is filled in only where it is this sure.
constexpr double fillCertainty = 0.9;
/// Another move is worth being offered where the ink fits it nearly as well.
constexpr double rivalSlack = 4.0;

class InkReplayer {
public:
    InkReplayer(const chess::Position& start, const Sheet& sheet)
        : m_sheet(sheet)
    {
        const Sheet* sheets[] = {&sheet};
        m_decoding = decode(start, sheets);
        m_certainties = inkCertainties(m_decoding);
    }

    ReplayedSheet run()
    {
        for (std::size_t i = 0; i < m_decoding.plies.size(); ++i) {
            const auto entry = m_decoding.plies[i].sheets.front().entry;
            addVoidBefore(entry.value_or(m_next));
            m_next = entry ? std::max(m_next, *entry + 1) : m_next;
            m_result.rows.push_back(rowOf(i));
        }
        addVoidBefore(m_sheet.entries.size());
        m_result.plies = static_cast<int>(m_decoding.plies.size());
        m_result.positions = m_decoding.positions;
        return std::move(m_result);
    }

private:
    void addVoidBefore(std::size_t end)
    {
        for (const std::size_t entry : m_decoding.voidEntries.front()) {
            if (entry >= m_next && entry < end) {
                ReplayedEntry row;
                row.entry = entry;
                row.state = EntryState::Void;
                m_result.rows.push_back(row);
            }
        }
        m_next = std::max(m_next, end);
    }

    ReplayedEntry rowOf(std::size_t i)
    {
        const DecodedPly& ply = m_decoding.plies[i];
        ReplayedEntry row;
        row.entry = ply.sheets.front().entry;
        row.ply = static_cast<int>(i) + 1;
        row.confidence = m_certainties[i];
        if (!row.entry) {
            row.state = EntryState::Missing;
            fill(row, ply.move);
            return row;
        }
        row.move = ply.move;
        row.candidates.push_back({ply.move, row.confidence});
        if (!ply.legal) {
            row.state = EntryState::Illegal;
            row.reasons = chess::whyIllegal(m_decoding.positions[i], ply.move);
        } else if (row.confidence < doubtLimit) {
            row.state = EntryState::Doubtful;
            addRival(row, i);
        }
        return row;
    }

    void fill(ReplayedEntry& row, Move move)
    {
        if (row.confidence >= fillCertainty) {
            row.move = move;
            row.candidates.push_back({move, row.confidence});
        } else {
            m_result.finalPositionIsUnique = false;
        }
    }

    void addRival(ReplayedEntry& row, std::size_t i)
    {
        const Entry& entry = m_sheet.entries[*row.entry];
        if (!entry.ink) {
            return;
        }
        InkStore store;
        const InkVerdict verdict(m_decoding.positions[i], store.of(*entry.ink), costsFor(m_sheet));
        const auto rival = verdict.bestBut(*row.move);
        if (rival && verdict.costOf(*rival) < verdict.costOf(*row.move) + rivalSlack) {
            row.candidates.push_back({*rival, std::min(row.confidence, 1.0 - row.confidence)});
        }
    }

    const Sheet& m_sheet;
    Decoding m_decoding;
    std::vector<double> m_certainties;
    ReplayedSheet m_result;
    std::size_t m_next = 0;
};

}  // namespace

ReplayedSheet replayInk(const chess::Position& start, const Sheet& sheet)
{
    return InkReplayer(start, sheet).run();
}

}  // namespace diptych::score
