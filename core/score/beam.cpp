#include "core/score/beam.h"

#include "core/chess/movegen.h"
#include "core/score/plausibility.h"
#include "core/score/writing.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace diptych::score {

using chess::Illegality;
using chess::Move;
using chess::MoveList;
using chess::Position;

namespace {

/// A step dearer than the best one from the same node by more than this is not followed.
constexpr double stepSlack = 8.0;
/// Lines dearer than the best one of the same length by more than this are given up.
constexpr double lineSlack = 11.0;
constexpr std::size_t beamWidth = 50;
/// Sheets that are mostly nonsense could keep the beam wide for ever. After this many children the
/// search is tired: it follows little but the best lines, so that the work stays bounded.
constexpr std::size_t effortLimit = 250000;
constexpr std::size_t layerLimit = 6000;  ///< children of one ply; the best nodes come first
constexpr std::size_t tiredWidth = 12;
constexpr double tiredLineSlack = 5.0;
constexpr double tiredDelayPrice = 8.0;
/// Lines of one length are ranked as if each entry not yet explained cost this much, so that those
/// which leave out everything do not crowd out the others.
constexpr double delayPrice = 2.0;
/// A sheet may end in a few entries that mean nothing.
constexpr std::size_t restLimit = 4;
/// A best step dearer than this makes it worth asking whether an entry means nothing at all.
constexpr double despair = 6.5;
/// Lines that read as plainly as the best one and cost at most this much more are kept beside it.
constexpr double rivalSlack = 7.0;
constexpr std::size_t maxRivals = 6;
/// Each move that a game is taken to be longer: what a move tells, in the unit of Costs. Without
/// it two sheets that part would be laid behind one another as if each had left out a row.
constexpr double moveMade = 2.2;
/// Steps up to this cost count as plain.
constexpr double plainLimit = 1.0;

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
        const double limit = best + stepSlack;
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
        return layer.lowestRank + (m_beam.isTired() ? tiredLineSlack : lineSlack);
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
        for (const Move move : m_moves) {
            m_playing.push_back(implausibility(m_node.position, move, takenOn()));
        }
        for (std::size_t s = 0; s < m_beam.m_sheets.size(); ++s) {
            addIllegal(*m_beam.m_sheets[s], m_node.cursors[s]);
        }
    }

    /// Where the opponent has just captured.
    std::optional<chess::Square> takenOn() const
    {
        const bool captured =
            m_node.ply > 0 && m_beam.m_nodes[m_node.parent].position.at(m_node.move.to());
        return captured ? std::optional(m_node.move.to()) : std::nullopt;
    }

    void addIllegal(const Sheet& sheet, const SheetCursor& cursor)
    {
        if (cursor.next >= sheet.entries.size() || cursor.swap != Swap::None) {
            return;
        }
        const Entry& entry = sheet.entries[cursor.next];
        if (!plainReadings(m_node.position, entry).empty()) {
            return;
        }
        const auto illegal = illegalReading(m_node.position, entry);
        const auto cost = illegal ? costOfPlaying(*illegal, costsFor(sheet.medium)) : std::nullopt;
        if (cost && !m_moves.contains(illegal->move)) {
            m_moves.push(illegal->move);
            m_playing.push_back(*cost);
        }
    }

    void explainAll()
    {
        for (std::size_t s = 0; s < m_beam.m_sheets.size(); ++s) {
            m_explainers.emplace_back(m_node.position, *m_beam.m_sheets[s], m_node.cursors[s],
                                      m_moves, m_legalCount);
        }
        sumUp();
        if (*std::min_element(m_least.begin(), m_least.end()) > despair) {
            for (SheetExplainer& explainer : m_explainers) {
                explainer.considerNeedlessEntry();
            }
            sumUp();
        }
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
        std::vector<Child> partial{begun};
        partial.front().cost = m_playing[move];
        partial.front().rank = m_node.cost + m_playing[move] + moveMade;
        std::vector<Child> longer;
        std::vector<Explanation> ways;
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

Beam::Beam(std::span<const Sheet* const> sheets, std::span<const EstablishedMove> established)
    : m_sheets(sheets.first(std::min(sheets.size(), maxSheets)))
    , m_established(established)
{}

NodeIndex Beam::root(const Position& start)
{
    m_nodes.push_back(Node{.position = start});
    return static_cast<NodeIndex>(m_nodes.size() - 1);
}

double Beam::delayPriceNow() const
{
    return isTired() ? tiredDelayPrice : delayPrice;
}

std::size_t Beam::longestGame() const
{
    std::size_t entries = 0;
    for (const Sheet* sheet : m_sheets) {
        entries += sheet->entries.size();
    }
    return entries;
}

bool Beam::isTired() const
{
    return m_effort > effortLimit;
}

bool Beam::isFinished(NodeIndex node) const
{
    return activeSheets(node) == 0;
}

std::size_t Beam::entriesLeft(std::size_t sheet, std::size_t next) const
{
    return m_sheets[sheet]->entries.size() - next;
}

int Beam::activeSheets(NodeIndex node) const
{
    int active = 0;
    for (std::size_t s = 0; s < m_sheets.size(); ++s) {
        active += m_nodes[node].cursors[s].next < m_sheets[s]->entries.size() ? 1 : 0;
    }
    return active;
}

NodeIndex Beam::ancestor(NodeIndex node, int plies) const
{
    while (plies > 0 && m_nodes[node].ply > 0) {
        node = m_nodes[node].parent;
        --plies;
    }
    return node;
}

NodeIndex Beam::advance(NodeIndex node, Move move)
{
    const Node& from = m_nodes[node];
    Node next{.position = from.position.after(move)};
    next.parent = node;
    next.move = move;
    next.cost = from.cost;
    next.margin = stepSlack;
    next.ply = from.ply + 1;
    next.plainRun = from.plainRun + 1;
    for (std::size_t s = 0; s < m_sheets.size(); ++s) {
        SheetCursor cursor;
        cursor.next = from.cursors[s].next;
        if (cursor.next < m_sheets[s]->entries.size()) {
            next.steps[s] = {StepKind::Read, cursor.next, 0.0};
            ++cursor.next;
        } else {
            next.steps[s] = {StepKind::Ended, std::nullopt, 0.0};
        }
        next.cursors[s] = cursor;
    }
    m_nodes.push_back(next);
    return static_cast<NodeIndex>(m_nodes.size() - 1);
}

std::optional<Move> Beam::establishedAt(int ply) const
{
    for (const EstablishedMove& established : m_established) {
        if (established.ply == ply) {
            return established.move;
        }
    }
    return std::nullopt;
}

std::optional<double> Beam::costOfEndingAt(NodeIndex index) const
{
    const Node& node = m_nodes[index];
    const bool over = !chess::hasLegalMove(node.position);
    double cost = node.cost;
    for (std::size_t s = 0; s < m_sheets.size(); ++s) {
        const Sheet& sheet = *m_sheets[s];
        const std::size_t left = sheet.entries.size() - node.cursors[s].next;
        if (node.cursors[s].swap != Swap::None || (!over && left > restLimit)) {
            return std::nullopt;
        }
        const Costs& costs = costsFor(sheet.medium);
        // Whoever left out the last moves did not go on after them.
        const bool wroteOn = over && node.cursors[s].omitted == 0;
        cost += wroteOn ? static_cast<double>(left) * costs.entryAfterEnd
                        : costOfSkippingRest(sheet, node.cursors[s], costs);
    }
    return cost;
}

Beam::Layer Beam::expand(const std::vector<NodeIndex>& nodes) const
{
    Layer layer;
    for (const NodeIndex node : nodes) {
        if (layer.children.size() > layerLimit) {
            break;
        }
        const bool tooLong = static_cast<std::size_t>(m_nodes[node].ply) > longestGame();
        if (!tooLong && !isFinished(node) && chess::hasLegalMove(m_nodes[node].position)) {
            Expansion(*this, node).collect(layer);
        }
    }
    return layer;
}

NodeIndex Beam::add(const Child& child, const std::vector<Explanation>& explanations)
{
    const Node& from = m_nodes[child.parent];
    Node next{.position = child.legal ? from.position.after(child.move)
                                      : from.position.afterAnyway(child.move)};
    next.parent = child.parent;
    next.move = child.move;
    next.legal = child.legal;
    next.cost = child.cost;
    next.margin = child.margin;
    next.ply = from.ply + 1;
    bool plain = child.legal;
    for (std::size_t s = 0; s < m_sheets.size(); ++s) {
        const Explanation& explanation = explanations[child.explanations[s]];
        next.cursors[s] = explanation.cursor;
        next.steps[s] = explanation.step;
        next.skipped[s] = explanation.skipped;
        plain = plain && explanation.cost <= plainLimit;
    }
    next.plainRun = plain ? from.plainRun + 1 : 0;
    m_nodes.push_back(next);
    return static_cast<NodeIndex>(m_nodes.size() - 1);
}

std::vector<NodeIndex> Beam::keepBest(Layer& layer)
{
    std::vector<Child>& children = layer.children;
    std::stable_sort(children.begin(), children.end(),
                     [](const Child& a, const Child& b) { return a.rank < b.rank; });
    const std::size_t width = isTired() ? tiredWidth : beamWidth;
    std::vector<NodeIndex> kept;
    std::unordered_multimap<std::uint64_t, NodeIndex> known;
    for (const Child& child : children) {
        if (kept.size() >= width || child.rank > children.front().rank + lineSlack) {
            break;
        }
        const NodeIndex index = add(child, layer.explanations);
        const Node& node = m_nodes[index];
        const auto [first, last] = known.equal_range(node.position.hash());
        const auto seen = std::find_if(first, last, [&](const auto& entry) {
            const Node& other = m_nodes[entry.second];
            return other.cursors == node.cursors && other.position == node.position;
        });
        if (seen != last) {
            noteMerged(seen->second, index);
        } else {
            known.emplace(node.position.hash(), index);
            kept.push_back(index);
        }
    }
    return kept;
}

void Beam::mergeEqual(std::vector<NodeIndex>& nodes)
{
    std::vector<NodeIndex> kept;
    for (const NodeIndex index : nodes) {
        const Node& node = m_nodes[index];
        const auto equal = [&](NodeIndex other) {
            return m_nodes[other].cursors == node.cursors &&
                   m_nodes[other].position == node.position;
        };
        const auto known = std::find_if(kept.begin(), kept.end(), equal);
        if (known == kept.end()) {
            kept.push_back(index);
        } else if (node.cost < m_nodes[*known].cost) {
            noteMerged(index, *known);
            *known = index;
        } else {
            noteMerged(*known, index);
        }
    }
    nodes = std::move(kept);
}

Beam::Outcome Beam::search(std::vector<NodeIndex> nodes, int beyond, int runLength)
{
    NodeIndex bestEnd = nodes.front();
    double bestEndCost = std::numeric_limits<double>::infinity();
    while (!nodes.empty()) {
        double cheapest = std::numeric_limits<double>::infinity();
        for (const NodeIndex node : nodes) {
            const auto cost = costOfEndingAt(node);
            if (cost && *cost < bestEndCost) {
                bestEnd = node;
                bestEndCost = *cost;
            }
            if (!isFinished(node)) {
                cheapest = std::min(cheapest, m_nodes[node].cost);
            }
        }
        if (bestEndCost <= cheapest) {
            break;
        }
        Layer layer = expand(nodes);
        m_effort += layer.children.size();
        nodes = keepBest(layer);
        if (!nodes.empty() && m_nodes[nodes.front()].ply > beyond &&
            m_nodes[nodes.front()].plainRun >= runLength && !isFinished(nodes.front())) {
            return {rivals(nodes, runLength), false};
        }
    }
    return {{bestEnd}, true};
}

std::vector<NodeIndex> Beam::rivals(const std::vector<NodeIndex>& nodes, int runLength) const
{
    std::vector<NodeIndex> result;
    for (const NodeIndex node : nodes) {
        const bool near = m_nodes[node].cost <= m_nodes[nodes.front()].cost + rivalSlack;
        const bool plain = m_nodes[node].plainRun >= runLength - 1;
        if (near && plain && !isFinished(node) && result.size() < maxRivals) {
            result.push_back(node);
        }
    }
    return result;
}

}  // namespace diptych::score
