#include "core/chess/bitboard.h"
#include "reports/words/name_phrases.h"
#include "reports/words/phrase_book.h"

#include <QtGlobal>

#include <algorithm>

namespace diptych::reports {

namespace {

using chess::Color;

/// The king goes two squares, and the rook over him.
bool isCastling(const chess::Position& before, chess::Move move)
{
    const auto piece = before.at(move.from());
    const int files = chess::fileOf(move.to()) - chess::fileOf(move.from());
    return piece && piece->type == chess::PieceType::King && (files == 2 || files == -2) &&
           chess::rankOf(move.from()) == chess::rankOf(move.to());
}

}  // namespace

std::string PhraseBook::carriedOut(const chess::Position& before, chess::Move made) const
{
    if (!isCastling(before, made)) {
        return fromTo(made);
    }
    if (m_naming == Naming::Announced) {
        return move(before, made);
    }
    return chess::fileOf(made.to()) > chess::fileOf(made.from()) ? "O-O" : "O-O-O";
}

std::string PhraseBook::boardFound(Color who, const law::BoardFound& board) const
{
    const std::string name = side(who);
    if (board.explanation) {
        const chess::Position& before = board.explanation->before;
        const std::string written = carriedOut(before, board.explanation->written);
        if (board.explanation->made) {
            return sentence(QT_TRANSLATE_NOOP("Sentences", "On %1’s board %2 was carried out "
                                                           "instead of %3."),
                            {name, carriedOut(before, *board.explanation->made), written});
        }
        return sentence(
            QT_TRANSLATE_NOOP("Sentences", "On %1’s board the move %2 was not carried out."),
            {name, written});
    }
    if (board.differsOn.empty() && board.match == law::BoardMatch::Game) {
        return sentence(
            QT_TRANSLATE_NOOP("Sentences", "%1’s board shows the position of the game."), {name});
    }
    if (board.match == law::BoardMatch::ScoreWhite || board.match == law::BoardMatch::ScoreBlack) {
        return sentence(
            QT_TRANSLATE_NOOP("Sentences", "%1’s board shows a position of the score of %2."),
            {name, side(board.match == law::BoardMatch::ScoreWhite ? Color::White : Color::Black)});
    }
    return sentence(QT_TRANSLATE_NOOP("Sentences", "%1’s board differs from the game on: %2."),
                    {name, squares(board.differsOn)});
}

std::string PhraseBook::position(const chess::Position& position) const
{
    std::vector<std::string> halves;
    for (const Color color : {Color::White, Color::Black}) {
        std::vector<std::string> groups;
        for (const char* letter : {"K", "Q", "R", "B", "N", "P"}) {
            const auto type = chess::pieceFromFenLetter(*letter)->type;
            chess::Bitboard set = position.pieces(color, type);
            if (set == 0) {
                continue;
            }
            const bool isOne = chess::countOf(set) == 1;
            std::vector<chess::Square> where;
            while (set != 0) {
                where.push_back(chess::popFirst(set));
            }
            std::ranges::sort(where, {}, [](chess::Square square) {
                return chess::fileOf(square) * 8 + chess::rankOf(square);
            });
            const char* source =
                findPhrase(isOne ? phrases::onePieceAt() : phrases::somePiecesAt(), letter);
            groups.push_back(text("Names", source, {squares(where)}));
        }
        const std::string pieces =
            groups.empty() ? text("Sentences", QT_TRANSLATE_NOOP("Sentences", "nothing"))
                           : list(groups);
        halves.push_back(color == Color::White
                             ? sentence(QT_TRANSLATE_NOOP("Sentences", "White: %1."), {pieces})
                             : sentence(QT_TRANSLATE_NOOP("Sentences", "Black: %1."), {pieces}));
    }
    return halves[0] + " " + halves[1];
}

}  // namespace diptych::reports
