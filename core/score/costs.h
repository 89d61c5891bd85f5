#pragma once

#include "core/score/sheet.h"

namespace diptych::score {

/// What each explanation of an entry costs: negative natural logarithms of how often people do
/// such a thing, relative to writing the move plainly. See core/score/README.md for the table.
struct Costs {
    double wrongPiece = 4.5;          ///< another piece letter, or one too many or too few
    double neighbouringSquare = 4.5;  ///< file or rank one off
    double wrongSquare = 5.0;         ///< file or rank off by more
    double wrongDeparture = 4.0;      ///< the square of departure does not fit
    double missingDeparture = 3.0;    ///< "d4" for a pawn's capture on d4
    double missingPromotion = 2.0;    ///< the new piece was not written
    double wrongPromotion = 4.5;
    double wrongCastling = 5.0;       ///< the other side
    double castlingAsKingMove = 1.0;  ///< "Kg1"
    double slipThoughLegal = 1.0;     ///< more, where the entry was legal as it stands
    double missingCheck = 1.0;        ///< marked as check, but it is none
    double needlessCapture = 0.5;     ///< marked as capture, but nothing is taken
    double ambiguous = 2.0;           ///< fits several legal moves
    double anotherMove = 9.0;         ///< nothing in common with the move played
    double furtherOtherMove = 3.0;    ///< the same soon after an entry of that kind
    double otherMoveTwice = 3.0;      ///< more, where the next entry is the same: that was doubled
    double unreadable = 1.5;
    double omission = 6.0;
    double furtherOmission = 2.5;     ///< the second half of a row left out
    double longOmission = 0.0;        ///< more for each ply beyond three in a row
    double omissionInShortRow = 3.0;  ///< where a row has only one
    double duplicate = 5.0;
    double furtherDuplicate = 2.0;     ///< the second half of a row written twice
    double needlessEntry = 12.0;       ///< an entry that nothing explains
    double needlessAlone = 10.0;       ///< the same where no other sheet lacks it
    double needlessInLongRow = 5.0;    ///< the same where a row has more than two
    double entryAfterEnd = 0.5;        ///< written after mate or stalemate
    double swappedOwnMoves = 5.5;      ///< two successive moves of one side in each other's place
    double swappedRow = 6.5;           ///< two successive entries in each other's place
    double swappedRows = 7.0;          ///< two successive moves of both sides in each other's place
    double swappedThoughLegal = 4.0;   ///< more, where the entry was legal in its own place
    double sheetEnded = 0.25;          ///< for each ply after the last entry
    double stoppedEarly = 2.0;         ///< more for the second one: he did not only lag behind
    double illegalAgainstCheck = 4.0;  ///< an illegal move was played: king in check, castling
    double illegalAgainstBoard = 6.0;  ///< the same through or onto a piece: a board was wrong
    double illegalMovement = 7.0;      ///< the same by a piece that does not move so
    double stillInCheck = 0.1;         ///< the king that was left in check before stays there
};

/// Costs of a medium.
const Costs& costsFor(Medium medium);

/// Costs of a sheet: its medium's, or those of ink while that is not settled.
const Costs& costsFor(const Sheet& sheet);

}  // namespace diptych::score
