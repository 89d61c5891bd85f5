#pragma once

#include "app/session/desk.h"
#include "core/chess/piece.h"
#include "reports/words/phrase_book.h"

#include <QString>

#include <vector>

namespace diptych::gui {

/// What a row of the score table needs from the arbiter.
enum class RowKind {
    Start,     ///< the position before the first move
    Agreed,    ///< both scores mean the same move
    Single,    ///< only one score, or none, goes as far
    Doubtful,  ///< clerical: missing, doubled, ambiguous, unreadable, a slip
    Differs,   ///< the scores contradict each other or the rules
};

/// One ply of the two scores, in words.
struct ScoreRow {
    int ply = 0;
    RowKind kind = RowKind::Start;
    QString number{};  ///< "9." or "9…"
    QString header{};  ///< "Move 9, White"
    QString whiteText{}, whiteReading{};
    QString blackText{}, blackReading{};
    QString state{};          ///< "agreed", "White’s score: missing", …
    QString summary{};        ///< "9.h3 / 9.a3 · different move"
    bool lacksWhite = false;  ///< White’s score should have an entry here
    bool lacksBlack = false;
    bool doubtsWhite = false;  ///< something is wrong with White’s entry
    bool doubtsBlack = false;
    bool isUnsure = false;  ///< the likeliest game is in doubt at this ply

    bool isMissing(chess::Color keeper) const
    {
        return keeper == chess::Color::White ? lacksWhite : lacksBlack;
    }
};

/// The scores of an incident side by side; rows[n] is ply n, rows[0] the start.
struct ScoreRows {
    QString whiteTitle{}, blackTitle{};    ///< "White’s score"
    QString whiteColumn{}, blackColumn{};  ///< "White": short, for the head of a column
    std::vector<ScoreRow> rows{};
    std::vector<int> differences{};  ///< plies whose rows are Doubtful or Differ, ascending
};

ScoreRows scoreRowsOf(const session::Desk& desk, const reports::PhraseBook& book);

}  // namespace diptych::gui
