#pragma once

#include "core/chess/position.h"
#include "core/score/beam_limits.h"
#include "core/score/costs.h"
#include "core/score/decoder.h"
#include "core/score/explanation.h"
#include "core/score/ink_costs.h"
#include "core/score/move_features.h"

#include <array>
#include <cstdint>
#include <deque>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace diptych::score {

using NodeIndex = std::uint32_t;

/// The search over joint alignments: nodes are (position, one cursor for each sheet), reached by a
/// move that every sheet explains in some way.
class Beam {
public:
    Beam(std::span<const Sheet* const> sheets, std::span<const EstablishedMove> established);

    NodeIndex root(const chess::Position& start);

    const chess::Position& positionOf(NodeIndex node) const { return m_nodes[node].position; }
    const SheetCursor& cursorOf(NodeIndex node, std::size_t sheet) const
    {
        return m_nodes[node].cursors[sheet];
    }
    int plyOf(NodeIndex node) const { return m_nodes[node].ply; }

    const SearchLimits& limits() const { return m_limits; }

    /// So much has been tried that the search only follows the best lines any more.
    bool isTired() const;

    /// All entries of all sheets are explained.
    bool isFinished(NodeIndex node) const;

    /// Number of entries of a sheet from one on.
    std::size_t entriesLeft(std::size_t sheet, std::size_t next) const;

    /// Number of sheets that have entries left.
    int activeSheets(NodeIndex node) const;

    /// The node a number of plies before, at most the root.
    NodeIndex ancestor(NodeIndex node, int plies) const;

    /// A move that every sheet with entries left reads plainly.
    NodeIndex advance(NodeIndex node, chess::Move move);

    struct Outcome {
        std::vector<NodeIndex> nodes{};  ///< best first; the best alone at the end
        bool atEnd = false;
    };

    /// Searches from nodes of one ply until the best line has gone beyond a ply and read plainly on
    /// all sheets for a number of plies, or to the end of the sheets. Rivals that read as plainly
    /// and cost little more come with it.
    Outcome search(std::vector<NodeIndex> from, int beyond, int runLength);

    /// Of nodes on the same position with the same cursors only the cheapest stays.
    void mergeEqual(std::vector<NodeIndex>& nodes);

    /// The line from the root to a node. Where other moves led to the same position at nearly the
    /// same price, the line that people would rather play is taken.
    Decoding trace(NodeIndex node);

private:
    struct Node {
        chess::Position position;
        std::array<SheetCursor, maxSheets> cursors{};
        std::array<SheetStep, maxSheets> steps{};
        std::array<Skipped, maxSheets> skipped{};  ///< entries passed over before the step
        NodeIndex parent = 0;
        chess::Move move{};
        double cost = 0.0;
        double margin = 0.0;
        int ply = 0;
        int plainRun = 0;
        bool legal = true;
    };

    /// A node that has not been made yet; explanations are indices into a Layer's store.
    struct Child {
        NodeIndex parent = 0;
        chess::Move move{};
        bool legal = true;
        double cost = 0.0;  ///< of the whole line
        double rank = 0.0;  ///< cost with a charge for entries that were put off
        double margin = 0.0;
        std::array<std::uint32_t, maxSheets> explanations{};
    };

    /// What putting children together needs for a while; kept so that it is not made anew.
    struct Space {
        std::vector<Child> partial{};
        std::vector<Child> longer{};
        std::vector<Explanation> ways{};
    };

    /// All children of one ply, with the explanations that they share.
    struct Layer {
        std::vector<Child> children{};
        std::vector<Explanation> explanations{};
        double lowestRank = std::numeric_limits<double>::infinity();
        Space space{};
    };

    class Expansion;

    /// Two lines that led to the same position with the same cursors.
    struct Merged {
        NodeIndex kept = 0;
        NodeIndex dropped = 0;
    };
    using Path = std::vector<NodeIndex>;  ///< path[n]: the node after n plies

    /// How far a path leads before the lines that have another move at a ply.
    struct Lead {
        double at = std::numeric_limits<double>::infinity();  ///< right after that ply
        double later =
            std::numeric_limits<double>::infinity();  ///< when they were last in the beam
    };

    void noteMerged(NodeIndex kept, NodeIndex dropped);
    bool isSameState(NodeIndex a, NodeIndex b) const;
    Path pathTo(NodeIndex node) const;
    Path settled(Path path, std::vector<double>& margins);
    std::vector<Lead> leadsOf(const Path& path) const;
    Path otherWay(const Path& path, NodeIndex dropped) const;
    double stepCost(NodeIndex node) const;
    std::optional<double> separation(const Path& path, const Path& other, std::size_t last);
    double unlikelihood(NodeIndex node);
    Recent recentAt(NodeIndex node) const;
    DecodedPly plyAt(NodeIndex node) const;

    /// No game is longer than all entries of all sheets together.
    std::size_t longestGame() const;

    Layer expand(const std::vector<NodeIndex>& nodes) const;
    std::vector<NodeIndex> keepBest(Layer& layer);
    NodeIndex add(const Child& child, const std::vector<Explanation>& explanations);
    std::vector<NodeIndex> rivals(const std::vector<NodeIndex>& nodes, int runLength) const;
    std::optional<double> costOfEndingAt(NodeIndex node) const;
    std::optional<chess::Move> establishedAt(int ply) const;

    std::span<const Sheet* const> m_sheets;
    std::span<const EstablishedMove> m_established;
    SearchLimits m_limits;
    std::vector<const Costs*> m_costs{};        ///< one for each sheet
    std::vector<std::vector<RowFit>> m_rows{};  ///< for each sheet the fit of each entry
    std::unique_ptr<InkStore> m_ink;
    std::deque<Node> m_nodes;
    std::vector<Merged> m_merged{};  ///< in the order of their plies
    /// The lines kept of each length, best first; only where there is ink.
    std::vector<std::vector<NodeIndex>> m_layers{};
    /// By the positions before and after a move.
    std::unordered_map<std::uint64_t, double> m_unlikelihood{};
    std::size_t m_effort = 0;  ///< children made so far
};

}  // namespace diptych::score
