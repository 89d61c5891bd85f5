#include "reports/words/sheet_finding_phrases.h"

#include <QtGlobal>

namespace diptych::reports::phrases {

namespace {

constexpr FindingPhrase sheetFindingTable[] = {
    {"scores-correspond", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The two scores correspond."),
     QT_TRANSLATE_NOOP("Findings", "The two scores correspond.")},
    {"scores-correspond-with-illegal", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings",
                       "The two scores correspond, and both contain the same illegal move."),
     QT_TRANSLATE_NOOP("Findings",
                       "The two scores correspond, and both contain the same illegal move.")},
    {"scores-differ", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The two scores differ, first at %2."),
     QT_TRANSLATE_NOOP("Findings", "The two scores differ.")},
    {"scores-incomplete", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings",
         "The scores do not contradict each other, but one of them is incomplete or missing."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "The scores do not contradict each other, but one of them is incomplete or missing.")},
    {"scores-unusable", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "Neither score can be used."),
     QT_TRANSLATE_NOOP("Findings", "Neither score can be used.")},
    {"no-scores", ArgumentKind::Text, QT_TRANSLATE_NOOP("Findings", "Nobody kept score."),
     QT_TRANSLATE_NOOP("Findings", "Nobody kept score.")},
    {"no-score-is-evidence", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "Scores were kept, but none of them is evidence."),
     QT_TRANSLATE_NOOP("Findings", "Scores were kept, but none of them is evidence.")},
    {"sheet-has-no-move", ArgumentKind::Keeper,
     QT_TRANSLATE_NOOP("Findings", "%3: there is no move on the sheet."),
     QT_TRANSLATE_NOOP("Findings", "There is no move on one of the sheets.")},
    {"sheet-is-cut", ArgumentKind::Keeper,
     QT_TRANSLATE_NOOP("Findings", "%3: the sheet is too long; only its first %4 entries were "
                                   "read."),
     QT_TRANSLATE_NOOP("Findings", "A sheet is too long; only its beginning was read.")},
    {"no-entry-can-be-read", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "There are sheets, but no entry on them can be read."),
     QT_TRANSLATE_NOOP("Findings", "There are sheets, but no entry on them can be read.")},
    {"nothing-can-be-ruled", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "Nothing can be ruled yet: no score can be used, and the "
                                   "positions on the boards have not been recorded."),
     QT_TRANSLATE_NOOP("Findings", "Nothing can be ruled yet: no score can be used, and the "
                                   "positions on the boards have not been recorded.")},
    {"score-is-incomplete", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The score of %1 is incomplete; its last entry is %2."),
     QT_TRANSLATE_NOOP("Findings", "A score is incomplete.")},
    {"score-is-no-evidence", ArgumentKind::Keeper,
     QT_TRANSLATE_NOOP("Findings", "%3: not in algebraic notation, therefore no evidence."),
     QT_TRANSLATE_NOOP("Findings",
                       "A score is not in algebraic notation and is therefore no evidence.")},
    {"neither-score-goes-on", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "Neither score goes on to the last move made."),
     QT_TRANSLATE_NOOP("Findings", "Neither score goes on to the last move made.")},
    {"writing-stopped", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 had stopped recording after %2."),
     QT_TRANSLATE_NOOP("Findings", "A player had stopped recording.")},
    {"writing-not-excused", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 had to go on recording after %2: with an increment of "
                                   "thirty seconds or more nobody is excused."),
     QT_TRANSLATE_NOOP("Findings", "A player had to go on recording: with an increment of thirty "
                                   "seconds or more nobody is excused.")},
    {"entries-copied", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 copied entries from the other score, beginning with %2."),
     QT_TRANSLATE_NOOP("Findings", "A player copied entries from the other score.")},
    {"sheet-omits-entry", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The score of %1 leaves out %2."),
     QT_TRANSLATE_NOOP("Findings", "A score leaves out a move.")},
    {"sheet-has-impossible-entry", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings", "The score of %1 has an impossible entry at %2; one character puts it right."),
     QT_TRANSLATE_NOOP("Findings",
                       "A score has an impossible entry that one character puts right.")},
    {"sheet-has-other-move", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The score of %1 has another move at %2 than the one agreed."),
     QT_TRANSLATE_NOOP("Findings", "A score has another move than the one agreed.")},
    {"sheet-has-unreadable-entry", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The entry of %1 at %2 cannot be read."),
     QT_TRANSLATE_NOOP("Findings", "An entry of a score cannot be read.")},
    {"sheet-doubles-entry", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The score of %1 has %2 twice."),
     QT_TRANSLATE_NOOP("Findings", "A score has a move twice.")},
    {"sheet-swaps-entries", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings",
                       "In the score of %1 two entries stand in each other’s place, from %2 on."),
     QT_TRANSLATE_NOOP("Findings", "In a score two entries stand in each other’s place.")},
    {"sheet-is-mirrored", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "In the score of %1 the squares are named from the other side."),
     QT_TRANSLATE_NOOP("Findings", "In a score the squares are named from the other side.")},
    {"sheet-shifts-columns", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "In the score of %1 the columns are exchanged from %2 on."),
     QT_TRANSLATE_NOOP("Findings", "In a score the columns are exchanged.")},
    {"sheet-contradicts-the-boards", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The score of %1 is contradicted by both boards at %2."),
     QT_TRANSLATE_NOOP("Findings", "A score is contradicted by both boards.")},
    {"entry-is-ambiguous", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The entry of %1 at %2 fits more than one move."),
     QT_TRANSLATE_NOOP("Findings", "An entry of a score fits more than one move.")},
    {"entry-agreed", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "Both players accept before the arbiter what was played at %2."),
     QT_TRANSLATE_NOOP("Findings", "Both players accept before the arbiter what was played.")},
    {"answer-fits-no-entry", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The entry at %2 cannot mean %3, which was answered; the "
                                   "question stays open."),
     QT_TRANSLATE_NOOP("Findings", "An answer names a move that the entry cannot mean; the "
                                   "question stays open.")},
    {"entry-written-ahead", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings", "The score of %1 has an entry beyond the last move made; it does not count."),
     QT_TRANSLATE_NOOP("Findings",
                       "A score has an entry beyond the last move made; it does not count.")},
    {"newest-move-not-yet-written", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 has not yet written the newest move."),
     QT_TRANSLATE_NOOP("Findings", "The newest move is not yet written in both scores.")},
    {"later-move-decides", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "What %1 meant at %2 is decided by a later move."),
     QT_TRANSLATE_NOOP("Findings", "What an ambiguous entry meant is decided by a later move.")},
    {"answer-decides-entry", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The entry of %1 at %2 fits more than one move; the answer "
                                   "given says which one was meant."),
     QT_TRANSLATE_NOOP("Findings", "An entry fits more than one move; the answer given says which "
                                   "one was meant.")},
    {"only-board-shows-one-score", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The scores part at %2; the one board that was recorded bears "
                                   "out the score of %1, but no second one confirms it."),
     QT_TRANSLATE_NOOP("Findings", "The one board that was recorded bears out one of the scores, "
                                   "but no second one confirms it.")},
    {"impossible-entry-is-no-evidence", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings",
         "The score of %1 has an impossible entry at %2; it is no evidence of the move made."),
     QT_TRANSLATE_NOOP("Findings", "An impossible entry is no evidence of the move made.")},
    {"different-impossible-entries", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "At %2 each score has a different impossible entry."),
     QT_TRANSLATE_NOOP("Findings", "The scores have different impossible entries.")},
    {"order-of-moves-differs", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings",
                       "The scores part at %2 and meet again by another order of moves."),
     QT_TRANSLATE_NOOP("Findings", "The scores meet again by another order of moves.")},
    {"nothing-shows-the-move", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "Neither the scores nor the boards show what was played at %2."),
     QT_TRANSLATE_NOOP("Findings", "Neither the scores nor the boards show what was played.")},
    {"sheet-has-needless-entry", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The score of %1 has an entry after %2 that belongs to no "
                                   "move."),
     QT_TRANSLATE_NOOP("Findings", "A score has an entry that belongs to no move.")},
    {"score-in-coordinates", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The score of %1 names the squares alone and no pieces; whether "
                                   "that is algebraic notation is not settled."),
     QT_TRANSLATE_NOOP("Findings", "A score names the squares alone and no pieces; whether that is "
                                   "algebraic notation is not settled.")},
};

}  // namespace

std::span<const FindingPhrase> sheetFindings()
{
    return sheetFindingTable;
}

}  // namespace diptych::reports::phrases
