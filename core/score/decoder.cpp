#include "core/score/decoder.h"

#include "core/chess/movegen.h"
#include "core/score/as_written.h"
#include "core/score/beam.h"

#include <algorithm>

namespace diptych::score {

using chess::Move;
using chess::MoveList;
using chess::Position;

namespace {

/// The one move that all sheets agree on, as plain and unambiguous readings.
std::optional<Move> agreedMove(const Beam& beam, NodeIndex node,
                               std::span<const Sheet* const> sheets)
{
    const Position& position = beam.positionOf(node);
    std::optional<Move> agreed;
    for (std::size_t s = 0; s < sheets.size(); ++s) {
        const auto& entries = sheets[s]->entries;
        const SheetCursor& cursor = beam.cursorOf(node, s);
        if (cursor.next >= entries.size()) {
            continue;
        }
        const Entry& entry = entries[cursor.next];
        if (cursor.swap != Swap::None || entry.readings.size() != 1 ||
            (entry.ink && !isClear(*entry.ink))) {
            return std::nullopt;
        }
        const auto& reading = entry.readings.front();
        const MoveList moves = chess::matches(position, reading.token);
        if (reading.cost != 0.0 || moves.size() != 1 || (agreed && *agreed != moves[0])) {
            return std::nullopt;
        }
        agreed = moves[0];
    }
    return agreed;
}

/// Walks plainly where everything agrees, and hands over to the beam where it does not.
class Decoder {
public:
    Decoder(const Position& start, std::span<const Sheet* const> sheets,
            std::span<const EstablishedMove> established)
        : m_sheets(sheets.first(std::min(sheets.size(), maxSheets)))
        , m_established(established)
        , m_beam(sheets, established)
        , m_front{m_beam.root(start)}
    {}

    Decoding run()
    {
        while (true) {
            while (walk()) {
            }
            if (m_front.size() == 1 && m_beam.isFinished(m_front.front())) {
                break;
            }
            const int trouble = m_beam.plyOf(m_front.front());
            const Beam::Outcome outcome = m_beam.search(whereToBegin(), trouble, runLength());
            m_front = outcome.nodes;
            if (outcome.atEnd) {
                break;
            }
        }
        return m_beam.trace(m_front.front());
    }

private:
    /// Two sheets show an error where it happens; a single one may stay legal for long.
    int lookBack() const { return isAlone() ? 30 : 6; }
    int runLength() const
    {
        return isAlone() ? m_beam.limits().runAlone : m_beam.limits().runTogether;
    }
    bool isAlone() const { return m_beam.activeSheets(m_front.front()) < 2 && !m_beam.isTired(); }

    /// The cause of a trouble often lies before its first symptom.
    std::vector<NodeIndex> whereToBegin() const
    {
        std::vector<NodeIndex> nodes;
        for (const NodeIndex node : m_front) {
            const NodeIndex before = m_beam.ancestor(node, lookBack());
            if (std::find(nodes.begin(), nodes.end(), before) == nodes.end()) {
                nodes.push_back(before);
            }
        }
        return nodes;
    }

    bool walk()
    {
        const auto established = establishedAt(m_beam.plyOf(m_front.front()) + 1);
        std::vector<Move> moves;
        for (const NodeIndex node : m_front) {
            const auto move = agreedMove(m_beam, node, m_sheets);
            if (!move || (established && *established != *move)) {
                return false;
            }
            moves.push_back(*move);
        }
        for (std::size_t i = 0; i < m_front.size(); ++i) {
            m_front[i] = m_beam.advance(m_front[i], moves[i]);
        }
        m_beam.mergeEqual(m_front);
        return true;
    }

    std::optional<Move> establishedAt(int ply) const
    {
        const auto found =
            std::find_if(m_established.begin(), m_established.end(),
                         [ply](const EstablishedMove& move) { return move.ply == ply; });
        return found == m_established.end() ? std::nullopt : std::optional(found->move);
    }

    std::span<const Sheet* const> m_sheets;
    std::span<const EstablishedMove> m_established;
    Beam m_beam;
    std::vector<NodeIndex> m_front;  ///< the best line and its rivals, all of one length
};

}  // namespace

Decoding decode(const Position& start, std::span<const Sheet* const> sheets,
                std::span<const EstablishedMove> established)
{
    std::vector<EstablishedMove> known = movesAsWritten(start, sheets, established);
    for (const EstablishedMove& move : established) {
        const auto isThere = [&](const EstablishedMove& one) { return one.ply == move.ply; };
        if (std::none_of(known.begin(), known.end(), isThere)) {
            known.push_back(move);
        }
    }
    return Decoder(start, sheets, known).run();
}

}  // namespace diptych::score
