#include "core/chess/attacks.h"
#include "core/chess/castling.h"
#include "core/chess/movegen.h"
#include "core/chess/origins.h"
#include "core/chess/san.h"

namespace diptych::chess {

namespace {

/// Adds the English letter of a piece; none for a pawn.
void addLetter(std::string& text, PieceType type)
{
    if (type != PieceType::Pawn) {
        text += fenLetter({Color::White, type});
    }
}

void addPromotion(std::string& text, Move move)
{
    if (const std::optional<PieceType> promotion = move.promotion()) {
        text += '=';
        addLetter(text, *promotion);
    }
}

/// File, rank or both, as far as other pieces of the kind can legally go to the same square.
std::string originNeeded(const Position& position, PieceType type, Move move)
{
    const Bitboard others = legalOrigins(position, type, move.to()) & ~bitOf(move.from());
    if (others == 0) {
        return "";
    }
    const std::string square = toString(move.from());
    if ((others & fileSet(fileOf(move.from()))) == 0) {
        return square.substr(0, 1);
    }
    return (others & rankSet(rankOf(move.from()))) == 0 ? square.substr(1) : square;
}

std::string checkMark(const Position& position)
{
    if (!position.inCheck()) {
        return "";
    }
    return hasLegalMove(position) ? "+" : "#";
}

std::string longAlgebraic(const Position& position, Move move)
{
    std::string text;
    if (const std::optional<Piece> piece = position.at(move.from())) {
        addLetter(text, piece->type);
    }
    text += toString(move.from());
    text += position.at(move.to()) ? 'x' : '-';
    text += toString(move.to());
    addPromotion(text, move);
    return text;
}

/// A legal move without the mark of check.
std::string shortAlgebraic(const Position& position, Move move)
{
    const PieceType type = position.placement().typeOn(move.from());
    if (type == PieceType::King && castlingOf(position.sideToMove(), move.from(), move.to())) {
        return move.to() > move.from() ? "O-O" : "O-O-O";
    }
    bool captures = contains(position.occupied(), move.to());
    std::string text;
    addLetter(text, type);
    if (type == PieceType::Pawn) {
        captures = fileOf(move.from()) != fileOf(move.to());
        text += captures ? toString(move.from()).substr(0, 1) : "";
    } else if (type != PieceType::King) {
        text += originNeeded(position, type, move);
    }
    text += captures ? "x" : "";
    text += toString(move.to());
    addPromotion(text, move);
    return text;
}

}  // namespace

std::string toSan(const Position& position, Move move)
{
    if (!isLegal(position, move)) {
        return longAlgebraic(position, move);
    }
    return shortAlgebraic(position, move) + checkMark(position.after(move));
}

}  // namespace diptych::chess
