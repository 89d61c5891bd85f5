#include "core/score/score_line.h"

#include "core/chess/movegen.h"
#include "core/score/writing.h"

#include <algorithm>

namespace diptych::score {

using chess::Move;
using chess::Position;

namespace {

bool holds(const std::vector<Move>& moves, Move move)
{
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

Position played(const Position& position, Move move)
{
    return chess::isLegal(position, move) ? position.after(move) : position.afterAnyway(move);
}

/// Builds the line ply by ply; each ply is read where the sheet's own moves have led.
class LineBuilder {
public:
    LineBuilder(const Decoding& game, const Sheet& sheet, std::size_t sheetIndex)
        : m_game(game)
        , m_sheet(sheet)
        , m_index(sheetIndex)
    {
        m_line.keeper = sheet.keeper;
        m_line.voidEntries = game.voidEntries[sheetIndex];
        m_line.positions.push_back(game.positions.front());
        placeEntries();
    }

    ScoreLine build()
    {
        for (std::size_t i = 0; i < m_line.plies.size(); ++i) {
            preferWrittenOrder(i);
            if (m_line.plies[i].entry) {
                readAt(static_cast<int>(i) + 1);
            }
            const Position& before = m_line.positions.back();
            const Move move = m_line.plies[i].move.value_or(m_game.plies[i].move);
            // An impossible entry says nothing of the move made, so the game's move fills it.
            const bool follows = m_line.plies[i].state != PlyState::Slip;
            m_line.positions.push_back(played(before, follows ? move : m_game.plies[i].move));
        }
        return std::move(m_line);
    }

private:
    void placeEntries()
    {
        for (const DecodedPly& ply : m_game.plies) {
            const SheetStep& step = ply.sheets[m_index];
            PlyRecord record;
            record.entry = step.entry;
            switch (step.kind) {
            case StepKind::Omitted:
                record.state = PlyState::Omitted;
                break;
            case StepKind::Ended:
                record.state = PlyState::Beyond;
                break;
            case StepKind::Unreadable:
                record.state = PlyState::Unreadable;
                break;
            default:
                break;
            }
            m_line.plies.push_back(record);
            if (step.entry) {
                m_line.length = static_cast<int>(m_line.plies.size());
            }
        }
    }

    /// Entries that the decoder took for written in each other's place stay as they are written
    /// where they are legal so: then the sheet simply has the moves in another order.
    void preferWrittenOrder(std::size_t i)
    {
        const std::size_t length = i < m_swapEnds ? 0 : swapLengthAt(i);
        if (length == 0) {
            return;
        }
        m_swapEnds = i + length;
        std::vector<std::size_t> written;
        for (std::size_t k = i; k < i + length; ++k) {
            written.push_back(*m_line.plies[k].entry);
        }
        std::sort(written.begin(), written.end());
        Position position = m_line.positions.back();
        for (const std::size_t entry : written) {
            const std::vector<Move> plain = plainReadings(position, m_sheet.entries[entry]);
            if (plain.empty()) {
                return;
            }
            position = position.after(plain.front());
        }
        for (std::size_t k = 0; k < length; ++k) {
            m_line.plies[i + k].entry = written[k];
        }
    }

    /// Number of plies of the group of swapped entries that begins at a ply; 0 for none.
    std::size_t swapLengthAt(std::size_t i) const
    {
        const auto swappedAt = [&](std::size_t k) {
            return k < m_game.plies.size() &&
                   m_game.plies[k].sheets[m_index].kind == StepKind::Swapped;
        };
        const auto entryAt = [&](std::size_t k) { return *m_game.plies[k].sheets[m_index].entry; };
        if (!swappedAt(i)) {
            return 0;
        }
        if (swappedAt(i + 1) && swappedAt(i + 2) && swappedAt(i + 3) &&
            entryAt(i) == entryAt(i + 2) + 2 && entryAt(i + 1) == entryAt(i) + 1) {
            return 4;
        }
        if (swappedAt(i + 2) && entryAt(i) == entryAt(i + 2) + 2) {
            return 3;
        }
        return swappedAt(i + 1) && entryAt(i) == entryAt(i + 1) + 1 ? 2 : 0;
    }

    void readAt(int ply)
    {
        PlyRecord& record = m_line.plies[static_cast<std::size_t>(ply) - 1];
        const Entry& entry = m_sheet.entries[*record.entry];
        if (entry.readings.empty()) {
            return;
        }
        const Position& before = m_line.positions.back();
        const Move gameMove = m_game.plies[static_cast<std::size_t>(ply) - 1].move;
        std::vector<Move> plain = plainReadings(before, entry);
        if (plain.empty()) {
            readIllegal(record, entry, before, gameMove);
        } else if (plain.size() == 1) {
            record.move = plain.front();
            record.state = plain.front() == gameMove ? PlyState::Same : PlyState::Different;
        } else {
            readAmbiguous(record, ply, before, gameMove, std::move(plain));
        }
    }

    static void readIllegal(PlyRecord& record, const Entry& entry, const Position& before,
                            Move gameMove)
    {
        if (const auto illegal = illegalReading(before, entry)) {
            record.move = illegal->move;
        }
        const bool shared = record.move == gameMove;
        const bool slip = !shared && charactersFrom(before, entry, gameMove) <= 1;
        record.state = slip ? PlyState::Slip : PlyState::Illegal;
    }

    /// The rest of the sheet decides which of several moves an entry is, if it can.
    void readAmbiguous(PlyRecord& record, int ply, const Position& before, Move gameMove,
                       std::vector<Move> plain)
    {
        std::vector<int> reach;
        for (const Move move : plain) {
            reach.push_back(legalTo(m_game, m_sheet, m_line, ply, before, move));
        }
        const int furthest = *std::max_element(reach.begin(), reach.end());
        for (std::size_t i = 0; i < plain.size(); ++i) {
            if (reach[i] == furthest) {
                record.candidates.push_back(plain[i]);
            }
        }
        const bool fitsGame = holds(record.candidates, gameMove);
        record.move = fitsGame ? gameMove : record.candidates.front();
        if (record.candidates.size() > 1) {
            record.state = fitsGame ? PlyState::Ambiguous : PlyState::Different;
        } else {
            record.state = fitsGame ? PlyState::Same : PlyState::Different;
            record.candidates.clear();
        }
    }

    const Decoding& m_game;
    const Sheet& m_sheet;
    std::size_t m_index;
    std::size_t m_swapEnds = 0;  ///< where the last group of swapped entries ends
    ScoreLine m_line;
};

bool isSilent(const PlyRecord& record)
{
    return record.state == PlyState::Omitted || record.state == PlyState::Unreadable ||
           record.state == PlyState::Beyond;
}

std::vector<Move> meanings(const PlyRecord& record)
{
    if (!record.candidates.empty()) {
        return record.candidates;
    }
    return record.move ? std::vector<Move>{*record.move} : std::vector<Move>{};
}

/// An impossible entry that one character turns into the other's move.
bool isSlipFor(const PlyRecord& impossible, const Sheet& sheet, const Position& before,
               const PlyRecord& other)
{
    const std::vector<Move> moves = meanings(other);
    return std::any_of(moves.begin(), moves.end(), [&](Move move) {
        return charactersFrom(before, sheet.entries[*impossible.entry], move) <= 1;
    });
}

}  // namespace

ScoreLine layAgainst(const Decoding& game, const Sheet& sheet, std::size_t sheetIndex)
{
    return LineBuilder(game, sheet, sheetIndex).build();
}

int legalTo(const Decoding& game, const Sheet& sheet, const ScoreLine& line, int ply,
            const Position& before, Move move)
{
    if (!chess::isLegal(before, move)) {
        return ply - 1;
    }
    Position position = before.after(move);
    int reached = ply;
    for (int next = ply + 1; next <= line.length; ++next) {
        const std::size_t i = static_cast<std::size_t>(next) - 1;
        const Move gameMove = game.plies[i].move;
        const auto& entry = line.plies[i].entry;
        const bool readable = entry && !sheet.entries[*entry].readings.empty();
        Move chosen = gameMove;
        if (readable) {
            const std::vector<Move> plain = plainReadings(position, sheet.entries[*entry]);
            if (plain.empty()) {
                return reached;
            }
            chosen = holds(plain, gameMove) ? gameMove : plain.front();
        } else if (!chess::isLegal(position, gameMove)) {
            return reached;
        }
        position = position.after(chosen);
        reached = next;
    }
    return reached;
}

bool isImpossible(const PlyRecord& record)
{
    return record.state == PlyState::Illegal || record.state == PlyState::Slip;
}

bool canMeanTheSame(const PlyRecord& a, const Sheet& sheetA, const Position& beforeA,
                    const PlyRecord& b, const Sheet& sheetB, const Position& beforeB)
{
    if (isSilent(a) || isSilent(b)) {
        return true;
    }
    const std::vector<Move> movesA = meanings(a);
    const std::vector<Move> movesB = meanings(b);
    if (std::any_of(movesA.begin(), movesA.end(), [&](Move m) { return holds(movesB, m); })) {
        return true;
    }
    if (isImpossible(a) == isImpossible(b)) {
        return false;
    }
    return isImpossible(a) ? isSlipFor(a, sheetA, beforeA, b) : isSlipFor(b, sheetB, beforeB, a);
}

}  // namespace diptych::score
