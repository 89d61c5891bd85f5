#include "core/score/score_pair.h"

#include "core/chess/movegen.h"
#include "core/score/score_line.h"

#include <algorithm>
#include <cmath>

namespace diptych::score {

using chess::Move;
using chess::Position;

namespace {

DivergenceKind divergenceKind(const PlyRecord& white, const PlyRecord& black,
                              const Position& before)
{
    if (isImpossible(white) || isImpossible(black) || !white.move || !black.move) {
        return DivergenceKind::Illegal;
    }
    const Move a = *white.move;
    const Move b = *black.move;
    if (a.from() == b.from() && a.to() == b.to()) {
        return DivergenceKind::Promotion;
    }
    const auto castles = [&](Move move) {
        const auto piece = before.at(move.from());
        return piece && piece->type == chess::PieceType::King &&
               std::abs(fileOf(move.from()) - fileOf(move.to())) == 2;
    };
    return castles(a) && castles(b) ? DivergenceKind::Castling : DivergenceKind::DifferentMove;
}

DivergentEntry divergentEntry(const Sheet& sheet, const PlyRecord& record)
{
    return {sheet.keeper, sheet.entries[*record.entry].text, record.move};
}

}  // namespace

bool ScorePair::correspondAt(std::size_t i) const
{
    return canMeanTheSame(m_whiteLine.plies[i], m_white, m_whiteLine.positions[i],
                          m_blackLine.plies[i], m_black, m_blackLine.positions[i]);
}

std::optional<Divergence> ScorePair::firstDivergence() const
{
    for (std::size_t i = 0; i < m_game.plies.size(); ++i) {
        if (!correspondAt(i)) {
            const PlyRecord& white = m_whiteLine.plies[i];
            const PlyRecord& black = m_blackLine.plies[i];
            return Divergence{static_cast<int>(i) + 1,
                              divergenceKind(white, black, m_whiteLine.positions[i]),
                              divergentEntry(m_white, white), divergentEntry(m_black, black)};
        }
    }
    return std::nullopt;
}

int ScorePair::firstBreak() const
{
    for (std::size_t i = 0; i < m_game.plies.size(); ++i) {
        const bool impossible =
            isImpossible(m_whiteLine.plies[i]) || isImpossible(m_blackLine.plies[i]);
        if (impossible && !correspondAt(i)) {
            return static_cast<int>(i);
        }
    }
    return static_cast<int>(m_game.plies.size());
}

int ScorePair::agreement(const std::vector<IllegalPly>& illegal) const
{
    int limit = std::min(firstBreak(), std::min(m_whiteLine.length, m_blackLine.length));
    for (const IllegalPly& ply : illegal) {
        limit = std::min(limit, ply.inBothScores ? ply.ply - 1 : limit);
    }
    for (int n = limit; n > 0; --n) {
        const auto i = static_cast<std::size_t>(n);
        if (m_whiteLine.positions[i] == m_blackLine.positions[i]) {
            return n;
        }
    }
    return 0;
}

std::vector<Evidence> ScorePair::evidence(const Divergence& divergence) const
{
    std::vector<Evidence> result;
    const auto before = static_cast<std::size_t>(divergence.ply) - 1;
    for (const ScoreLine* line : {&m_whiteLine, &m_blackLine}) {
        const PlyRecord& record = line->plies[before];
        const Position& position = line->positions[before];
        if (!record.move || !chess::isLegal(position, *record.move)) {
            continue;
        }
        Evidence evidence;
        evidence.hypothesis = line->keeper;
        evidence.ply = divergence.ply;
        evidence.move = *record.move;
        evidence.whiteLegalTo =
            legalTo(m_game, m_white, m_whiteLine, divergence.ply, position, *record.move);
        evidence.blackLegalTo =
            legalTo(m_game, m_black, m_blackLine, divergence.ply, position, *record.move);
        evidence.finalPosition = line->positions.back();
        result.push_back(std::move(evidence));
    }
    return result;
}

}  // namespace diptych::score
