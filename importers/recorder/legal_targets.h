#pragma once

#include "core/chess/bitboard.h"
#include "core/chess/piece.h"
#include "core/chess/position.h"
#include "core/chess/san.h"

#include <array>

namespace diptych::importers {

/// Where each kind of piece can go in a position: tells in no time that most of what may have been
/// heard is no legal move.
class LegalTargets {
public:
    explicit LegalTargets(const chess::Position& position);

    /// The token may mean a legal move; chess::matches says which.
    bool mayMean(const chess::SanToken& token) const;

private:
    std::array<chess::Bitboard, chess::pieceTypeCount> m_of{};
    chess::Bitboard m_any = 0;
    bool m_isGame;  ///< no king was taken by an illegal move; else nothing is legal
};

}  // namespace diptych::importers
