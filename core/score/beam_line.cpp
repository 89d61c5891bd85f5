#include "core/score/beam.h"
#include "core/score/human_moves.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace diptych::score {

using chess::Move;
using chess::MoveList;

namespace {

/// Lines that led to the same position and cost at most this much more are weighed again.
constexpr double mergedSlack = 3.0;

}  // namespace

void Beam::noteMerged(NodeIndex kept, NodeIndex dropped)
{
    if (m_nodes[dropped].cost <= m_nodes[kept].cost + mergedSlack) {
        m_merged.push_back({kept, dropped});
    }
}

/// A search that begins again makes new nodes for the same states.
bool Beam::isSameState(NodeIndex a, NodeIndex b) const
{
    return a == b ||
           (m_nodes[a].cursors == m_nodes[b].cursors && m_nodes[a].position == m_nodes[b].position);
}

Beam::Path Beam::pathTo(NodeIndex node) const
{
    Path path(static_cast<std::size_t>(m_nodes[node].ply) + 1);
    for (std::size_t n = path.size(); n-- > 0; node = m_nodes[node].parent) {
        path[n] = node;
    }
    return path;
}

/// The path with the stretch before a dropped node told the dropped way, back to where both come
/// from the same state.
Beam::Path Beam::otherWay(const Path& path, NodeIndex dropped) const
{
    Path other = path;
    NodeIndex node = dropped;
    auto n = static_cast<std::size_t>(m_nodes[dropped].ply);
    do {
        other[n] = node;
        node = m_nodes[node].parent;
        --n;
    } while (n > 0 && !isSameState(path[n], node));
    return other;
}

/// What the last step to a node cost.
double Beam::stepCost(NodeIndex node) const
{
    return m_nodes[node].cost - m_nodes[m_nodes[node].parent].cost;
}

/// How little people are given to play the move that led to a node, as a cost.
double Beam::unlikelihood(NodeIndex index)
{
    const Node& node = m_nodes[index];
    const Node& before = m_nodes[node.parent];
    // A search that begins again comes through the same positions by the same moves.
    const std::uint64_t key = before.position.hash() ^ (node.position.hash() << 1U);
    const auto known = m_unlikelihood.find(key);
    if (known != m_unlikelihood.end()) {
        return known->second;
    }
    const MoveList moves = chess::legalMoves(before.position);
    const auto at = std::find(moves.begin(), moves.end(), node.move);
    double cost = 0.0;
    if (at != moves.end()) {
        const auto logarithms = humanLogProbabilities(before.position, recentAt(node.parent));
        cost = -logarithms[static_cast<std::size_t>(at - moves.begin())];
    }
    return m_unlikelihood.emplace(key, cost).first->second;
}

Recent Beam::recentAt(NodeIndex index) const
{
    const Node& node = m_nodes[index];
    Recent recent;
    if (node.ply >= 1) {
        recent.theirs = node.move;
        recent.theirsTook = m_nodes[node.parent].position.at(node.move.to()).has_value();
    }
    if (node.ply >= 2) {
        recent.ours = m_nodes[node.parent].move;
    }
    return recent;
}

/// What separates a line from the path where it leads to the same position by other moves; below
/// zero where people would rather play the line. Absent where the moves are the same.
std::optional<double> Beam::separation(const Path& path, const Path& other, std::size_t last)
{
    std::vector<std::size_t> stretch;
    bool differs = false;
    for (std::size_t n = last; n > 0 && path[n] != other[n]; --n) {
        stretch.push_back(n);
        differs = differs || m_nodes[path[n]].move != m_nodes[other[n]].move;
    }
    if (!differs) {
        return std::nullopt;
    }
    double separated = 0.0;
    for (const std::size_t n : stretch) {
        separated += stepCost(other[n]) - stepCost(path[n]) +
                     m_limits.mergedHabitWeight * (unlikelihood(other[n]) - unlikelihood(path[n]));
    }
    return separated;
}

/// Chooses between the ways in which a path reaches its nodes; the margins of the plies in which
/// they differ become at most what separates them.
Beam::Path Beam::settled(Path path, std::vector<double>& margins)
{
    for (const Merged& merged : m_merged) {
        const auto n = static_cast<std::size_t>(m_nodes[merged.kept].ply);
        if (n >= path.size() || !isSameState(path[n], merged.kept)) {
            continue;
        }
        const Path other = otherWay(path, merged.dropped);
        const auto separated = separation(path, other, n);
        if (!separated) {
            continue;
        }
        for (std::size_t ply = 1; ply <= n; ++ply) {
            if (m_nodes[other[ply]].move != m_nodes[path[ply]].move) {
                margins[ply] = std::min(margins[ply], std::abs(*separated));
            }
        }
        if (*separated < 0.0) {
            path = other;
        }
    }
    return path;
}

/// Where all such lines have left the beam, they lie as far behind as the last line that stayed.
std::vector<Beam::Lead> Beam::leadsOf(const Path& path) const
{
    std::vector<Lead> leads(path.size());
    for (const std::vector<NodeIndex>& layer : m_layers) {
        const auto length =
            layer.empty() ? path.size() : static_cast<std::size_t>(m_nodes[layer.front()].ply);
        if (length >= path.size()) {
            continue;
        }
        const double own = m_nodes[path[length]].cost;
        std::vector<double> gaps(length + 1, std::numeric_limits<double>::infinity());
        double widest = 0.0;
        for (const NodeIndex last : layer) {
            const double gap = m_nodes[last].cost - own;
            widest = std::max(widest, gap);
            NodeIndex node = last;
            for (std::size_t n = length; n > 0 && node != path[n]; --n) {
                if (m_nodes[node].move != m_nodes[path[n]].move) {
                    gaps[n] = std::min(gaps[n], gap);
                }
                node = m_nodes[node].parent;
            }
        }
        for (std::size_t n = 1; n <= length; ++n) {
            if (n == length) {
                leads[n].at = std::min(gaps[n], widest);
            }
            if (std::isfinite(gaps[n])) {
                leads[n].later = gaps[n];
            } else if (n == length || !std::isfinite(leads[n].later)) {
                leads[n].later = widest;
            }
        }
    }
    return leads;
}

DecodedPly Beam::plyAt(NodeIndex index) const
{
    const Node& node = m_nodes[index];
    DecodedPly ply;
    ply.move = node.move;
    ply.legal = node.legal;
    ply.sheets.assign(node.steps.begin(), node.steps.begin() + static_cast<long>(m_sheets.size()));
    return ply;
}

Decoding Beam::trace(NodeIndex last)
{
    Path path = pathTo(last);
    std::vector<double> margins;
    for (const NodeIndex node : path) {
        margins.push_back(m_nodes[node].margin);
    }
    path = settled(std::move(path), margins);
    const std::vector<Lead> leads = leadsOf(path);
    Decoding result;
    result.cost = m_nodes[last].cost;
    result.voidEntries.resize(m_sheets.size());
    for (std::size_t n = 0; n < path.size(); ++n) {
        const Node& node = m_nodes[path[n]];
        result.positions.push_back(node.position);
        if (n > 0) {
            result.plies.push_back(plyAt(path[n]));
            result.plies.back().margin = margins[n];
            result.plies.back().leadAt = leads[n].at;
            result.plies.back().leadLater = leads[n].later;
        }
        for (std::size_t s = 0; s < m_sheets.size(); ++s) {
            for (int i = 0; i < node.skipped[s].count; ++i) {
                result.voidEntries[s].push_back(
                    static_cast<std::size_t>(node.skipped[s].first + i));
            }
        }
    }
    for (std::size_t s = 0; s < m_sheets.size(); ++s) {
        for (std::size_t e = m_nodes[last].cursors[s].next; e < m_sheets[s]->entries.size(); ++e) {
            result.voidEntries[s].push_back(e);
        }
        std::sort(result.voidEntries[s].begin(), result.voidEntries[s].end());
    }
    return result;
}

}  // namespace diptych::score
