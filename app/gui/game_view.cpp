#include "app/gui/game_view.h"

#include "app/gui/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace diptych::gui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GameView)
};

const std::vector<chess::Position>& positionsOf(const session::Desk& desk, Account account)
{
    const score::Comparison& comparison = desk.assessment.comparison;
    if (account == Account::WhitesScore && comparison.white) {
        return comparison.white->positions;
    }
    if (account == Account::BlacksScore && comparison.black) {
        return comparison.black->positions;
    }
    return comparison.game.positions;
}

std::optional<chess::Move> moveAt(const session::Desk& desk, Account account, int ply)
{
    const score::Comparison& comparison = desk.assessment.comparison;
    const auto index = static_cast<std::size_t>(ply - 1);
    const auto& line = account == Account::WhitesScore ? comparison.white : comparison.black;
    if (account != Account::LikeliestGame && line && index < line->plies.size() &&
        line->plies[index].move) {
        return line->plies[index].move;
    }
    if (index < comparison.game.moves.size()) {
        return comparison.game.moves[index];
    }
    return std::nullopt;
}

QString placeWords(const session::Desk& desk, Account account, int ply)
{
    const score::Comparison& comparison = desk.assessment.comparison;
    if (comparison.agreement && comparison.agreement->ply == ply) {
        return Words::tr("last agreed position");
    }
    if (comparison.agreement && ply < comparison.agreement->ply) {
        return Words::tr("agreed");
    }
    switch (account) {
    case Account::LikeliestGame:
        return Words::tr("likeliest game");
    case Account::WhitesScore:
        return Words::tr("by White’s score");
    case Account::BlacksScore:
        return Words::tr("by Black’s score");
    }
    return {};
}

}  // namespace

PlyOnBoard boardAt(const session::Desk& desk, Account account, int ply,
                   const reports::PhraseBook& book)
{
    const auto& positions = positionsOf(desk, account);
    PlyOnBoard shown;
    shown.content.position = desk.incident.circumstances.start;
    QString after = Words::tr("Before the first move");
    int reached = 0;
    if (!positions.empty()) {
        reached = std::clamp(ply, 0, static_cast<int>(positions.size()) - 1);
        shown.content.position = positions[static_cast<std::size_t>(reached)];
    }
    if (reached > 0) {
        shown.content.lastMove = moveAt(desk, account, reached);
        const chess::Position& before = positions[static_cast<std::size_t>(reached - 1)];
        const QString move = shown.content.lastMove
                                 ? toQt(book.numberedMove(reached, before, *shown.content.lastMove))
                                 : toQt(book.plyNumber(reached));
        //: %1 a move with its number, "8…O-O"
        after = Words::tr("After %1").arg(move);
    }
    const QString turn = shown.content.position.sideToMove() == chess::Color::White
                             ? Words::tr("White to move")
                             : Words::tr("Black to move");
    //: %1 "After 8…O-O", %2 "last agreed position", %3 "White to move"
    shown.caption = Words::tr("%1, %2, %3").arg(after, placeWords(desk, account, reached), turn);
    return shown;
}

int agreementOf(const session::Desk& desk)
{
    const auto& agreement = desk.assessment.comparison.agreement;
    return agreement ? agreement->ply : 0;
}

const chess::Position& lastOfGame(const session::Desk& desk)
{
    const auto& positions = desk.assessment.comparison.game.positions;
    return positions.empty() ? desk.incident.circumstances.start : positions.back();
}

}  // namespace diptych::gui
