#include "app/gui/board_speech.h"

#include "app/gui/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace diptych::gui {
namespace {

using chess::Position;
using chess::Square;
using reports::PhraseBook;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BoardSpeech)
};

constexpr int directions[8][2] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                  {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

/// The square so many steps away; absent beyond the edge.
std::optional<Square> stepped(Square square, const int (&direction)[2], int steps)
{
    const int file = chess::fileOf(square) + steps * direction[0];
    const int rank = chess::rankOf(square) + steps * direction[1];
    const bool isOn = file >= 0 && file < 8 && rank >= 0 && rank < 8;
    return isOn ? std::optional(chess::makeSquare(file, rank)) : std::nullopt;
}

/// "e4, white pawn", or the square alone when it is empty.
QString onSquare(const Position& position, Square square, const PhraseBook& book)
{
    const auto piece = position.at(square);
    const QString name = toQt(chess::toString(square));
    //: %1 a square, %2 a piece
    return piece ? Words::tr("%1, %2").arg(name, toQt(book.piece(*piece))) : name;
}

QString sentence(const QString& head, const QStringList& found)
{
    //: %1 what was asked, such as "Around e4", %2 squares with pieces
    return Words::tr("%1: %2.").arg(head, found.isEmpty() ? Words::tr("nothing")
                                                          : found.join(QStringLiteral("; ")));
}

}  // namespace

std::optional<Square> nextPiece(const Position& position, Square from, chess::Piece piece)
{
    for (int step = 1; step <= 64; ++step) {
        const auto square = static_cast<Square>((static_cast<int>(from) + step) % 64);
        if (position.at(square) == piece) {
            return square;
        }
    }
    return std::nullopt;
}

QString neighboursOf(const Position& position, Square square, const PhraseBook& book)
{
    QStringList found;
    for (const auto& direction : directions) {
        if (const auto near = stepped(square, direction, 1); near && position.at(*near)) {
            found << onSquare(position, *near, book);
        }
    }
    return sentence(Words::tr("Around %1").arg(toQt(chess::toString(square))), found);
}

QString raysFrom(const Position& position, Square square, const PhraseBook& book)
{
    QStringList found;
    for (const auto& direction : directions) {
        for (int steps = 1; steps < 8; ++steps) {
            const auto far = stepped(square, direction, steps);
            if (far && position.at(*far)) {
                found << onSquare(position, *far, book);
            }
            if (!far || position.at(*far)) {
                break;
            }
        }
    }
    return sentence(Words::tr("In line with %1").arg(toQt(chess::toString(square))), found);
}

QString piecesOf(const Position& position, chess::Color side, const PhraseBook& book)
{
    QStringList found;
    for (const auto type :
         {chess::PieceType::King, chess::PieceType::Queen, chess::PieceType::Rook,
          chess::PieceType::Bishop, chess::PieceType::Knight, chess::PieceType::Pawn}) {
        for (int i = 0; i < 64; ++i) {
            const auto square = static_cast<Square>(i);
            if (position.at(square) == chess::Piece{side, type}) {
                //: %1 a kind of piece, %2 a square
                found << Words::tr("%1 %2").arg(toQt(book.pieceType(type)),
                                                toQt(chess::toString(square)));
            }
        }
    }
    return sentence(toQt(book.side(side)), found);
}

}  // namespace diptych::gui
