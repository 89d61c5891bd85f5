#include "reports/words/question_phrases.h"

#include <QtGlobal>

namespace diptych::reports::phrases {

namespace {

constexpr Phrase questionTable[] = {
    {"announced-move-binding",
     QT_TRANSLATE_NOOP("Questions",
                       "The move announced and the move executed differ. Is the player "
                       "held to the move that was announced?")},
    {"are-copied-entries-accepted",
     QT_TRANSLATE_NOOP("Questions", "Part of one score was copied from the other. Does its owner "
                                    "accept those entries as the moves played?")},
    {"assistant-required",
     QT_TRANSLATE_NOOP("Questions", "The opponent is hearing-impaired, so an assistant must be "
                                    "used. Has one been appointed?")},
    {"bonus-on-display",
     QT_TRANSLATE_NOOP("Questions", "Was the time of the next period already on the displays when "
                                    "the clocks were stopped?")},
    {"castling-right-disputed",
     QT_TRANSLATE_NOOP("Questions", "Both scores lead to the same squares but not to the same "
                                    "rights to castle. Whose are agreed?")},
    {"concession-agreed",
     QT_TRANSLATE_NOOP("Questions",
                       "One player admits to a wrong entry. Do both players accept this "
                       "before the arbiter?")},
    {"does-a-player-concede",
     QT_TRANSLATE_NOOP("Questions", "Before moves are taken back: does either player accept the "
                                    "other’s entry?")},
    {"does-a-player-concede-again",
     QT_TRANSLATE_NOOP("Questions", "With what was conceded the scores still differ further on: "
                                    "does either player accept the other’s entry there?")},
    {"draw-claim-before-flag-fall",
     QT_TRANSLATE_NOOP("Questions", "A draw was claimed correctly, and a flag has fallen. Was the "
                                    "draw claimed before the fall of the flag was noticed?")},
    {"draw-offer-in-annulled-moves",
     QT_TRANSLATE_NOOP("Questions", "A draw was offered among the moves taken back. Does the offer "
                                    "lapse?")},
    {"en-passant-right-disputed",
     QT_TRANSLATE_NOOP("Questions", "Both scores lead to the same squares, but only one of them "
                                    "allows a capture en passant. Is it allowed?")},
    {"flag-before-divergence-found",
     QT_TRANSLATE_NOOP("Questions",
                       "A flag fell before it was noticed that something had gone wrong "
                       "earlier. Had a result been declared?")},
    {"illegal-count-after-retrace",
     QT_TRANSLATE_NOOP("Questions",
                       "An illegal move lies among the moves taken back. Does it still "
                       "count?")},
    {"moves-after-the-last-common-entry",
     QT_TRANSLATE_NOOP("Questions",
                       "Only one score goes on. Are its further moves accepted by both "
                       "players?")},
    {"order-of-moves-disputed",
     QT_TRANSLATE_NOOP("Questions", "The scores meet again by another order of moves. Do both "
                                    "players accept the common position?")},
    {"penalty-for-illegal-move-from-wrong-board",
     QT_TRANSLATE_NOOP("Questions",
                       "The illegal move came from a board that did not show the game. "
                       "Is the penalty given?")},
    {"penalty-for-wrong-claim-in-annulled-moves",
     QT_TRANSLATE_NOOP("Questions",
                       "A draw was claimed wrongly among the moves taken back. Does the "
                       "penalty for it stay?")},
    {"penalty-time-in-supervised-blitz",
     QT_TRANSLATE_NOOP("Questions", "Blitz under full supervision by the Laws of 2023: how long is "
                                    "the penalty?")},
    {"repetition-history",
     QT_TRANSLATE_NOOP("Questions",
                       "The scores contain different repetitions. Which occurrences of "
                       "the position are agreed?")},
    {"sealed-move-from-wrong-board",
     QT_TRANSLATE_NOOP("Questions", "The sealed move cannot be made in the true position, and a "
                                    "board was wrong when it was sealed. Does it lose the game?")},
    {"time-trouble-caps-the-average",
     QT_TRANSLATE_NOOP("Questions", "A player had stopped recording with less than five minutes "
                                    "left. Is the average limited to that?")},
    {"touch-move-after-retrace",
     QT_TRANSLATE_NOOP("Questions", "A piece was touched for the move that is taken back. Is that "
                                    "established, so that the piece must be moved?")},
    {"touch-move-on-a-wrong-board",
     QT_TRANSLATE_NOOP("Questions", "A piece was touched on a board that did not show the game. "
                                    "Must it be moved?")},
    {"warning-for-wrong-repetition",
     QT_TRANSLATE_NOOP("Questions", "The announcement was repeated wrongly and nobody objected. Is "
                                    "a warning given?")},
    {"was-an-illegal-move-completed",
     QT_TRANSLATE_NOOP("Questions", "Both scores contain an impossible move, but not the same one. "
                                    "Was one of them completed on the boards?")},
    {"was-the-clock-pressed",
     QT_TRANSLATE_NOOP("Questions", "It is not known whether the last move was completed. Was the "
                                    "clock pressed after it?")},
    {"what-was-really-played",
     QT_TRANSLATE_NOOP("Questions", "The scores and the boards do not settle it. What do both "
                                    "players say was played?")},
    {"which-piece-was-meant",
     QT_TRANSLATE_NOOP("Questions", "An entry fits two pieces and the boards do not agree. Which "
                                    "piece did its writer mean?")},
    {"which-piece-was-touched-first",
     QT_TRANSLATE_NOOP("Questions", "Several pieces were touched, and it is not known in which "
                                    "order. Which one was touched first?")},
    {"which-promotion-piece",
     QT_TRANSLATE_NOOP("Questions", "The new piece was not announced or not written. Which piece "
                                    "was it?")},
    {"which-score-is-official",
     QT_TRANSLATE_NOOP("Questions",
                       "Two scores were kept for one player and they differ. Which one "
                       "counts?")},
};

constexpr ChoicePhrase choiceTable[] = {
    {"announced-move-binding", "yes",
     QT_TRANSLATE_NOOP("Questions", "yes, that move must be played")},
    {"announced-move-binding", "no",
     QT_TRANSLATE_NOOP("Questions", "no, only touched pieces bind")},
    {"are-copied-entries-accepted", "yes",
     QT_TRANSLATE_NOOP("Questions", "yes, the scores correspond")},
    {"are-copied-entries-accepted", "no",
     QT_TRANSLATE_NOOP("Questions", "no, the score ends where the copying begins")},
    {"assistant-required", "appointed", QT_TRANSLATE_NOOP("Questions", "yes, one is appointed")},
    {"assistant-required", "not",
     QT_TRANSLATE_NOOP("Questions", "no, one must be used from now on")},
    {"bonus-on-display", "yes", QT_TRANSLATE_NOOP("Questions", "yes, it is included")},
    {"bonus-on-display", "no", QT_TRANSLATE_NOOP("Questions", "no, it is still to be added")},
    {"castling-right-disputed", "white", QT_TRANSLATE_NOOP("Questions", "those of White’s score")},
    {"castling-right-disputed", "black", QT_TRANSLATE_NOOP("Questions", "those of Black’s score")},
    {"concession-agreed", "yes", QT_TRANSLATE_NOOP("Questions", "yes, so the scores correspond")},
    {"concession-agreed", "no", QT_TRANSLATE_NOOP("Questions", "no, the moves are retraced")},
    {"does-a-player-concede", "none", QT_TRANSLATE_NOOP("Questions", "neither of them")},
    {"does-a-player-concede", "white",
     QT_TRANSLATE_NOOP("Questions", "White accepts Black’s entry")},
    {"does-a-player-concede", "black",
     QT_TRANSLATE_NOOP("Questions", "Black accepts White’s entry")},
    {"does-a-player-concede-again", "none", QT_TRANSLATE_NOOP("Questions", "neither of them")},
    {"does-a-player-concede-again", "white",
     QT_TRANSLATE_NOOP("Questions", "White accepts Black’s entry")},
    {"does-a-player-concede-again", "black",
     QT_TRANSLATE_NOOP("Questions", "Black accepts White’s entry")},
    {"draw-claim-before-flag-fall", "yes",
     QT_TRANSLATE_NOOP("Questions", "yes, the game is drawn")},
    {"draw-claim-before-flag-fall", "no",
     QT_TRANSLATE_NOOP("Questions", "no, the game is lost on time")},
    {"draw-offer-in-annulled-moves", "lapses",
     QT_TRANSLATE_NOOP("Questions", "yes, the offer lapses")},
    {"draw-offer-in-annulled-moves", "stands",
     QT_TRANSLATE_NOOP("Questions", "no, the offer stands")},
    {"en-passant-right-disputed", "yes",
     QT_TRANSLATE_NOOP("Questions", "yes, the pawn moved two squares")},
    {"en-passant-right-disputed", "no",
     QT_TRANSLATE_NOOP("Questions", "no, the pawn moved in two steps")},
    {"flag-before-divergence-found", "declared",
     QT_TRANSLATE_NOOP("Questions", "yes, the loss on time stands")},
    {"flag-before-divergence-found", "not",
     QT_TRANSLATE_NOOP("Questions", "no, the moves are retraced first")},
    {"illegal-count-after-retrace", "counts",
     QT_TRANSLATE_NOOP("Questions", "yes, it is added to the earlier ones")},
    {"illegal-count-after-retrace", "not",
     QT_TRANSLATE_NOOP("Questions", "no, there is no penalty")},
    {"moves-after-the-last-common-entry", "accepted",
     QT_TRANSLATE_NOOP("Questions", "accepted, the moves are reconstructed from that score")},
    {"moves-after-the-last-common-entry", "contested",
     QT_TRANSLATE_NOOP("Questions", "contested, the last position in both scores is restored")},
    {"order-of-moves-disputed", "accepted",
     QT_TRANSLATE_NOOP("Questions", "yes, the common position is agreed")},
    {"order-of-moves-disputed", "contested",
     QT_TRANSLATE_NOOP("Questions", "no, the moves are retraced to before the first difference")},
    {"penalty-for-illegal-move-from-wrong-board", "yes",
     QT_TRANSLATE_NOOP("Questions", "yes, the opponent gets the time")},
    {"penalty-for-illegal-move-from-wrong-board", "no",
     QT_TRANSLATE_NOOP("Questions", "no penalty")},
    {"penalty-for-wrong-claim-in-annulled-moves", "keep",
     QT_TRANSLATE_NOOP("Questions", "yes, the opponent keeps the time")},
    {"penalty-for-wrong-claim-in-annulled-moves", "cancel",
     QT_TRANSLATE_NOOP("Questions", "no, it goes with the claim")},
    {"penalty-time-in-supervised-blitz", "60", QT_TRANSLATE_NOOP("Questions", "one minute")},
    {"penalty-time-in-supervised-blitz", "120", QT_TRANSLATE_NOOP("Questions", "two minutes")},
    {"repetition-history", "common", QT_TRANSLATE_NOOP("Questions", "only those in both scores")},
    {"repetition-history", "white", QT_TRANSLATE_NOOP("Questions", "those in White’s score")},
    {"repetition-history", "black", QT_TRANSLATE_NOOP("Questions", "those in Black’s score")},
    {"sealed-move-from-wrong-board", "loses",
     QT_TRANSLATE_NOOP("Questions", "yes, by his own fault")},
    {"sealed-move-from-wrong-board", "not",
     QT_TRANSLATE_NOOP("Questions", "no, the position was wrong through no fault of his")},
    {"time-trouble-caps-the-average", "yes",
     QT_TRANSLATE_NOOP("Questions", "yes, five minutes at most")},
    {"time-trouble-caps-the-average", "no", QT_TRANSLATE_NOOP("Questions", "no, the average")},
    {"touch-move-after-retrace", "established",
     QT_TRANSLATE_NOOP("Questions", "established, the touched pieces bind")},
    {"touch-move-after-retrace", "not",
     QT_TRANSLATE_NOOP("Questions", "not established, any legal move may be played")},
    {"touch-move-on-a-wrong-board", "yes",
     QT_TRANSLATE_NOOP("Questions", "yes, if it has a legal move")},
    {"touch-move-on-a-wrong-board", "no",
     QT_TRANSLATE_NOOP("Questions", "no, any legal move may be played")},
    {"warning-for-wrong-repetition", "yes",
     QT_TRANSLATE_NOOP("Questions", "yes, a warning is given")},
    {"warning-for-wrong-repetition", "no", QT_TRANSLATE_NOOP("Questions", "no warning")},
    {"was-an-illegal-move-completed", "none", QT_TRANSLATE_NOOP("Questions", "none was completed")},
    {"was-an-illegal-move-completed", "white",
     QT_TRANSLATE_NOOP("Questions", "the one in White’s score")},
    {"was-an-illegal-move-completed", "black",
     QT_TRANSLATE_NOOP("Questions", "the one in Black’s score")},
    {"was-the-clock-pressed", "yes", QT_TRANSLATE_NOOP("Questions", "yes, the move is completed")},
    {"was-the-clock-pressed", "no", QT_TRANSLATE_NOOP("Questions", "no, it is not completed")},
    {"which-promotion-piece", "q", QT_TRANSLATE_NOOP("Questions", "a queen")},
    {"which-promotion-piece", "r", QT_TRANSLATE_NOOP("Questions", "a rook")},
    {"which-promotion-piece", "b", QT_TRANSLATE_NOOP("Questions", "a bishop")},
    {"which-promotion-piece", "n", QT_TRANSLATE_NOOP("Questions", "a knight")},
    {"which-score-is-official", "white", QT_TRANSLATE_NOOP("Questions", "the one that White kept")},
    {"which-score-is-official", "black", QT_TRANSLATE_NOOP("Questions", "the one that Black kept")},
    {"which-score-is-official", "assistant",
     QT_TRANSLATE_NOOP("Questions", "the one that the assistant kept")},
    {"which-score-is-official", "assistant-white",
     QT_TRANSLATE_NOOP("Questions", "the one that White’s assistant kept")},
    {"which-score-is-official", "assistant-black",
     QT_TRANSLATE_NOOP("Questions", "the one that Black’s assistant kept")},
    {"", "yes", QT_TRANSLATE_NOOP("Questions", "yes")},
    {"", "no", QT_TRANSLATE_NOOP("Questions", "no")},
    {"", "white", QT_TRANSLATE_NOOP("Questions", "White")},
    {"", "black", QT_TRANSLATE_NOOP("Questions", "Black")},
};

}  // namespace

std::span<const Phrase> questions()
{
    return questionTable;
}

std::span<const ChoicePhrase> choices()
{
    return choiceTable;
}

}  // namespace diptych::reports::phrases
