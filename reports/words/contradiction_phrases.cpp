#include "reports/words/contradiction_phrases.h"

#include <QtGlobal>

namespace diptych::reports::phrases {

namespace {

constexpr FindingPhrase contradictionTable[] = {
    {"press-without-a-move", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings",
         "The clock is said to have been pressed after the last move, but no move has been made."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "The clock is said to have been pressed after the last move, but no move has been made.")},
    {"press-contradicts-the-running-clock", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "What is stated about pressing the clock after the last move of "
                                   "%1 contradicts the clock that runs."),
     QT_TRANSLATE_NOOP("Findings", "What is stated about pressing the clock after the last move "
                                   "contradicts the clock that runs.")},
    {"press-contradicts-the-moves-completed", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "What is stated about pressing the clock after the last move of "
                                   "%1 contradicts the number of moves completed."),
     QT_TRANSLATE_NOOP("Findings", "What is stated about pressing the clock after the last move "
                                   "contradicts the number of moves completed.")},
    {"fact-beyond-the-game", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings",
         "The fact “%3” speaks of %2, but the game has not got so far; it concerns nothing."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "A stated fact speaks of a move that the game has not got to; it concerns nothing.")},
    {"words-are-no-move", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "“%4”, stated as “%3” for %2, is not a move in any language or "
                                   "notation that is known; it is left out of account."),
     QT_TRANSLATE_NOOP("Findings", "Words stated as said are not a move in any language or "
                                   "notation that is known; they are left out of account.")},
    {"executed-without-a-piece", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "At %2 no piece of the player to move stood on %3; that it was "
                                   "moved from there on the board of %1 contradicts the game."),
     QT_TRANSLATE_NOOP("Findings", "A piece is said to have been moved from a square where none of "
                                   "the player to move stood; that contradicts the game.")},
    {"touched-an-empty-square", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 is said to have touched a piece on %3, where none stood; "
                                   "that binds to nothing."),
     QT_TRANSLATE_NOOP("Findings", "A piece is said to have been touched where none stood; that "
                                   "binds to nothing.")},
    {"result-does-not-fit-its-reason", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The result declared and its reason contradict each other."),
     QT_TRANSLATE_NOOP("Findings", "The result declared and its reason contradict each other.")},
    {"end-is-not-on-the-board", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings",
         "By the scores the position at the end is not the one that the declared result names."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "By the scores the position at the end is not the one that the declared result names.")},
    {"result-after-the-end", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The result declared is not the end that the agreed moves show; "
                                   "the game was over before it."),
     QT_TRANSLATE_NOOP("Findings", "The result declared is not the end that the agreed moves show; "
                                   "the game was over before it.")},
    {"winner-cannot-mate", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 was declared the winner, but could not have mated by any "
                                   "series of legal moves; by the article the game is drawn."),
     QT_TRANSLATE_NOOP("Findings", "The player declared the winner could not have mated by any "
                                   "series of legal moves; by the article the game is drawn.")},
};

}  // namespace

std::span<const FindingPhrase> contradictions()
{
    return contradictionTable;
}

}  // namespace diptych::reports::phrases
