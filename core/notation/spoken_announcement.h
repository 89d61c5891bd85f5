#pragma once

#include "core/notation/reading.h"
#include "core/notation/spoken_language.h"

#include <cstdint>
#include <optional>

namespace diptych::notation {

/// An announcement as it is put together term by term.
class SpokenAnnouncement {
public:
    /// Adds a term; reports whether an announcement can go on so.
    [[nodiscard]] bool take(SpokenMeaning meaning, double cost);

    /// What has been said so far is a whole move.
    bool isComplete() const;
    /// A piece with half a square: the other half may not have been heard.
    bool isHalf() const;
    /// Adds what has been said to the readings: the move, and where a word may have been lost, the
    /// moves without it.
    void addTo(Readings& readings) const;

    int confusions() const { return m_confusions; }
    void noteConfusion() { ++m_confusions; }
    bool isEmpty() const { return !m_began; }

private:
    struct Square {
        std::optional<int> file{};
        std::optional<int> rank{};
    };

    bool takePiece(chess::PieceType piece);
    bool takeFile(int file);
    bool takeRank(int rank);
    bool takeCastling(SpokenKind kind);
    bool takeMark(SpokenKind kind);
    Square* lastSquare() { return m_squares == 0 ? nullptr : &m_square[m_squares - 1]; }
    const Square& target() const { return m_square[m_squares - 1]; }
    bool isPawnMove() const;
    bool hasTarget() const;
    chess::SanToken token() const;

    std::optional<chess::PieceType> m_piece{};
    Square m_square[2]{};
    int m_squares = 0;
    std::optional<chess::Castling> m_castling{};
    std::optional<chess::PieceType> m_promotion{};
    double m_cost = 0.0;
    int m_confusions = 0;
    int m_fillers = 0;
    bool m_began = false;
    bool m_captures = false;
    bool m_captureOpen = false;    ///< the piece taken may be named
    bool m_promotionOpen = false;  ///< the new piece may be named
    bool m_castles = false;
    bool m_short = false;
    bool m_long = false;
    bool m_check = false;
    bool m_mate = false;
    bool m_enPassant = false;
};

}  // namespace diptych::notation
