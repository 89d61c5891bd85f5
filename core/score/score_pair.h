#pragma once

#include "core/score/comparison.h"
#include "core/score/decoder.h"
#include "core/score/sheet.h"

#include <optional>
#include <vector>

namespace diptych::score {

/// The two compared scores held against each other, ply by ply of one game. Keeps references: what
/// it is given has to outlive it.
class ScorePair {
public:
    ScorePair(const Decoding& game, const Sheet& white, const ScoreLine& whiteLine,
              const Sheet& black, const ScoreLine& blackLine)
        : m_game(game)
        , m_white(white)
        , m_whiteLine(whiteLine)
        , m_black(black)
        , m_blackLine(blackLine)
    {}

    /// The first ply whose two entries cannot mean the same move; absent if the scores correspond.
    std::optional<Divergence> firstDivergence() const;

    /// Plies after which both scores last stand on the same position; before an illegal move that
    /// both have.
    int agreement(const std::vector<IllegalPly>& illegal) const;

    /// How far each version of the move where they part bears out the rest of both scores.
    std::vector<Evidence> evidence(const Divergence& divergence) const;

private:
    /// Plies before the first impossible entry that does not correspond: beyond it a score shows
    /// no position any more.
    int firstBreak() const;
    bool correspondAt(std::size_t i) const;

    const Decoding& m_game;
    const Sheet& m_white;
    const ScoreLine& m_whiteLine;
    const Sheet& m_black;
    const ScoreLine& m_blackLine;
};

}  // namespace diptych::score
