#pragma once

#include "app/gui/board_model.h"
#include "app/session/desk.h"
#include "reports/words/phrase_book.h"

#include <QString>

namespace diptych::gui {

/// Whose account of the game the board follows.
enum class Account { LikeliestGame, WhitesScore, BlacksScore };

/// A position of an account with its name.
struct PlyOnBoard {
    BoardContent content{};
    QString caption{};  ///< "After 8…O-O, last agreed position. White to move."
};

/// The position after a ply; plies beyond the account's end give its last position.
PlyOnBoard boardAt(const session::Desk& desk, Account account, int ply,
                   const reports::PhraseBook& book);

/// Number of plies up to which both scores stand on the same position; 0 where there is no
/// agreement to speak of.
int agreementOf(const session::Desk& desk);

/// The position that the boards should show: the last one of the likeliest game.
const chess::Position& lastOfGame(const session::Desk& desk);

}  // namespace diptych::gui
