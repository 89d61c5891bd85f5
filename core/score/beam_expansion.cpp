#include "core/chess/movegen.h"
#include "core/score/beam.h"
#include "core/score/beam_limits.h"
#include "core/score/human_moves.h"
#include "core/score/plausibility.h"
#include "core/score/writing.h"

#include <algorithm>
#include <limits>

namespace diptych::score {

using chess::Illegality;
using chess::Move;
using chess::MoveList;
using chess::Position;

namespace {

/// What it costs to take for played an illegal move; absent where no hand would make it.
std::optional<double> costOfPlaying(const chess::SanIllegal& illegal, const Costs& costs)
{
    double cost = 0.0;
    for (const Illegality reason : illegal.reasons) {
        switch (reason) {
        case Illegality::KingLeftInCheck:
        case Illegality::CastlingRightLost:
        case Illegality::CastlingInCheck:
        case Illegality::CastlingThroughCheck:
        case Illegality::EnPassantNotPossible:
            cost = std::max(cost, costs.illegalAgainstCheck);
            break;
        case Illegality::PathBlocked:
        case Illegality::OwnPieceOnTarget:
        case Illegality::CastlingBlocked:
        case Illegality::NothingToCapture:
            cost = std::max(cost, costs.illegalAgainstBoard);
            break;
        case Illegality::WrongMovement:
            cost = std::max(cost, costs.illegalMovement);
            break;
        default:
            return std::nullopt;
        }
    }
    return cost;
}

/// Moves that explain the sheets as well as the best one but for this leave a choice.
constexpr double choiceSlack = 4.0;

}  // namespace

/// The children of one node.
class Beam::Expansion {
public:
    Expansion(const Beam& beam, NodeIndex node)
        : m_beam(beam)
        , m_index(node)
        , m_node(beam.m_nodes[node])
        , m_moves(chess::legalMoves(m_node.position))
        , m_legalCount(m_moves.size())
    {
        restrictOrExtendMoves();
        explainAll();
    }

    void collect(Layer& layer) const
    {
        const double best = *std::min_element(m_least.begin(), m_least.end());
        double second = std::numeric_limits<double>::infinity();
        for (const double cost : m_least) {
            second = cost > best ? std::min(second, cost) : second;
        }
        if (std::count(m_least.begin(), m_least.end(), best) > 1) {
            second = best;
        }
        const double limit = best + m_beam.m_limits.stepSlack;
        const double before = m_node.cost + moveMade + leastDelay();
        for (std::size_t move = 0; move < m_moves.size(); ++move) {
            if (m_least[move] <= limit && before + m_least[move] <= rankLimit(layer)) {
                Child child;
                child.parent = m_index;
                child.move = m_moves[move];
                child.legal = move < m_legalCount;
                child.margin = (m_least[move] == best ? second : best) - m_least[move];
                combine(limit, move, child, layer);
            }
        }
    }

private:
    /// What children may rank at most, as far as is known by now.
    double rankLimit(const Layer& layer) const
    {
        return layer.lowestRank + (m_beam.isTired() ? tiredLineSlack : m_beam.m_limits.lineSlack);
    }

    /// The charge for entries put off after a step that explains as many as a step can.
    double leastDelay() const
    {
        constexpr std::size_t mostExplained = 4;
        double delay = 0.0;
        for (std::size_t s = 0; s < m_beam.m_sheets.size(); ++s) {
            const std::size_t left = m_beam.entriesLeft(s, m_node.cursors[s].next);
            delay += delayPrice * static_cast<double>(left - std::min(left, mostExplained));
        }
        return delay;
    }

    void restrictOrExtendMoves()
    {
        if (const auto established = m_beam.establishedAt(m_node.ply + 1)) {
            const bool legal = m_moves.contains(*established);
            m_moves = MoveList{};
            m_moves.push(*established);
            m_legalCount = legal ? 1 : 0;
            m_playing.assign(1, 0.0);
            return;
        }
        m_playing.assign(m_moves.size(), 0.0);
        if (m_beam.m_limits.habitWeight == 0.0) {
            for (std::size_t move = 0; move < m_moves.size(); ++move) {
                m_playing[move] = implausibility(m_node.position, m_moves[move], takenOn());
            }
        }
        for (std::size_t s = 0; s < m_beam.m_sheets.size(); ++s) {
            addIllegal(s);
        }
    }

    /// Where the opponent has just captured.
    std::optional<chess::Square> takenOn() const
    {
        const bool captured =
            m_node.ply > 0 && m_beam.m_nodes[m_node.parent].position.at(m_node.move.to());
        return captured ? std::optional(m_node.move.to()) : std::nullopt;
    }

    /// The side to move left its king in check by its last move, and does so again: nobody has
    /// noticed yet.
    bool staysInCheck(const chess::SanIllegal& illegal) const
    {
        const Node& before = m_beam.m_nodes[m_node.parent];
        return m_node.ply > 1 && !before.legal &&
               before.position.inCheck(m_node.position.sideToMove()) &&
               illegal.reasons == std::vector{Illegality::KingLeftInCheck};
    }

    void addIllegal(std::size_t s)
    {
        const Sheet& sheet = *m_beam.m_sheets[s];
        const SheetCursor& cursor = m_node.cursors[s];
        if (cursor.next >= sheet.entries.size() || cursor.swap != Swap::None) {
            return;
        }
        const Entry& entry = sheet.entries[cursor.next];
        if (!plainReadings(m_node.position, entry).empty()) {
            return;
        }
        const auto illegal = illegalReading(m_node.position, entry);
        auto cost = illegal ? costOfPlaying(*illegal, *m_beam.m_costs[s]) : std::nullopt;
        if (cost && staysInCheck(*illegal)) {
            cost = m_beam.m_costs[s]->stillInCheck;
        }
        if (cost && !m_moves.contains(illegal->move)) {
            m_moves.push(illegal->move);
            m_playing.push_back(*cost);
        }
    }

    void explainAll()
    {
        for (std::size_t s = 0; s < m_beam.m_sheets.size(); ++s) {
            const SheetEvidence evidence{*m_beam.m_sheets[s], *m_beam.m_costs[s], m_beam.m_rows[s],
                                         *m_beam.m_ink};
            m_explainers.emplace_back(m_node.position, evidence, m_node.cursors[s], m_moves,
                                      m_legalCount);
        }
        sumUp();
        if (*std::min_element(m_least.begin(), m_least.end()) > despair) {
            for (std::size_t s = 0; s < m_explainers.size(); ++s) {
                const Costs& costs = *m_beam.m_costs[s];
                m_explainers[s].considerNeedlessEntry(
                    m_explainers.size() == 1 ? costs.needlessAlone : costs.needlessEntry);
            }
            sumUp();
        }
        addHabits();
    }

    /// Ink is often so poor that what people are given to play must help from the start. Where it
    /// leaves no choice that would be work for nothing.
    void addHabits()
    {
        const double weight = m_beam.m_limits.habitWeight;
        if (weight == 0.0 || m_legalCount < m_moves.size()) {
            return;
        }
        const double best = *std::min_element(m_least.begin(), m_least.end());
        MoveList near;
        for (std::size_t move = 0; move < m_moves.size(); ++move) {
            if (m_least[move] <= best + choiceSlack) {
                near.push(m_moves[move]);
            }
        }
        if (near.size() < 2) {
            return;
        }
        const auto habits = humanInclinations(m_node.position, m_beam.recentAt(m_index), near);
        const double highest = *std::max_element(habits.begin(), habits.end());
        std::size_t next = 0;
        for (std::size_t move = 0; move < m_moves.size(); ++move) {
            // The others are dear enough already.
            const bool isNear = m_least[move] <= best + choiceSlack;
            m_playing[move] += weight * (isNear ? highest - habits[next++] : 0.0);
        }
        sumUp();
    }

    void sumUp()
    {
        m_least = m_playing;
        for (std::size_t s = 0; s < m_explainers.size(); ++s) {
            for (std::size_t move = 0; move < m_moves.size(); ++move) {
                m_least[move] += weightOf(s) * m_explainers[s].least(move);
            }
        }
    }

    /// Where nothing else decides, the first sheet is followed.
    static double weightOf(std::size_t sheet) { return sheet == 0 ? 1.001 : 1.0; }

    /// Adds a child for every way in which the sheets together can explain a move.
    void combine(double limit, std::size_t move, const Child& begun, Layer& layer) const
    {
        const double highest = rankLimit(layer);
        auto& [partial, longer, ways] = layer.space;
        partial.assign(1, begun);
        partial.front().cost = m_playing[move];
        partial.front().rank = m_node.cost + m_playing[move] + moveMade;
        for (std::size_t s = 0; s < m_explainers.size(); ++s) {
            ways.clear();
            m_explainers[s].explain(move, limit, ways);
            const auto first = static_cast<std::uint32_t>(layer.explanations.size());
            layer.explanations.insert(layer.explanations.end(), ways.begin(), ways.end());
            longer.clear();
            for (const Child& child : partial) {
                for (std::size_t w = 0; w < ways.size(); ++w) {
                    const double cost = weightOf(s) * ways[w].cost;
                    const double delay =
                        delayPrice *
                        static_cast<double>(m_beam.entriesLeft(s, ways[w].cursor.next));
                    if (child.cost + cost <= limit && child.rank + cost + delay <= highest) {
                        longer.push_back(child);
                        longer.back().cost += cost;
                        longer.back().rank += cost + delay;
                        longer.back().explanations[s] = first + static_cast<std::uint32_t>(w);
                    }
                }
            }
            partial.swap(longer);
        }
        for (Child& child : partial) {
            child.cost += m_node.cost + moveMade;
            layer.lowestRank = std::min(layer.lowestRank, child.rank);
            layer.children.push_back(child);
        }
    }

    const Beam& m_beam;
    NodeIndex m_index;
    const Node& m_node;
    MoveList m_moves;
    std::size_t m_legalCount;
    std::vector<double> m_playing;  ///< for each move: what it costs to take it for played
    std::vector<double> m_least;    ///< for each move: its cheapest explanation
    std::vector<SheetExplainer> m_explainers{};
};

Beam::Layer Beam::expand(const std::vector<NodeIndex>& nodes) const
{
    Layer layer;
    for (const NodeIndex node : nodes) {
        if (layer.children.size() > m_limits.layer) {
            break;
        }
        const bool tooLong = static_cast<std::size_t>(m_nodes[node].ply) > longestGame();
        if (!tooLong && !isFinished(node) && chess::hasLegalMove(m_nodes[node].position)) {
            Expansion(*this, node).collect(layer);
        }
    }
    return layer;
}

}  // namespace diptych::score
