#include "reports/words/argument_phrases.h"

#include <QtGlobal>

namespace diptych::reports::phrases {

namespace {

constexpr Phrase argumentTable[] = {
    {"announcing-is-part-of-moving",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The announcement is part of making the move, and the opponent can only go by what was "
         "announced.")},
    {"only-a-piece-lifted-is-touched",
     QT_TRANSLATE_NOOP("Arguments", "No article says that an announcement binds; what binds is a "
                                    "piece taken out of its hole.")},
    {"a-score-may-be-completed-from-the-other",
     QT_TRANSLATE_NOOP("Arguments", "A player may complete his score from the other one, and what "
                                    "he accepts as played is then "
                                    "his record.")},
    {"a-copy-is-no-second-witness",
     QT_TRANSLATE_NOOP("Arguments", "Entries copied from the other score prove nothing beside it: "
                                    "they are no second witness.")},
    {"the-assistant-stands-between",
     QT_TRANSLATE_NOOP("Arguments", "The assistant passes on moves and calls from now on, and the "
                                    "article wants nothing more.")},
    {"the-article-leaves-no-choice",
     QT_TRANSLATE_NOOP("Arguments", "With a hearing-impaired opponent the article leaves no "
                                    "choice: an assistant must be used.")},
    {"the-clock-counts-the-moves",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "A clock that counts the moves adds the next period as soon as the control is reached.")},
    {"the-clock-adds-at-zero",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "A clock that does not count the moves adds the next period only when a display reaches "
         "zero.")},
    {"whites-order-shows-the-rights",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The moves in White’s score show which kings and rooks had moved, and so which rights are "
         "left.")},
    {"blacks-order-shows-the-rights",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The moves in Black’s score show which kings and rooks had moved, and so which rights are "
         "left.")},
    {"both-accept-what-was-played",
     QT_TRANSLATE_NOOP("Arguments", "Where both accept before the arbiter what was played, the "
                                    "scores correspond and no move is "
                                    "taken back.")},
    {"nobody-asks-which-score-is-right",
     QT_TRANSLATE_NOOP("Arguments", "Without the consent of both the scores differ, and the "
                                    "article does not ask which of them "
                                    "is right.")},
    {"the-scores-are-found-to-differ",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The scores are found to differ, and for that case the article orders the moves to be "
         "retraced.")},
    {"an-admission-saves-the-later-moves",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "An admission that both accept makes the scores correspond and saves the moves played "
         "since.")},
    {"a-good-claim-ends-the-game",
     QT_TRANSLATE_NOOP("Arguments", "A correct claim draws the game at once, and a flag has fallen "
                                    "only when that is noticed.")},
    {"the-wrong-claim-was-made",
     QT_TRANSLATE_NOOP("Arguments", "The claim was made and was wrong, and taking moves back does "
                                    "not undo it.")},
    {"the-claim-goes-with-its-moves",
     QT_TRANSLATE_NOOP("Arguments",
                       "The claim lapses with the moves it was made in, and its penalty "
                       "with it.")},
    {"the-wrong-position-misled-the-sealer",
     QT_TRANSLATE_NOOP("Arguments",
                       "The position was wrong through no fault of the player who sealed "
                       "the move, and the move was meant for that position.")},
    {"the-offer-goes-with-its-move",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "An offer belongs to the move it was made with, and that move is taken back.")},
    {"an-offer-cannot-be-withdrawn",
     QT_TRANSLATE_NOOP("Arguments", "An offer cannot be withdrawn and stands until the opponent "
                                    "has accepted or rejected it.")},
    {"the-double-step-is-on-record",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "One score has the pawn’s double step as the last move, and that step gives the right.")},
    {"no-double-step-is-on-the-other-record",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "By the other score the pawn reached its square without a double step just before, so no "
         "right arose.")},
    {"a-declared-result-ends-the-game",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "A result that has been declared ends the game, and nothing is corrected after its end.")},
    {"the-loss-rests-on-what-is-in-doubt",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "No result was declared, and the number of moves and the times that the loss rests on are "
         "themselves in doubt.")},
    {"the-offence-was-completed",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The illegal move was really completed; that its moves are taken back for another reason "
         "does not undo it.")},
    {"annulled-moves-are-no-part-of-the-game",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "Moves taken back are no longer part of the game, and neither is an illegal move among "
         "them.")},
    {"the-longer-score-is-the-best-evidence",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The score that goes on is the best evidence there is, and both players have to help to "
         "reconstruct the game.")},
    {"one-score-alone-proves-nothing",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "One score alone can neither correspond nor differ; only what both of them show is beyond "
         "dispute.")},
    {"the-scores-agree-on-the-position",
     QT_TRANSLATE_NOOP("Arguments", "Both scores stand on the same position again, so that this is "
                                    "the point where they agree.")},
    {"the-entries-agree-no-further",
     QT_TRANSLATE_NOOP("Arguments", "Entry by entry, the scores agree only up to the first move "
                                    "that is not the same in both.")},
    {"the-penalty-knows-no-exception",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "An illegal move was completed, and the article on the penalty makes no exception for a "
         "wrong board.")},
    {"two-boards-know-no-penalty",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The wrong board caused the move, and the article on the two boards names no penalty.")},
    {"one-minute-was-meant-for-blitz",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "One minute is the penalty of quick games and may well have been meant for all blitz.")},
    {"the-competition-rules-give-two-minutes",
     QT_TRANSLATE_NOOP("Arguments", "Under full supervision the competition rules apply, and by "
                                    "their letter the penalty is two "
                                    "minutes.")},
    {"only-what-both-prove-can-be-claimed",
     QT_TRANSLATE_NOOP("Arguments",
                       "A claim can rest only on occurrences that both scores prove.")},
    {"whites-order-is-accepted",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "Both players accept the order of moves in White’s score, and with it its repetitions.")},
    {"blacks-order-is-accepted",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "Both players accept the order of moves in Black’s score, and with it its repetitions.")},
    {"who-stops-writing-has-no-five-minutes",
     QT_TRANSLATE_NOOP("Arguments", "Only a player with less than five minutes may stop writing, "
                                    "and nobody gets back more than "
                                    "he can have had.")},
    {"the-judgement-is-the-arbiters",
     QT_TRANSLATE_NOOP("Arguments", "The Laws give no formula for the times and set no limit to "
                                    "the arbiter’s best judgement.")},
    {"the-move-is-made-again",
     QT_TRANSLATE_NOOP("Arguments", "The piece was touched on purpose, and the move for which it "
                                    "was touched is now to be made "
                                    "again.")},
    {"retracing-names-no-touch",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The article that orders the retracing does not mention touched pieces, and a touch not "
         "proven binds nobody.")},
    {"a-piece-lifted-is-touched",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The piece was touched on purpose, and the rule does not ask what stood on the other "
         "squares.")},
    {"he-meant-another-position",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "He touched the piece for a move in another position, and no article binds him in the one "
         "now set up.")},
    {"a-wrong-repetition-misleads",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The announcement has to be repeated, and a wrong repetition that nobody stops misleads "
         "both players.")},
    {"announcing-names-no-penalty",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The article on announcements names no penalty, and both players share in the mistake.")},
    {"contradicting-entries-prove-nothing",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "Impossible entries that contradict each other do not prove that either move was made.")},
    {"it-is-shown-to-be-completed",
     QT_TRANSLATE_NOOP("Arguments", "It is established that this move was made and the clock "
                                    "pressed; then it is taken back and "
                                    "penalised.")},
    {"pressing-completes-the-move",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "A move is completed when the clock is pressed, and a completed move can no longer be "
         "changed freely.")},
    {"unpressed-it-is-not-completed",
     QT_TRANSLATE_NOOP("Arguments", "Until the clock is pressed the move is not completed, and the "
                                    "player corrects it himself, "
                                    "bound by what he touched.")},
    {"both-players-say-so",
     QT_TRANSLATE_NOOP("Arguments", "What both players say before the arbiter goes into the game, "
                                    "and what does not have it is "
                                    "put right.")},
    {"the-writer-knows-what-he-meant",
     QT_TRANSLATE_NOOP("Arguments", "If its writer confirms it, his entry is this move; what the "
                                    "other score says then decides.")},
    {"a-touched-piece-must-be-moved",
     QT_TRANSLATE_NOOP("Arguments", "A piece that was touched must be moved if it can, whatever "
                                    "was moved instead.")},
    {"the-first-piece-touched-binds",
     QT_TRANSLATE_NOOP("Arguments", "The first piece touched that can be moved must be moved, and "
                                    "what both players say about it is believed.")},
    {"the-piece-on-the-square-is-final",
     QT_TRANSLATE_NOOP("Arguments", "The choice was final when the new piece touched the square, "
                                    "and the short entry fits it.")},
    {"the-duty-is-the-players-own",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The duty to keep score is the player’s own, and what he kept himself is his score.")},
    {"the-assistant-writes-for-him",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The assistant keeps the player’s score for him, and errors in it count for that side.")},
    {"nothing-need-be-taken-back",
     QT_TRANSLATE_NOOP("Arguments",
                       "What stands on the boards is accepted, and nothing need be taken back.")},
    {"nobody-is-shown-to-have-overstepped",
     QT_TRANSLATE_NOOP("Arguments",
                       "Where the scores cannot be brought up to date, nobody is shown "
                       "to have exceeded the time.")},
    {"only-a-score-is-at-fault",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "Only a score is at fault: it is put in order, and the boards and the moves stay.")},
    {"a-wrong-board-costs-no-move",
     QT_TRANSLATE_NOOP("Arguments", "Once the scores correspond, a wrong board is corrected by "
                                    "them and costs nobody a move.")},
    {"nobody-need-prove-his-score",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "Where the scores differ the moves go back to where they agree, and nobody need prove his "
         "score.")},
    {"an-illegal-move-is-taken-back",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "An illegal move that was completed and is found during the game is taken back.")},
    {"the-pawn-becomes-a-queen",
     QT_TRANSLATE_NOOP("Arguments",
                       "A pawn left on the last rank when the clock was pressed becomes a queen.")},
    {"what-both-show-is-beyond-dispute",
     QT_TRANSLATE_NOOP("Arguments", "What only one side can show stays in dispute; the last "
                                    "position that both show does not.")},
    {"the-best-evidence-is-used",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The scores are the best evidence there is, and both players have to help to reconstruct "
         "the game.")},
    {"the-flag-is-conclusive",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "The flag has fallen, and what the clock shows is conclusive while nobody proves it "
         "defective.")},
    {"the-offence-loses-the-game",
     QT_TRANSLATE_NOOP("Arguments",
                       "With this illegal move the number that loses the game is reached.")},
    {"a-sealed-move-must-be-clear",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "A sealed move that is ambiguous or impossible loses, and sealing it clearly was the "
         "player’s own duty.")},
    {"who-comes-too-late-loses",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "Whoever arrives after the default time loses, unless the arbiter decides otherwise.")},
    {"the-game-had-ended",
     QT_TRANSLATE_NOOP(
         "Arguments",
         "By this line the game had ended on the board, and moves made after that do not count.")},
    {"what-was-declared-stands",
     QT_TRANSLATE_NOOP("Arguments", "What was declared or agreed ended the game.")},
    {"what-cannot-be-established-is-played-anew",
     QT_TRANSLATE_NOOP("Arguments",
                       "A game whose true position cannot be established is played anew.")},
};

}  // namespace

std::span<const Phrase> arguments()
{
    return argumentTable;
}

}  // namespace diptych::reports::phrases
