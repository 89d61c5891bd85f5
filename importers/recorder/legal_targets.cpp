#include "importers/recorder/legal_targets.h"

#include "core/chess/movegen.h"

namespace diptych::importers {

namespace {

bool hasBothKings(const chess::Position& position)
{
    return position.pieces(chess::Color::White, chess::PieceType::King) != 0 &&
           position.pieces(chess::Color::Black, chess::PieceType::King) != 0;
}

}  // namespace

LegalTargets::LegalTargets(const chess::Position& position)
    : m_isGame(hasBothKings(position))
{
    if (!m_isGame) {
        return;
    }
    for (const chess::Move move : chess::legalMoves(position)) {
        const auto type = static_cast<std::size_t>(position.at(move.from())->type);
        m_of[type] |= chess::bitOf(move.to());
        m_any |= chess::bitOf(move.to());
    }
}

bool LegalTargets::mayMean(const chess::SanToken& token) const
{
    const bool namesBoth = token.fromFile && token.fromRank;
    if (token.castling || !token.toRank || namesBoth) {
        return m_isGame;  // may be castling, or any capture on a file
    }
    const chess::Bitboard reached =
        token.piece ? m_of[static_cast<std::size_t>(*token.piece)] : m_any;
    return chess::contains(reached, chess::makeSquare(token.toFile, *token.toRank));
}

}  // namespace diptych::importers
