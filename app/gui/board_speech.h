#pragma once

#include "core/chess/position.h"
#include "reports/words/phrase_book.h"

#include <QString>

#include <optional>

namespace diptych::gui {

/// The next square behind another, from a1 to h8 and round again, on which a piece stands; absent
/// when there is no such piece.
std::optional<chess::Square> nextPiece(const chess::Position& position, chess::Square from,
                                       chess::Piece piece);

// What is said about a square without looking at the board.

/// What stands on the squares around: "Around e4: d5, black pawn. …".
QString neighboursOf(const chess::Position& position, chess::Square square,
                     const reports::PhraseBook& book);
/// The first piece in each direction along ranks, files and diagonals.
QString raysFrom(const chess::Position& position, chess::Square square,
                 const reports::PhraseBook& book);
/// All pieces of a player.
QString piecesOf(const chess::Position& position, chess::Color side,
                 const reports::PhraseBook& book);

}  // namespace diptych::gui
