#include "reports/words/name_phrases.h"

#include <QtGlobal>

namespace diptych::reports::phrases {

namespace {

constexpr Phrase sideTable[] = {
    {"white", QT_TRANSLATE_NOOP("Names", "White")},
    {"black", QT_TRANSLATE_NOOP("Names", "Black")},
};

constexpr Phrase keeperTable[] = {
    {"white", QT_TRANSLATE_NOOP("Names", "White’s score")},
    {"black", QT_TRANSLATE_NOOP("Names", "Black’s score")},
    {"assistant", QT_TRANSLATE_NOOP("Names", "the assistant’s score")},
    {"assistant-white", QT_TRANSLATE_NOOP("Names", "the score kept by White’s assistant")},
    {"assistant-black", QT_TRANSLATE_NOOP("Names", "the score kept by Black’s assistant")},
    {"recorder", QT_TRANSLATE_NOOP("Names", "the recording")},
    {"arbiter", QT_TRANSLATE_NOOP("Names", "the arbiter’s notes")},
    {"board", QT_TRANSLATE_NOOP("Names", "the electronic board")},
};

constexpr Phrase pieceTypeTable[] = {
    {"K", QT_TRANSLATE_NOOP("Names", "king")},   {"Q", QT_TRANSLATE_NOOP("Names", "queen")},
    {"R", QT_TRANSLATE_NOOP("Names", "rook")},   {"B", QT_TRANSLATE_NOOP("Names", "bishop")},
    {"N", QT_TRANSLATE_NOOP("Names", "knight")}, {"P", QT_TRANSLATE_NOOP("Names", "pawn")},
};

constexpr Phrase pieceTable[] = {
    {"K", QT_TRANSLATE_NOOP("Names", "white king")},
    {"Q", QT_TRANSLATE_NOOP("Names", "white queen")},
    {"R", QT_TRANSLATE_NOOP("Names", "white rook")},
    {"B", QT_TRANSLATE_NOOP("Names", "white bishop")},
    {"N", QT_TRANSLATE_NOOP("Names", "white knight")},
    {"P", QT_TRANSLATE_NOOP("Names", "white pawn")},
    {"k", QT_TRANSLATE_NOOP("Names", "black king")},
    {"q", QT_TRANSLATE_NOOP("Names", "black queen")},
    {"r", QT_TRANSLATE_NOOP("Names", "black rook")},
    {"b", QT_TRANSLATE_NOOP("Names", "black bishop")},
    {"n", QT_TRANSLATE_NOOP("Names", "black knight")},
    {"p", QT_TRANSLATE_NOOP("Names", "black pawn")},
};

//: Object of "Move %1 from b3 to c2.": in German the accusative.
constexpr Phrase definitePieceTable[] = {
    {"K", QT_TRANSLATE_NOOP("Names", "the white king")},
    {"Q", QT_TRANSLATE_NOOP("Names", "the white queen")},
    {"R", QT_TRANSLATE_NOOP("Names", "the white rook")},
    {"B", QT_TRANSLATE_NOOP("Names", "the white bishop")},
    {"N", QT_TRANSLATE_NOOP("Names", "the white knight")},
    {"P", QT_TRANSLATE_NOOP("Names", "the white pawn")},
    {"k", QT_TRANSLATE_NOOP("Names", "the black king")},
    {"q", QT_TRANSLATE_NOOP("Names", "the black queen")},
    {"r", QT_TRANSLATE_NOOP("Names", "the black rook")},
    {"b", QT_TRANSLATE_NOOP("Names", "the black bishop")},
    {"n", QT_TRANSLATE_NOOP("Names", "the black knight")},
    {"p", QT_TRANSLATE_NOOP("Names", "the black pawn")},
};

constexpr Phrase onePieceTable[] = {
    {"K", QT_TRANSLATE_NOOP("Names", "king %1")},   {"Q", QT_TRANSLATE_NOOP("Names", "queen %1")},
    {"R", QT_TRANSLATE_NOOP("Names", "rook %1")},   {"B", QT_TRANSLATE_NOOP("Names", "bishop %1")},
    {"N", QT_TRANSLATE_NOOP("Names", "knight %1")}, {"P", QT_TRANSLATE_NOOP("Names", "pawn %1")},
};

constexpr Phrase somePiecesTable[] = {
    {"K", QT_TRANSLATE_NOOP("Names", "kings %1")},
    {"Q", QT_TRANSLATE_NOOP("Names", "queens %1")},
    {"R", QT_TRANSLATE_NOOP("Names", "rooks %1")},
    {"B", QT_TRANSLATE_NOOP("Names", "bishops %1")},
    {"N", QT_TRANSLATE_NOOP("Names", "knights %1")},
    {"P", QT_TRANSLATE_NOOP("Names", "pawns %1")},
};

constexpr Phrase editionTable[] = {
    {"fide-2023", QT_TRANSLATE_NOOP("Names", "FIDE Laws of Chess of 1 January 2023")},
    {"fide-2018", QT_TRANSLATE_NOOP("Names", "FIDE Laws of Chess of 1 January 2018")},
    {"fide-2017", QT_TRANSLATE_NOOP("Names", "FIDE Laws of Chess of 1 July 2017")},
    {"fide-2014", QT_TRANSLATE_NOOP("Names", "FIDE Laws of Chess of 1 July 2014")},
    {"fide-2009", QT_TRANSLATE_NOOP("Names", "FIDE Laws of Chess of 1 July 2009")},
    {"fide-2005", QT_TRANSLATE_NOOP("Names", "FIDE Laws of Chess of 1 July 2005")},
    {"fide-1985", QT_TRANSLATE_NOOP("Names", "FIDE Supplement E.02 of 1985")},
    {"fide-1930", QT_TRANSLATE_NOOP("Names", "FIDE Laws of Chess of 1930")},
    {"fide-1928", QT_TRANSLATE_NOOP("Names", "FIDE Laws of Chess of June 1928")},
};

constexpr Phrase playTable[] = {
    {"standard", QT_TRANSLATE_NOOP("Names", "standard chess")},
    {"rapid", QT_TRANSLATE_NOOP("Names", "rapid chess")},
    {"blitz", QT_TRANSLATE_NOOP("Names", "blitz")},
};

constexpr Phrase scoresStateTable[] = {
    {"correspond", QT_TRANSLATE_NOOP("Names", "correspond")},
    {"correspond-with-illegal",
     QT_TRANSLATE_NOOP("Names", "correspond, with an illegal move in both")},
    {"differ", QT_TRANSLATE_NOOP("Names", "differ")},
    {"incomplete", QT_TRANSLATE_NOOP("Names", "incomplete")},
    {"unusable", QT_TRANSLATE_NOOP("Names", "cannot be used")},
};

constexpr Phrase boardsStateTable[] = {
    {"equal", QT_TRANSLATE_NOOP("Names", "show the same position")},
    {"differ", QT_TRANSLATE_NOOP("Names", "show different positions")},
    {"unknown", QT_TRANSLATE_NOOP("Names", "not recorded")},
};

constexpr Phrase plyStateTable[] = {
    {"same", QT_TRANSLATE_NOOP("Names", "agrees")},
    {"ambiguous", QT_TRANSLATE_NOOP("Names", "ambiguous")},
    {"unreadable", QT_TRANSLATE_NOOP("Names", "unreadable")},
    {"omitted", QT_TRANSLATE_NOOP("Names", "left out")},
    {"slip", QT_TRANSLATE_NOOP("Names", "slip of the pen")},
    {"illegal", QT_TRANSLATE_NOOP("Names", "illegal")},
    {"different", QT_TRANSLATE_NOOP("Names", "differs")},
    {"beyond", QT_TRANSLATE_NOOP("Names", "no entry")},
};

constexpr Phrase entryStateTable[] = {
    {"read", QT_TRANSLATE_NOOP("Names", "read")},
    {"doubtful", QT_TRANSLATE_NOOP("Names", "doubtful")},
    {"ambiguous", QT_TRANSLATE_NOOP("Names", "ambiguous")},
    {"illegal", QT_TRANSLATE_NOOP("Names", "illegal")},
    {"unreadable", QT_TRANSLATE_NOOP("Names", "unreadable")},
    {"missing", QT_TRANSLATE_NOOP("Names", "left out")},
    {"void", QT_TRANSLATE_NOOP("Names", "does not count")},
};

constexpr Phrase differenceKindTable[] = {
    {"omission", QT_TRANSLATE_NOOP("Names", "a move is left out")},
    {"duplicate", QT_TRANSLATE_NOOP("Names", "a move is written twice")},
    {"swapped", QT_TRANSLATE_NOOP("Names", "two moves stand in each other’s place")},
    {"mirrored", QT_TRANSLATE_NOOP("Names", "the squares are named from the other side")},
    {"shifted", QT_TRANSLATE_NOOP("Names", "the columns are exchanged")},
    {"ambiguous", QT_TRANSLATE_NOOP("Names", "the entry can mean more than one move")},
    {"unreadable", QT_TRANSLATE_NOOP("Names", "the entry cannot be read")},
    {"illegal", QT_TRANSLATE_NOOP("Names", "the entry is not a legal move")},
    {"different-move", QT_TRANSLATE_NOOP("Names", "the entry is another move")},
    {"slip", QT_TRANSLATE_NOOP("Names", "a slip of the pen")},
    {"written-ahead", QT_TRANSLATE_NOOP("Names", "a move that was never made is written")},
    {"needless", QT_TRANSLATE_NOOP("Names", "an entry that belongs to no move is written")},
};

constexpr Phrase divergenceKindTable[] = {
    {"different-move", QT_TRANSLATE_NOOP("Names", "different moves")},
    {"illegal", QT_TRANSLATE_NOOP("Names", "an entry that is not a legal move")},
    {"promotion", QT_TRANSLATE_NOOP("Names", "different promotions")},
    {"castling", QT_TRANSLATE_NOOP("Names", "different castlings")},
};

constexpr Phrase illegalityTable[] = {
    {"empty-square", QT_TRANSLATE_NOOP("Names", "there is no piece on the square of departure")},
    {"not-own-piece", QT_TRANSLATE_NOOP("Names", "the piece belongs to the opponent")},
    {"own-piece-on-target",
     QT_TRANSLATE_NOOP("Names", "a piece of the same colour stands on the square of arrival")},
    {"wrong-movement", QT_TRANSLATE_NOOP("Names", "the piece does not move in that way")},
    {"path-blocked", QT_TRANSLATE_NOOP("Names", "another piece stands in the way")},
    {"king-left-in-check", QT_TRANSLATE_NOOP("Names", "the player’s own king is left in check")},
    {"nothing-to-capture", QT_TRANSLATE_NOOP("Names", "there is nothing for the pawn to capture")},
    {"en-passant-not-possible", QT_TRANSLATE_NOOP("Names", "a capture en passant is not possible")},
    {"castling-right-lost", QT_TRANSLATE_NOOP("Names", "the right to castle has been lost")},
    {"castling-in-check", QT_TRANSLATE_NOOP("Names", "the king castles out of check")},
    {"castling-through-check",
     QT_TRANSLATE_NOOP("Names", "the king crosses an attacked square when castling")},
    {"castling-blocked",
     QT_TRANSLATE_NOOP("Names", "a piece stands between the king and the rook")},
    {"promotion-missing",
     QT_TRANSLATE_NOOP("Names", "the pawn on the last rank is not exchanged for a piece")},
    {"promotion-not-allowed",
     QT_TRANSLATE_NOOP("Names", "a new piece is named where no pawn is promoted")},
};

constexpr Phrase endingTable[] = {
    {"none", QT_TRANSLATE_NOOP("Names", "the game is not over")},
    {"checkmate", QT_TRANSLATE_NOOP("Names", "checkmate")},
    {"stalemate", QT_TRANSLATE_NOOP("Names", "stalemate")},
    {"dead-position", QT_TRANSLATE_NOOP("Names", "dead position")},
};

constexpr Phrase standingTable[] = {
    {"clear", QT_TRANSLATE_NOOP("Names", "clear")},
    {"settled", QT_TRANSLATE_NOOP("Names", "settled")},
    {"interpretation", QT_TRANSLATE_NOOP("Names", "interpretation")},
    {"contested", QT_TRANSLATE_NOOP("Names", "contested")},
};

constexpr Phrase standingSentenceTable[] = {
    {"clear", QT_TRANSLATE_NOOP("Names", "The text of the Laws says so.")},
    {"settled",
     QT_TRANSLATE_NOOP("Names", "Established practice of the manuals and of arbiters’ training.")},
    {"interpretation",
     QT_TRANSLATE_NOOP("Names", "The Laws leave a gap; this is a reasoned interpretation.")},
    {"contested",
     QT_TRANSLATE_NOOP("Names", "Arbiters disagree on this; the decision is the arbiter’s.")},
};

}  // namespace

std::span<const Phrase> sides()
{
    return sideTable;
}
std::span<const Phrase> keepers()
{
    return keeperTable;
}
std::span<const Phrase> pieceTypes()
{
    return pieceTypeTable;
}
std::span<const Phrase> pieces()
{
    return pieceTable;
}
std::span<const Phrase> definitePieces()
{
    return definitePieceTable;
}
std::span<const Phrase> onePieceAt()
{
    return onePieceTable;
}
std::span<const Phrase> somePiecesAt()
{
    return somePiecesTable;
}
std::span<const Phrase> editions()
{
    return editionTable;
}
std::span<const Phrase> plays()
{
    return playTable;
}
std::span<const Phrase> scoresStates()
{
    return scoresStateTable;
}
std::span<const Phrase> boardsStates()
{
    return boardsStateTable;
}
std::span<const Phrase> plyStates()
{
    return plyStateTable;
}
std::span<const Phrase> entryStates()
{
    return entryStateTable;
}
std::span<const Phrase> differenceKinds()
{
    return differenceKindTable;
}
std::span<const Phrase> divergenceKinds()
{
    return divergenceKindTable;
}
std::span<const Phrase> illegalities()
{
    return illegalityTable;
}
std::span<const Phrase> endings()
{
    return endingTable;
}
std::span<const Phrase> standings()
{
    return standingTable;
}
std::span<const Phrase> standingSentences()
{
    return standingSentenceTable;
}

}  // namespace diptych::reports::phrases
