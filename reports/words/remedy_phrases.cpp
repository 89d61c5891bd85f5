#include "reports/words/remedy_phrases.h"

#include <QtGlobal>

namespace diptych::reports::phrases {

namespace {

constexpr RemedyPhrase remedyTable[] = {
    {"continue", QT_TRANSLATE_NOOP("Remedies", "The game goes on"),
     QT_TRANSLATE_NOOP("Remedies", "The game goes on from the position on the boards."),
     QT_TRANSLATE_NOOP("Remedies", "The game goes on from the position on the boards.")},
    {"continue:next-period", QT_TRANSLATE_NOOP("Remedies", "The game goes on"),
     QT_TRANSLATE_NOOP("Remedies",
                       "The game goes on from the position on the boards; the next move "
                       "counts as the first of the next period."),
     QT_TRANSLATE_NOOP("Remedies",
                       "The game goes on from the position on the boards; the next move "
                       "counts as the first of the next period.")},
    {"continue:move-put-back", QT_TRANSLATE_NOOP("Remedies", "The game goes on"),
     QT_TRANSLATE_NOOP("Remedies", "The illegal move was not completed: it is put back, and the "
                                   "game goes on from the position before it."),
     QT_TRANSLATE_NOOP("Remedies", "The illegal move was not completed: it is put back, and the "
                                   "game goes on from the position before it.")},
    {"complete-score", QT_TRANSLATE_NOOP("Remedies", "Complete a score"),
     QT_TRANSLATE_NOOP("Remedies", "%1 puts the score in order with the help of the other score."),
     QT_TRANSLATE_NOOP("Remedies", "The incomplete score is put in order with the help of the "
                                   "other one.")},
    {"adjust-board", QT_TRANSLATE_NOOP("Remedies", "Correct a board"),
     QT_TRANSLATE_NOOP("Remedies", "%1 corrects the position on %1’s board; no move is taken "
                                   "back."),
     QT_TRANSLATE_NOOP("Remedies", "The wrong board is corrected; no move is taken back.")},
    {"retrace", QT_TRANSLATE_NOOP("Remedies", "Retrace the moves"),
     QT_TRANSLATE_NOOP("Remedies", "The moves are retraced to the point where the two scores "
                                   "agree: the position after %2."),
     QT_TRANSLATE_NOOP("Remedies", "The moves are retraced to the point where the two scores "
                                   "agree.")},
    {"retrace:start", QT_TRANSLATE_NOOP("Remedies", "Retrace the moves"),
     QT_TRANSLATE_NOOP("Remedies", "The moves are retraced to the point where the two scores "
                                   "agree: the starting position."),
     QT_TRANSLATE_NOOP("Remedies", "The moves are retraced to the point where the two scores "
                                   "agree: the starting position.")},
    {"retrace:touch-move", QT_TRANSLATE_NOOP("Remedies", "Take the move back"),
     QT_TRANSLATE_NOOP("Remedies", "The last move is taken back, because another piece had been "
                                   "touched: the position after %2."),
     QT_TRANSLATE_NOOP("Remedies", "The last move is taken back, because another piece had been "
                                   "touched.")},
    {"restore-before-illegal-move",
     QT_TRANSLATE_NOOP("Remedies", "Restore the position before the illegal move"),
     QT_TRANSLATE_NOOP("Remedies", "The position immediately before the illegal move is restored: "
                                   "the position after %2."),
     QT_TRANSLATE_NOOP("Remedies", "The position immediately before the illegal move is "
                                   "restored.")},
    {"replace-pawn-by-queen", QT_TRANSLATE_NOOP("Remedies", "Replace the pawn by a queen"),
     QT_TRANSLATE_NOOP("Remedies", "The pawn left on the last rank at %2 is replaced by a queen "
                                   "of the same colour."),
     QT_TRANSLATE_NOOP("Remedies", "The pawn left on the last rank is replaced by a queen of the "
                                   "same colour.")},
    {"restore-last-identifiable-position",
     QT_TRANSLATE_NOOP("Remedies", "Restore the last identifiable position"),
     QT_TRANSLATE_NOOP("Remedies", "The last position that can be identified is restored: the "
                                   "position after %2."),
     QT_TRANSLATE_NOOP("Remedies", "The last position that can be identified is restored.")},
    {"restore-last-identifiable-position:start",
     QT_TRANSLATE_NOOP("Remedies", "Restore the last identifiable position"),
     QT_TRANSLATE_NOOP("Remedies", "The last position that can be identified is restored: the "
                                   "starting position."),
     QT_TRANSLATE_NOOP("Remedies", "The last position that can be identified is restored: the "
                                   "starting position.")},
    {"reconstruct", QT_TRANSLATE_NOOP("Remedies", "Reconstruct the game"),
     QT_TRANSLATE_NOOP("Remedies", "The game is reconstructed on a second board, in the presence "
                                   "of the arbiter and both players."),
     QT_TRANSLATE_NOOP("Remedies", "The game is reconstructed on a second board, in the presence "
                                   "of the arbiter and both players.")},
    {"game-over", QT_TRANSLATE_NOOP("Remedies", "The game is over"),
     QT_TRANSLATE_NOOP("Remedies", "The game ended with %2: %3 (%4)."),
     QT_TRANSLATE_NOOP("Remedies", "The game is over: %3 (%4).")},
    {"result-stands", QT_TRANSLATE_NOOP("Remedies", "The result stands"),
     QT_TRANSLATE_NOOP("Remedies", "The result stands: %3 (%4)."),
     QT_TRANSLATE_NOOP("Remedies", "The result stands: %3 (%4).")},
    {"new-game", QT_TRANSLATE_NOOP("Remedies", "Play a new game"),
     QT_TRANSLATE_NOOP("Remedies", "The game is cancelled and a new game is played."),
     QT_TRANSLATE_NOOP("Remedies", "The game is cancelled and a new game is played.")},
    {"ask", QT_TRANSLATE_NOOP("Remedies", "Ask first"),
     QT_TRANSLATE_NOOP("Remedies", "The open question must be answered before anything is done."),
     QT_TRANSLATE_NOOP("Remedies", "The open question must be answered before anything is done.")},
};

constexpr Phrase winnerTable[] = {
    {"1-0", QT_TRANSLATE_NOOP("Remedies", "White wins")},
    {"0-1", QT_TRANSLATE_NOOP("Remedies", "Black wins")},
    {"1/2-1/2", QT_TRANSLATE_NOOP("Remedies", "the game is drawn")},
    {"0-0", QT_TRANSLATE_NOOP("Remedies", "both players lose")},
};

constexpr Phrase overReasonTable[] = {
    {"checkmate", QT_TRANSLATE_NOOP("Remedies", "checkmate")},
    {"mate", QT_TRANSLATE_NOOP("Remedies", "checkmate")},
    {"stalemate", QT_TRANSLATE_NOOP("Remedies", "stalemate")},
    {"dead-position", QT_TRANSLATE_NOOP("Remedies", "dead position")},
    {"agreement", QT_TRANSLATE_NOOP("Remedies", "agreement of the players")},
    {"resignation", QT_TRANSLATE_NOOP("Remedies", "resignation")},
    {"time", QT_TRANSLATE_NOOP("Remedies", "the time allotted has been exceeded")},
    {"flag-fall", QT_TRANSLATE_NOOP("Remedies", "the time allotted has been exceeded")},
    {"both-flags", QT_TRANSLATE_NOOP("Remedies", "both flags have fallen")},
    {"threefold", QT_TRANSLATE_NOOP("Remedies", "threefold repetition was claimed")},
    {"fivefold", QT_TRANSLATE_NOOP("Remedies", "fivefold repetition")},
    {"fifty", QT_TRANSLATE_NOOP("Remedies", "fifty moves without a capture or a pawn move")},
    {"fifty-moves", QT_TRANSLATE_NOOP("Remedies", "fifty moves without a capture or a pawn move")},
    {"seventy-five",
     QT_TRANSLATE_NOOP("Remedies", "seventy-five moves without a capture or a pawn move")},
    {"seventy-five-moves",
     QT_TRANSLATE_NOOP("Remedies", "seventy-five moves without a capture or a pawn "
                                   "move")},
    {"illegal-moves", QT_TRANSLATE_NOOP("Remedies", "repeated illegal moves")},
    {"illegal-move", QT_TRANSLATE_NOOP("Remedies", "illegal move")},
    {"illegal-position", QT_TRANSLATE_NOOP("Remedies", "an illegal position that stayed")},
    {"sealed-move", QT_TRANSLATE_NOOP("Remedies", "the sealed move is not valid")},
    {"device", QT_TRANSLATE_NOOP("Remedies", "an electronic device that was not approved")},
    {"annulled", QT_TRANSLATE_NOOP("Remedies", "the game cannot be reconstructed")},
    {"default-time", QT_TRANSLATE_NOOP("Remedies", "late arrival beyond the default time")},
    {"declared", QT_TRANSLATE_NOOP("Remedies", "as declared")},
    {"other", QT_TRANSLATE_NOOP("Remedies", "as declared")},
};

}  // namespace

std::span<const RemedyPhrase> remedies()
{
    return remedyTable;
}

std::span<const Phrase> winners()
{
    return winnerTable;
}

std::span<const Phrase> overReasons()
{
    return overReasonTable;
}

}  // namespace diptych::reports::phrases
