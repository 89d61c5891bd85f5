#include "core/score/beam.h"

#include <algorithm>

namespace diptych::score {

Decoding Beam::trace(NodeIndex node) const
{
    Decoding result;
    result.cost = m_nodes[node].cost;
    result.voidEntries.resize(m_sheets.size());
    for (std::size_t s = 0; s < m_sheets.size(); ++s) {
        for (std::size_t e = m_nodes[node].cursors[s].next; e < m_sheets[s]->entries.size(); ++e) {
            result.voidEntries[s].push_back(e);
        }
    }
    for (NodeIndex at = node; m_nodes[at].ply > 0; at = m_nodes[at].parent) {
        const Node& n = m_nodes[at];
        DecodedPly ply;
        ply.move = n.move;
        ply.legal = n.legal;
        ply.margin = n.margin;
        ply.sheets.assign(n.steps.begin(), n.steps.begin() + static_cast<long>(m_sheets.size()));
        result.plies.push_back(std::move(ply));
        result.positions.push_back(n.position);
        for (std::size_t s = 0; s < m_sheets.size(); ++s) {
            for (int i = 0; i < n.skipped[s].count; ++i) {
                result.voidEntries[s].push_back(static_cast<std::size_t>(n.skipped[s].first + i));
            }
        }
        node = at;
    }
    const NodeIndex first = result.plies.empty() ? node : m_nodes[node].parent;
    result.positions.push_back(m_nodes[first].position);
    std::reverse(result.plies.begin(), result.plies.end());
    std::reverse(result.positions.begin(), result.positions.end());
    for (auto& entries : result.voidEntries) {
        std::sort(entries.begin(), entries.end());
    }
    return result;
}

}  // namespace diptych::score
