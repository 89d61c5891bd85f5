#include "core/score/as_written.h"

#include "core/score/writing.h"

#include <algorithm>
#include <optional>

namespace diptych::score {

using chess::Move;
using chess::Position;

namespace {

/// More positions after one ply are no clear writing.
constexpr std::size_t mostPositions = 256;

/// A way from a position before a ply to one after it; both are places in their layers.
struct Edge {
    std::size_t from = 0;
    std::size_t to = 0;
    Move move{};
};

/// Lays the entries row by row and keeps every position that they can lead to.
class Rows {
public:
    Rows(const Position& start, std::span<const Sheet* const> sheets,
         std::span<const EstablishedMove> established)
        : m_sheets(sheets)
        , m_established(established)
        , m_positions{start}
    {
        for (const Sheet* sheet : sheets) {
            m_length = std::max(m_length, sheet->entries.size());
        }
    }

    std::vector<EstablishedMove> run()
    {
        for (std::size_t row = 0; row < m_length; ++row) {
            step(row);
            if (m_positions.empty() || m_positions.size() > mostPositions) {
                return {};
            }
        }
        return onlyMoves();
    }

private:
    void step(std::size_t row)
    {
        std::vector<Position> next;
        std::vector<Edge> edges;
        for (std::size_t from = 0; from < m_positions.size(); ++from) {
            for (const Move move : movesAt(m_positions[from], row)) {
                const Position after = m_positions[from].after(move);
                auto known = std::find(next.begin(), next.end(), after);
                if (known == next.end()) {
                    known = next.insert(next.end(), after);
                }
                edges.push_back({from, static_cast<std::size_t>(known - next.begin()), move});
            }
        }
        m_positions = std::move(next);
        m_edges.push_back(std::move(edges));
    }

    std::vector<Move> movesAt(const Position& position, std::size_t row) const
    {
        std::optional<std::vector<Move>> common;
        const Entry* only = nullptr;
        for (const Sheet* sheet : m_sheets) {
            if (row >= sheet->entries.size()) {
                continue;
            }
            only = common ? nullptr : &sheet->entries[row];
            std::vector<Move> moves = plainReadings(position, sheet->entries[row]);
            if (common) {
                std::erase_if(moves, [&](Move move) {
                    return std::find(common->begin(), common->end(), move) == common->end();
                });
            }
            common = std::move(moves);
        }
        if (common->empty() && row + 1 == m_length && only != nullptr) {
            if (const auto illegal = illegalReading(position, *only)) {
                common->push_back(illegal->move);
            }
        }
        return keepEstablished(std::move(*common), row);
    }

    std::vector<Move> keepEstablished(std::vector<Move> moves, std::size_t row) const
    {
        for (const EstablishedMove& one : m_established) {
            if (one.ply == static_cast<int>(row) + 1) {
                std::erase_if(moves, [&](Move move) { return move != one.move; });
            }
        }
        return moves;
    }

    /// Goes back from the end, so that ways that led nowhere do not count.
    std::vector<EstablishedMove> onlyMoves() const
    {
        std::vector<EstablishedMove> result;
        std::vector<bool> alive(m_positions.size(), true);
        for (std::size_t row = m_edges.size(); row-- > 0;) {
            std::vector<bool> before;
            std::optional<Move> move;
            bool isOnly = true;
            for (const Edge& edge : m_edges[row]) {
                before.resize(std::max(before.size(), edge.from + 1));
                // The last positions of a row may lead nowhere, and are not in the list then.
                if (edge.to >= alive.size() || !alive[edge.to]) {
                    continue;
                }
                before[edge.from] = true;
                isOnly = isOnly && (!move || *move == edge.move);
                move = edge.move;
            }
            if (isOnly && move) {
                result.push_back({static_cast<int>(row) + 1, *move});
            }
            alive = std::move(before);
        }
        std::reverse(result.begin(), result.end());
        return result;
    }

    std::span<const Sheet* const> m_sheets;
    std::span<const EstablishedMove> m_established;
    std::size_t m_length = 0;
    std::vector<Position> m_positions;
    std::vector<std::vector<Edge>> m_edges{};  ///< for each row
};

}  // namespace

std::vector<EstablishedMove> movesAsWritten(const Position& start,
                                            std::span<const Sheet* const> sheets,
                                            std::span<const EstablishedMove> established)
{
    if (std::any_of(sheets.begin(), sheets.end(),
                    [](const Sheet* sheet) { return holdsInk(*sheet); })) {
        return {};
    }
    return Rows(start, sheets, established).run();
}

}  // namespace diptych::score
