#include "core/notation/move_writer.h"

#include "core/chess/movegen.h"
#include "core/chess/square.h"

#include <cstdlib>

namespace diptych::notation {

namespace {

using chess::PieceType;

bool isCastling(const chess::Position& position, chess::Move move)
{
    const auto piece = position.at(move.from());
    return piece && piece->type == PieceType::King &&
           std::abs(fileOf(move.from()) - fileOf(move.to())) == 2 &&
           rankOf(move.from()) == rankOf(move.to());
}

bool isCapture(const chess::Position& position, chess::Move move)
{
    const auto piece = position.at(move.from());
    return position.at(move.to()) ||
           (piece && piece->type == PieceType::Pawn && fileOf(move.from()) != fileOf(move.to()));
}

std::string promotionText(chess::Move move, const Dialect& dialect)
{
    if (!move.promotion()) {
        return {};
    }
    const std::string& letter = dialect.letterOf(*move.promotion());
    return dialect.promotion == PromotionStyle::Equals ? "=" + letter : letter;
}

/// File, rank or both of the square of departure, where other pieces could go to the same square
/// (Article C.10).
std::string departureText(const chess::Position& position, chess::Move move, PieceType type)
{
    bool others = false;
    bool sameFile = false;
    bool sameRank = false;
    for (const chess::Move other : chess::legalMovesTo(position, type, move.to())) {
        if (other.from() == move.from()) {
            continue;
        }
        others = true;
        sameFile = sameFile || fileOf(other.from()) == fileOf(move.from());
        sameRank = sameRank || rankOf(other.from()) == rankOf(move.from());
    }
    const std::string square = chess::toString(move.from());
    if (!others) {
        return {};
    }
    if (!sameFile) {
        return square.substr(0, 1);
    }
    return sameRank ? square : square.substr(1, 1);
}

std::string checkText(const chess::Position& position, chess::Move move)
{
    const chess::Position next = position.after(move);
    if (!next.inCheck()) {
        return {};
    }
    return chess::hasLegalMove(next) ? "+" : "#";
}

std::string shortText(const chess::Position& position, chess::Move move, const Dialect& dialect)
{
    const PieceType type = position.at(move.from())->type;
    const std::string target = chess::toString(move.to());
    const std::string capture = isCapture(position, move) ? dialect.capture : std::string();
    if (type == PieceType::Pawn) {
        const std::string file =
            capture.empty() ? std::string() : chess::toString(move.from()).substr(0, 1);
        return file + capture + target + promotionText(move, dialect);
    }
    return dialect.letterOf(type) + departureText(position, move, type) + capture + target;
}

std::string longText(const chess::Position& position, chess::Move move, const Dialect& dialect)
{
    const auto piece = position.at(move.from());
    std::string text;
    if (piece && piece->type != PieceType::Pawn) {
        text = dialect.letterOf(piece->type);
    }
    return text + chess::toString(move.from()) +
           (isCapture(position, move) ? dialect.capture : std::string("-")) +
           chess::toString(move.to()) + promotionText(move, dialect);
}

const std::string& castlingText(chess::Move move, const Dialect& dialect)
{
    return fileOf(move.to()) > fileOf(move.from()) ? dialect.castlingShort : dialect.castlingLong;
}

}  // namespace

std::string writeMove(const chess::Position& position, chess::Move move, const Dialect& dialect)
{
    if (!chess::isLegal(position, move)) {
        return longText(position, move, dialect);
    }
    const std::string text = isCastling(position, move) ? castlingText(move, dialect)
                                                        : shortText(position, move, dialect);
    return text + checkText(position, move);
}

std::string writeLongMove(const chess::Position& position, chess::Move move, const Dialect& dialect)
{
    if (!chess::isLegal(position, move)) {
        return longText(position, move, dialect);
    }
    const std::string text = isCastling(position, move) ? castlingText(move, dialect)
                                                        : longText(position, move, dialect);
    return text + checkText(position, move);
}

}  // namespace diptych::notation
