#include "core/score/replay.h"

#include "core/score/decoder.h"
#include "core/score/ink_replay.h"
#include "core/score/score_line.h"

#include <algorithm>
#include <cmath>

namespace diptych::score {

using chess::Move;

namespace {

/// Confidence of a reading whose rest of the sheet leaves it no rival.
constexpr double plainConfidence = 0.99;
/// A gap or an unreadable entry is filled with a move only when it is this sure.
constexpr double fillConfidence = 0.9;
/// Writing costs up to this are spelling, above it the entry is a slip of some kind.
constexpr double spellingLimit = 2.5;

double confidenceOf(const DecodedPly& ply)
{
    return std::min(plainConfidence, 1.0 / (1.0 + std::exp(-ply.margin)));
}

class Replayer {
public:
    Replayer(const chess::Position& start, const Sheet& sheet)
        : m_sheet(sheet)
    {
        const Sheet* sheets[] = {&sheet};
        m_decoding = decode(start, sheets);
        m_line = layAgainst(m_decoding, sheet, 0);
    }

    ReplayedSheet run()
    {
        for (std::size_t i = 0; i < m_decoding.plies.size(); ++i) {
            addVoidBefore(m_line.plies[i].entry.value_or(m_nextEntry));
            addPly(i);
        }
        addVoidBefore(m_sheet.entries.size());
        m_result.plies = static_cast<int>(m_decoding.plies.size());
        m_result.positions = m_decoding.positions;
        return std::move(m_result);
    }

private:
    void addVoidBefore(std::size_t end)
    {
        for (const std::size_t entry : m_line.voidEntries) {
            if (entry >= m_nextEntry && entry < end) {
                ReplayedEntry row;
                row.entry = entry;
                row.state = EntryState::Void;
                m_result.rows.push_back(row);
            }
        }
        m_nextEntry = std::max(m_nextEntry, end);
    }

    void addPly(std::size_t i)
    {
        const DecodedPly& ply = m_decoding.plies[i];
        const PlyRecord& record = m_line.plies[i];
        ReplayedEntry row;
        row.entry = record.entry;
        row.ply = static_cast<int>(i) + 1;
        row.confidence = confidenceOf(ply);
        if (record.entry) {
            m_nextEntry = *record.entry + 1;
        }
        switch (record.state) {
        case PlyState::Omitted:
        case PlyState::Unreadable:
            fillGap(row, record, ply.move);
            break;
        case PlyState::Ambiguous:
            row.state = EntryState::Ambiguous;
            followAll(row, record);
            break;
        case PlyState::Illegal:
            row.state = EntryState::Illegal;
            row.move = ply.move;
            row.reasons = chess::whyIllegal(m_decoding.positions[i], ply.move);
            if (ply.legal) {
                settle(row, ply);
            }
            break;
        default:
            settle(row, ply);
            break;
        }
        m_result.rows.push_back(std::move(row));
    }

    void settle(ReplayedEntry& row, const DecodedPly& ply)
    {
        const bool spelled = ply.sheets.front().cost <= spellingLimit;
        row.state = spelled ? EntryState::Read : EntryState::Doubtful;
        row.move = ply.move;
        row.reasons.clear();
        row.candidates.push_back({ply.move, row.confidence});
    }

    void fillGap(ReplayedEntry& row, const PlyRecord& record, Move move)
    {
        row.state =
            record.state == PlyState::Omitted ? EntryState::Missing : EntryState::Unreadable;
        if (row.confidence >= fillConfidence) {
            row.candidates.push_back({move, row.confidence});
            row.move = move;
        } else {
            m_result.finalPositionIsUnique = false;
        }
    }

    void followAll(ReplayedEntry& row, const PlyRecord& record)
    {
        const double share = 1.0 / static_cast<double>(record.candidates.size());
        for (const Move move : record.candidates) {
            row.candidates.push_back({move, share});
        }
        row.confidence = share;
        m_result.finalPositionIsUnique = false;
    }

    const Sheet& m_sheet;
    Decoding m_decoding;
    ScoreLine m_line;
    ReplayedSheet m_result;
    std::size_t m_nextEntry = 0;
};

}  // namespace

ReplayedSheet replay(const chess::Position& start, const Sheet& sheet)
{
    if (holdsInk(sheet)) {
        return replayInk(start, sheet);
    }
    return Replayer(start, sheet).run();
}

}  // namespace diptych::score
