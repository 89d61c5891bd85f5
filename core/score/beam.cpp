#include "core/score/beam.h"

#include "core/chess/movegen.h"
#include "core/score/beam_limits.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace diptych::score {

using chess::Move;
using chess::Position;

Beam::Beam(std::span<const Sheet* const> sheets, std::span<const EstablishedMove> established)
    : m_sheets(sheets.first(std::min(sheets.size(), maxSheets)))
    , m_established(established)
    , m_limits(limitsFor(m_sheets))
    , m_ink(std::make_unique<InkStore>())
{
    for (const Sheet* sheet : m_sheets) {
        m_costs.push_back(&costsFor(*sheet));
        m_rows.push_back(rowFits(*sheet));
    }
}

NodeIndex Beam::root(const Position& start)
{
    m_nodes.push_back(Node{.position = start});
    return static_cast<NodeIndex>(m_nodes.size() - 1);
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
    return m_effort > m_limits.effort;
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
    next.margin = m_limits.stepSlack;
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
    std::size_t mostLeft = 0;
    for (std::size_t s = 0; s < m_sheets.size(); ++s) {
        const Sheet& sheet = *m_sheets[s];
        const std::size_t left = sheet.entries.size() - node.cursors[s].next;
        if (node.cursors[s].swap != Swap::None || (!over && left > restLimit)) {
            return std::nullopt;
        }
        mostLeft = std::max(mostLeft, left);
        const Costs& costs = *m_costs[s];
        // Whoever left out the last moves did not go on after them.
        const bool wroteOn = over && node.cursors[s].omitted == 0;
        cost += wroteOn ? static_cast<double>(left) * costs.entryAfterEnd
                        : costOfSkippingRest(sheet, node.cursors[s], costs);
    }
    // What follows an end must be no cheaper to pass over than to play.
    return cost + moveMade * static_cast<double>(mostLeft);
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
    const std::size_t width = isTired() ? tiredWidth : m_limits.width;
    std::vector<NodeIndex> kept;
    std::unordered_multimap<std::uint64_t, NodeIndex> known;
    for (const Child& child : children) {
        if (kept.size() >= width || child.rank > children.front().rank + m_limits.lineSlack) {
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
        if (m_limits.habitWeight > 0.0) {
            m_layers.push_back(nodes);
        }
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
