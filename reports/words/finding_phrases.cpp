#include "reports/words/finding_phrases.h"

#include "reports/words/contradiction_phrases.h"
#include "reports/words/sheet_finding_phrases.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>
#include <vector>

namespace diptych::reports::phrases {

namespace {

constexpr FindingPhrase findingTable[] = {
    {"boards-differ", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The two boards show different positions."),
     QT_TRANSLATE_NOOP("Findings", "The two boards show different positions.")},
    {"boards-equal", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The two boards show the same position."),
     QT_TRANSLATE_NOOP("Findings", "The two boards show the same position.")},
    {"boards-are-not-the-scores", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The boards do not show the position of the scores."),
     QT_TRANSLATE_NOOP("Findings", "The boards do not show the position of the scores.")},
    {"no-case-of-two-boards", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings",
                       "Only the scores differ; the article on two boards does not apply."),
     QT_TRANSLATE_NOOP("Findings",
                       "Only the scores differ; the article on two boards does not apply.")},
    {"end-is-not-established", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings",
         "By one of the scores the game would have ended at %2; that is not established."),
     QT_TRANSLATE_NOOP("Findings",
                       "By one of the scores the game would have ended; that is not established.")},
    {"concession-concerns-nothing", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings",
         "%1 concedes an entry at %2, where the scores do not differ; that concerns nothing."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "A player concedes an entry where the scores do not differ; that concerns nothing.")},
    {"concessions-contradict", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings",
         "At %2 each player concedes to the other; it must first be made clear who does."),
     QT_TRANSLATE_NOOP("Findings", "Each player concedes the same entry to the other; it must "
                                   "first be made clear who does.")},
    {"flag-contradicts-display", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The flag of %1 is reported as fallen, but the clock still "
                                   "shows time; one of the two is wrong."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "A flag is reported as fallen, but the clock still shows time; one of the two is wrong.")},
    {"position-rebuilt-wrongly", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "After the adjournment the position was set up wrongly; the "
                                   "moves played from it are void."),
     QT_TRANSLATE_NOOP("Findings", "After the adjournment the position was set up wrongly; the "
                                   "moves played from it are void.")},
    {"witness-contradicts", ArgumentKind::Keeper,
     QT_TRANSLATE_NOOP("Findings", "The score of %1 is contradicted at %2 by another record: %3."),
     QT_TRANSLATE_NOOP("Findings", "A score is contradicted by another record.")},
    {"assistant-kept-score", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The score of %1 was kept by the assistant."),
     QT_TRANSLATE_NOOP("Findings", "A score was kept by an assistant.")},
    {"game-had-ended", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "By the agreed moves the game had ended with %2."),
     QT_TRANSLATE_NOOP("Findings", "By the agreed moves the game had already ended.")},
    {"result-declared", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "A result had been agreed, declared or signed."),
     QT_TRANSLATE_NOOP("Findings", "A result had been agreed, declared or signed.")},
    {"illegal-move-after-result", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%2 was illegal, but this was found only after the result."),
     QT_TRANSLATE_NOOP("Findings", "An illegal move was found only after the result.")},
    {"illegal-move", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%2 was illegal and was completed."),
     QT_TRANSLATE_NOOP("Findings", "An illegal move was completed.")},
    {"illegal-move-not-completed", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%2 was illegal, but the clock had not been pressed."),
     QT_TRANSLATE_NOOP("Findings", "A move was illegal, but the clock had not been pressed.")},
    {"illegal-move-stands", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings",
                       "%2 was illegal, but the opponent has made the next move, so it stands."),
     QT_TRANSLATE_NOOP(
         "Findings", "A move was illegal, but the opponent has made the next move, so it stands.")},
    {"illegal-move-not-claimed", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%2 was illegal, but the opponent has not claimed; the arbiter "
                                   "acts only on a claim made before the next move."),
     QT_TRANSLATE_NOOP("Findings", "A move was illegal, but the opponent has not claimed; the "
                                   "arbiter acts only on a claim made before the next move.")},
    {"illegal-moves-lose", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%2 was illegal, and with this offence %1 loses the game."),
     QT_TRANSLATE_NOOP("Findings", "An illegal move was made that loses the game.")},
    {"illegal-move-from-wrong-board", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%2 was possible only on the wrong board of %1."),
     QT_TRANSLATE_NOOP("Findings", "The illegal move was possible only on a wrong board.")},
    {"illegal-move-in-annulled-moves", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%2 was illegal; it lies among the moves taken back."),
     QT_TRANSLATE_NOOP("Findings", "An illegal move lies among the moves taken back.")},
    {"penalty-chosen-by-opponent", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 may choose the penalty for the illegal move until %1 "
                                   "touches a piece; the Laws give no time for it."),
     QT_TRANSLATE_NOOP("Findings", "The opponent may choose the penalty for the illegal move until "
                                   "he touches a piece; the Laws give no time for it.")},
    {"pawn-not-promoted", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "At %2 a pawn was left on the last rank."),
     QT_TRANSLATE_NOOP("Findings", "A pawn was left on the last rank.")},
    {"promotion-not-completed", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings",
                       "At %2 the clock was pressed before the promotion was finished."),
     QT_TRANSLATE_NOOP("Findings", "The clock was pressed before the promotion was finished.")},
    {"arbiter-observed", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The arbiter saw it himself."),
     QT_TRANSLATE_NOOP("Findings", "The arbiter saw it himself.")},
    {"player-claimed", ArgumentKind::Text, QT_TRANSLATE_NOOP("Findings", "%1 claimed."),
     QT_TRANSLATE_NOOP("Findings", "A player claimed.")},
    {"both-boards-set-up-wrongly", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "Both boards were set up wrongly."),
     QT_TRANSLATE_NOOP("Findings", "Both boards were set up wrongly.")},
    {"one-board-set-up-wrongly", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The board of %1 was set up wrongly."),
     QT_TRANSLATE_NOOP("Findings", "One board was set up wrongly.")},
    {"set-up-no-longer-questioned", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The set-up is no longer questioned after so many moves."),
     QT_TRANSLATE_NOOP("Findings", "The set-up is no longer questioned after so many moves.")},
    {"colours-reversed", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings",
                       "The game was begun with colours reversed, and few moves have been made."),
     QT_TRANSLATE_NOOP("Findings",
                       "The game was begun with colours reversed, and few moves have been made.")},
    {"colours-reversed-game-goes-on", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings",
                       "The game was begun with colours reversed; it goes on all the same."),
     QT_TRANSLATE_NOOP("Findings",
                       "The game was begun with colours reversed; it goes on all the same.")},
    {"touched-piece-binds", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 is bound by the pieces touched."),
     QT_TRANSLATE_NOOP("Findings", "A player is bound by the pieces touched.")},
    {"touched-before-retrace", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 had touched a piece for the move that is taken back."),
     QT_TRANSLATE_NOOP("Findings", "A piece had been touched for the move that is taken back.")},
    {"touched-on-wrong-board", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 touched a piece on a board that did not show the game."),
     QT_TRANSLATE_NOOP("Findings", "A piece was touched on a board that did not show the game.")},
    {"touched-piece-not-moved", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 touched a piece and moved another one."),
     QT_TRANSLATE_NOOP("Findings", "A player touched a piece and moved another one.")},
    {"claim-lost", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 touched a piece and has lost the right to claim, so that "
                                   "the piece the opponent had touched no longer binds."),
     QT_TRANSLATE_NOOP("Findings", "The right to claim was lost by touching a piece, so that the "
                                   "piece touched before no longer binds.")},
    {"touched-by-taking-out", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "For %1 a piece counts as touched when it is taken out of its "
                                   "hole."),
     QT_TRANSLATE_NOOP("Findings", "For a visually disabled player a piece counts as touched when "
                                   "it is taken out of its hole.")},
    {"touched-piece-cannot-move", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "No legal move is possible with what %1 touched, so that any "
                                   "legal move may be made."),
     QT_TRANSLATE_NOOP("Findings", "No legal move is possible with what was touched, so that any "
                                   "legal move may be made.")},
    {"move-being-made", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 has let go a piece and is still making the move: the board "
                                   "is not wrong, and the move may be written afterwards."),
     QT_TRANSLATE_NOOP("Findings", "A player has let go a piece and is still making the move: the "
                                   "board is not wrong, and the move may be written "
                                   "afterwards.")},
    {"piece-adjusted", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 only adjusted a piece, after saying so."),
     QT_TRANSLATE_NOOP("Findings", "A piece was only adjusted, after saying so.")},
    {"move-not-announced", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%2 was not announced."),
     QT_TRANSLATE_NOOP("Findings", "A move was not announced.")},
    {"announcement-not-repeated", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The announcement of %2 was not repeated."),
     QT_TRANSLATE_NOOP("Findings", "An announcement was not repeated.")},
    {"announcement-repeated-wrongly", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The announcement of %2 was repeated wrongly."),
     QT_TRANSLATE_NOOP("Findings", "An announcement was repeated wrongly.")},
    {"announced-move-not-executed", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "At %2 another move was announced (“%3”) than executed."),
     QT_TRANSLATE_NOOP("Findings", "Another move was announced than executed.")},
    {"announcement-impossible", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "At %2 an impossible move was announced (“%3”)."),
     QT_TRANSLATE_NOOP("Findings", "An impossible move was announced.")},
    {"promotion-piece-not-announced", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "At %2 the new piece was not announced."),
     QT_TRANSLATE_NOOP("Findings", "The new piece was not announced.")},
    {"executed-otherwise", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "At %2 %1 executed %3–%4 instead of the move written."),
     QT_TRANSLATE_NOOP("Findings", "Another move was executed than the one written.")},
    {"slip-corrected-in-time", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "A slip of the tongue at %2 was corrected in time."),
     QT_TRANSLATE_NOOP("Findings", "A slip of the tongue was corrected in time.")},
    {"slip-corrected-too-late", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "A slip of the tongue at %2 was corrected too late."),
     QT_TRANSLATE_NOOP("Findings", "A slip of the tongue was corrected too late.")},
    {"warning-given", ArgumentKind::Text, QT_TRANSLATE_NOOP("Findings", "A warning is given."),
     QT_TRANSLATE_NOOP("Findings", "A warning is given.")},
    {"no-warning", ArgumentKind::Text, QT_TRANSLATE_NOOP("Findings", "No warning is given."),
     QT_TRANSLATE_NOOP("Findings", "No warning is given.")},
    {"draw-offer-in-annulled-moves", ArgumentKind::Fate,
     QT_TRANSLATE_NOOP("Findings", "A draw was offered among the moves taken back: %3."),
     QT_TRANSLATE_NOOP("Findings", "A draw was offered among the moves taken back.")},
    {"draw-claim-in-annulled-moves", ArgumentKind::Fate,
     QT_TRANSLATE_NOOP("Findings", "A draw was claimed among the moves taken back: %3."),
     QT_TRANSLATE_NOOP("Findings", "A draw was claimed among the moves taken back.")},
    {"draw-claim-good", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The claim of a draw by %1 is correct."),
     QT_TRANSLATE_NOOP("Findings", "The claim of a draw is correct.")},
    {"draw-claim-wrong", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The claim of a draw by %1 is incorrect."),
     QT_TRANSLATE_NOOP("Findings", "The claim of a draw is incorrect.")},
    {"move-count-not-shown", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings",
         "The scores cannot show that %1 has exceeded the time. Unless there is evidence of more "
         "moves, the next move counts as the first of the next period."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "The scores cannot show that the time has been exceeded. Unless there is evidence of more "
         "moves, the next move counts as the first of the next period.")},
    {"loss-on-time", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 has exceeded the time allotted."),
     QT_TRANSLATE_NOOP("Findings", "A player has exceeded the time allotted.")},
    {"both-flags-fallen", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "Both flags have fallen."),
     QT_TRANSLATE_NOOP("Findings", "Both flags have fallen.")},
    {"sealed-move-out-of-turn", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings", "%1 sealed a move but was not the player to move in the adjourned position."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "A move was sealed by a player who was not to move in the adjourned position.")},
    {"sealed-move-clear", ArgumentKind::San,
     QT_TRANSLATE_NOOP("Findings", "The sealed move is clear: %3."),
     QT_TRANSLATE_NOOP("Findings", "The sealed move is clear.")},
    {"sealed-move-impossible", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The sealed move cannot be made as it is written."),
     QT_TRANSLATE_NOOP("Findings", "The sealed move cannot be made as it is written.")},
    {"sealed-move-ambiguous", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The sealed move can be read in several ways."),
     QT_TRANSLATE_NOOP("Findings", "The sealed move can be read in several ways.")},
    {"sealed-move-illegible", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The sealed move is missing or cannot be read."),
     QT_TRANSLATE_NOOP("Findings", "The sealed move is missing or cannot be read.")},
    {"sealed-move-and-boards-differ", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The boards differed when the move was sealed."),
     QT_TRANSLATE_NOOP("Findings", "The boards differed when the move was sealed.")},
    {"sealed-move-choice-of-opponent", ArgumentKind::Fate,
     QT_TRANSLATE_NOOP("Findings", "The opponent chooses what follows from the sealed move: %3."),
     QT_TRANSLATE_NOOP("Findings", "The opponent chooses what follows from the sealed move.")},
    {"released-piece-moved-on", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 had let a piece go where it could stand and then moved it "
                                   "on."),
     QT_TRANSLATE_NOOP("Findings", "A player had let a piece go where it could stand and then "
                                   "moved it on.")},
    {"adjourned-after-the-last-entry", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings",
                       "The game is said to have been adjourned after half-move %3, but the "
                       "scores end with %2; what was sealed cannot be judged before "
                       "they go on to there."),
     QT_TRANSLATE_NOOP("Findings", "The game is said to have been adjourned later than the scores "
                                   "end; what was sealed cannot be judged before they go on to "
                                   "there.")},
    {"sealed-move-not-played", ArgumentKind::San,
     QT_TRANSLATE_NOOP("Findings", "The sealed move is %3, but %2 was played otherwise."),
     QT_TRANSLATE_NOOP("Findings", "Another move was played than the sealed one.")},
    {"sealed-move-decides", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The scores part at %2, and the envelope shows what was sealed "
                                   "there."),
     QT_TRANSLATE_NOOP("Findings", "The scores part at the sealed move, and the envelope shows "
                                   "what was sealed.")},
    {"sealed-move-not-regulated", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "What is known of this edition says nothing on a faulty sealed "
                                   "move; the arbiter decides."),
     QT_TRANSLATE_NOOP("Findings", "What is known of this edition says nothing on a faulty sealed "
                                   "move; the arbiter decides.")},
    {"draw-claim-too-late", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The claim of a draw by %1 was correct, but it came after the "
                                   "fall of the flag."),
     QT_TRANSLATE_NOOP("Findings", "A claim of a draw was correct, but it came after the fall of "
                                   "the flag.")},
    {"flag-fallen", ArgumentKind::Text, QT_TRANSLATE_NOOP("Findings", "The flag of %1 has fallen."),
     QT_TRANSLATE_NOOP("Findings", "A flag has fallen.")},
    {"control-was-reached", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The scores show that %1 had completed the moves needed at the "
                                   "control."),
     QT_TRANSLATE_NOOP("Findings", "The scores show that the moves needed at the control had been "
                                   "completed.")},
    {"flags-fallen", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "Both flags have fallen, and nobody knows which fell first."),
     QT_TRANSLATE_NOOP("Findings", "Both flags have fallen, and nobody knows which fell first.")},
    {"envelope-missing", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The envelope is missing; %1 plays the move that %1 says was "
                                   "sealed."),
     QT_TRANSLATE_NOOP("Findings", "The envelope is missing; the player who sealed plays the move "
                                   "that he says he sealed.")},
    {"touch-order-unknown", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 touched several pieces, and it is not known which of them "
                                   "first."),
     QT_TRANSLATE_NOOP("Findings", "A player touched several pieces, and it is not known which of "
                                   "them first.")},
    {"assistant-required", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "With a hearing-impaired opponent an assistant must be used."),
     QT_TRANSLATE_NOOP("Findings", "With a hearing-impaired opponent an assistant must be used.")},
    {"assistant-appointed", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "An assistant has been appointed."),
     QT_TRANSLATE_NOOP("Findings", "An assistant has been appointed.")},
    {"clock-defective", ArgumentKind::Text, QT_TRANSLATE_NOOP("Findings", "A clock was defective."),
     QT_TRANSLATE_NOOP("Findings", "A clock was defective.")},
    {"wrong-setting-corrected", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The clocks were set wrongly (%3); that is corrected."),
     QT_TRANSLATE_NOOP("Findings", "The clocks were set wrongly; that is corrected.")},
    {"wrong-setting-stands", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The clocks were set wrongly (%3), but that stands now."),
     QT_TRANSLATE_NOOP("Findings", "The clocks were set wrongly, but that stands now.")},
    {"times-left-as-they-are", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The arbiter leaves the times as they are."),
     QT_TRANSLATE_NOOP("Findings", "The arbiter leaves the times as they are.")},
    {"only-the-innocent-restored", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The arbiter gives time back to %1 alone, who did not cause the "
                                   "error; the other player keeps the time he has."),
     QT_TRANSLATE_NOOP("Findings", "The arbiter gives time back only to the player who did not "
                                   "cause the error; the other one keeps the time he has.")},
    {"late-within-default-time", ArgumentKind::Seconds,
     QT_TRANSLATE_NOOP("Findings", "%1 arrived late by %3, within the default time."),
     QT_TRANSLATE_NOOP("Findings", "A player arrived late, within the default time.")},
    {"late-beyond-default-time", ArgumentKind::Seconds,
     QT_TRANSLATE_NOOP("Findings", "%1 arrived late by %3, beyond the default time."),
     QT_TRANSLATE_NOOP("Findings", "A player arrived late, beyond the default time.")},
    {"paused-without-reason", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 paused the clocks without a reason."),
     QT_TRANSLATE_NOOP("Findings", "A player paused the clocks without a reason.")},
    {"device-not-approved", ArgumentKind::Fate,
     QT_TRANSLATE_NOOP("Findings", "%1 used a device that was not approved; %3."),
     QT_TRANSLATE_NOOP("Findings", "A player used a device that was not approved.")},
    {"draw-claim-lost-by-touching", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings",
                       "%1 touched a piece and has lost the right to claim a draw on this move."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "A player who touched a piece has lost the right to claim a draw on this move.")},
    {"repetition-agreed", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The repetitions in the score of %1 are agreed."),
     QT_TRANSLATE_NOOP("Findings", "Only the repetitions that both scores contain are agreed.")},
    {"illegal-position-stayed", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings",
                       "An illegal position was still on the board after one more completed move."),
     QT_TRANSLATE_NOOP(
         "Findings", "An illegal position was still on the board after one more completed move.")},
    {"clock-pressed-without-move", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 pressed the clock without having moved."),
     QT_TRANSLATE_NOOP("Findings", "A player pressed the clock without having moved.")},
    {"two-hands-used", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 used two hands for one move."),
     QT_TRANSLATE_NOOP("Findings", "A player used two hands for one move.")},
    {"pieces-displaced", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "%1 displaced pieces and puts them back in his own time."),
     QT_TRANSLATE_NOOP("Findings",
                       "A player displaced pieces and puts them back in his own time.")},
    {"left-the-venue", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings",
         "%1 left the playing area without leave; this is a matter apart from the ruling."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "A player left the playing area without leave; this is a matter apart from the ruling.")},
    {"was-advised", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings",
                       "%1 was advised or helped; this is a matter apart from the ruling."),
     QT_TRANSLATE_NOOP("Findings",
                       "A player was advised or helped; this is a matter apart from the ruling.")},
    {"captain-intervened", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings",
         "The captain of %1 intervened; he may tell only the arbiter of an irregularity."),
     QT_TRANSLATE_NOOP("Findings",
                       "A captain intervened; he may tell only the arbiter of an irregularity.")},
    {"arbiters-error", ArgumentKind::Text,
     QT_TRANSLATE_NOOP(
         "Findings",
         "The arbiter had made an error: %3. It is put right as soon as it is noticed."),
     QT_TRANSLATE_NOOP("Findings",
                       "The arbiter had made an error. It is put right as soon as it is noticed.")},
    {"sighted-players-assistant-kept-score", ArgumentKind::Text,
     QT_TRANSLATE_NOOP("Findings", "The assistant of %1 kept the score; a sighted player’s "
                                   "assistant may only move and announce."),
     QT_TRANSLATE_NOOP(
         "Findings",
         "An assistant kept the score; a sighted player’s assistant may only move and announce.")},
};

constexpr Phrase fateTable[] = {
    {"lapses", QT_TRANSLATE_NOOP("Findings", "the offer lapses")},
    {"stands", QT_TRANSLATE_NOOP("Findings", "the offer stands")},
    {"keep", QT_TRANSLATE_NOOP("Findings", "the penalty for the wrong claim stays")},
    {"cancel", QT_TRANSLATE_NOOP("Findings", "the penalty for the wrong claim is cancelled")},
    {"one-reading", QT_TRANSLATE_NOOP("Findings", "which of its readings is played")},
    {"piece-or-king",
     QT_TRANSLATE_NOOP("Findings", "whether the piece named makes a legal move or the king moves, "
                                   "but not by castling")},
    {"device-loses",
     QT_TRANSLATE_NOOP("Findings", "what that costs follows from the article, the loss of the game "
                                   "at most, and from the rules of the event")},
};

}  // namespace

std::span<const FindingPhrase> findings()
{
    static const std::vector<FindingPhrase> all = [] {
        std::vector<FindingPhrase> together(std::begin(findingTable), std::end(findingTable));
        std::ranges::copy(sheetFindings(), std::back_inserter(together));
        std::ranges::copy(contradictions(), std::back_inserter(together));
        return together;
    }();
    return all;
}

std::span<const Phrase> fates()
{
    return fateTable;
}

}  // namespace diptych::reports::phrases
