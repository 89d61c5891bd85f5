#pragma once

#include <string_view>

namespace diptych::law {

/// Every id that a Finding can have. Ply and side are those of the Finding; further arguments are
/// named.
inline constexpr std::string_view findingIds[] = {
    // the two boards show different positions
    "boards-differ",
    // the two boards show the same position
    "boards-equal",
    // the boards found are not the position of the corresponding scores
    "boards-are-not-the-scores",
    // only the scores differ, so the article on two boards does not apply
    "no-case-of-two-boards",
    // one legal line explains both scores
    "scores-correspond",
    // both scores contain the same illegal move
    "scores-correspond-with-illegal",
    // the scores differ; ply: first divergence
    "scores-differ",
    // nothing contradicts, but a score is wanting
    "scores-incomplete",
    // neither score can be used
    "scores-unusable",
    // nobody kept score
    "no-scores",
    // scores were kept, but none is evidence
    "no-score-is-evidence",
    // there is no move on a sheet; argument: keeper
    "sheet-has-no-move",
    // only the beginning of a sheet was read; arguments: keeper, entries
    "sheet-is-cut",
    // there are sheets, but no entry on them can be read
    "no-entry-can-be-read",
    // neither a score nor the boards are known
    "nothing-can-be-ruled",
    // this score ends too early; ply: its last entry
    "score-is-incomplete",
    // a score is not in algebraic notation; argument: keeper
    "score-is-no-evidence",
    // neither score goes on to the last move made
    "neither-score-goes-on",
    // the player had stopped writing; ply: last entry
    "writing-stopped",
    // the increment was too long for this player to stop recording; ply: last entry
    "writing-not-excused",
    // the player copied from the other sheet; ply: first entry copied
    "entries-copied",
    // an entry was left out on this sheet
    "sheet-omits-entry",
    // an impossible entry that one character puts right
    "sheet-has-impossible-entry",
    // the sheet has another move than the one agreed
    "sheet-has-other-move",
    // an entry cannot be read
    "sheet-has-unreadable-entry",
    // an entry was written twice
    "sheet-doubles-entry",
    // two entries stand in each other's place
    "sheet-swaps-entries",
    // the squares were written from the other side
    "sheet-is-mirrored",
    // the columns are exchanged from here on
    "sheet-shifts-columns",
    // both boards contradict this sheet
    "sheet-contradicts-the-boards",
    // an entry fits several moves
    "entry-is-ambiguous",
    // both players accept what was played where the scores part
    "entry-agreed",
    // a concession at a ply where the scores have the same move
    "concession-concerns-nothing",
    // each player concedes the same entry to the other
    "concessions-contradict",
    // a flag is said to have fallen on a clock that still shows time
    "flag-contradicts-display",
    // after an adjournment the position was set up wrongly
    "position-rebuilt-wrongly",
    // the answer is no move that the entry can mean; its move in UCI
    "answer-fits-no-entry",
    // an entry beyond the last move made
    "entry-written-ahead",
    // the newest move is not yet on this sheet
    "newest-move-not-yet-written",
    // a later move decides what an ambiguous entry meant
    "later-move-decides",
    // an answer says what this player's ambiguous entry meant
    "answer-decides-entry",
    // an impossible entry is no evidence of the move made
    "impossible-entry-is-no-evidence",
    // each sheet has a different impossible entry
    "different-impossible-entries",
    // the scores meet again by another order of moves
    "order-of-moves-differs",
    // the repetitions in this player's score are agreed; without a side, those in both scores
    "repetition-agreed",
    // neither sheets nor boards show what was played
    "nothing-shows-the-move",
    // the one board recorded bears out this player's score; ply: first divergence
    "only-board-shows-one-score",
    // by one score only the game had ended
    "end-is-not-established",
    // a third witness contradicts this player's score; argument: keeper
    "witness-contradicts",
    // the assistant kept this player's score
    "assistant-kept-score",
    // by the agreed line the game had ended at this ply
    "game-had-ended",
    // a result was agreed, declared or signed
    "result-declared",
    // an illegal move found after the result
    "illegal-move-after-result",
    // an illegal move was completed
    "illegal-move",
    // an illegal move whose clock was not pressed
    "illegal-move-not-completed",
    // the opponent has made his next move, so the illegal move stands
    "illegal-move-stands",
    // the opponent has not claimed the illegal move, and without a claim nothing is done
    "illegal-move-not-claimed",
    // this illegal move loses the game
    "illegal-moves-lose",
    // the move was possible only on his wrongly kept board
    "illegal-move-from-wrong-board",
    // an illegal move lies among the moves taken back
    "illegal-move-in-annulled-moves",
    // the opponent may choose the penalty until he touches a piece
    "penalty-chosen-by-opponent",
    // a pawn was left on the last rank
    "pawn-not-promoted",
    // the promotion was not finished before the clock was pressed
    "promotion-not-completed",
    // the arbiter saw it himself
    "arbiter-observed",
    // this player claimed
    "player-claimed",
    // both boards were set up wrongly
    "both-boards-set-up-wrongly",
    // this player's board was set up wrongly
    "one-board-set-up-wrongly",
    // the set-up is no longer questioned after so many moves
    "set-up-no-longer-questioned",
    // the colours were reversed, and few moves have been made
    "colours-reversed",
    // the colours were reversed, and the game goes on
    "colours-reversed-game-goes-on",
    // the pieces touched bind this player
    "touched-piece-binds",
    // this visually disabled player had taken the piece out of its hole
    "touched-by-taking-out",
    // no legal move fits what this player touched, so that he may make any
    "touched-piece-cannot-move",
    // this player has let a piece go and not yet pressed or written
    "move-being-made",
    // this player touched a piece in the move taken back
    "touched-before-retrace",
    // this player touched a piece on a board that did not show the game
    "touched-on-wrong-board",
    // the player touched a piece and moved another one
    "touched-piece-not-moved",
    // the right to claim was lost by touching a piece
    "claim-lost",
    // this player only adjusted a piece after saying so
    "piece-adjusted",
    // a move was not announced
    "move-not-announced",
    // an announcement was not repeated
    "announcement-not-repeated",
    // an announcement was repeated wrongly
    "announcement-repeated-wrongly",
    // another move was announced than executed; argument: the words
    "announced-move-not-executed",
    // the move announced was impossible; argument: the words
    "announcement-impossible",
    // the new piece was not announced
    "promotion-piece-not-announced",
    // another move was executed than written; arguments: from, to
    "executed-otherwise",
    // a slip of the tongue was corrected in time
    "slip-corrected-in-time",
    // a slip of the tongue was corrected too late
    "slip-corrected-too-late",
    // a warning is given
    "warning-given",
    // no warning is given
    "no-warning",
    // a draw was offered among the moves taken back; argument: lapses, stands or none
    "draw-offer-in-annulled-moves",
    // a draw was claimed among the moves taken back; argument: keep or cancel where a penalty for a
    // wrong claim was decided upon, else none
    "draw-claim-in-annulled-moves",
    // the claim of a draw is good
    "draw-claim-good",
    // the claim of a draw is wrong
    "draw-claim-wrong",
    // this player touched a piece before he claimed
    "draw-claim-lost-by-touching",
    // the scores cannot show that this player has overstepped the time
    "move-count-not-shown",
    // this player has overstepped the time
    "loss-on-time",
    // both flags have fallen in the last period
    "both-flags-fallen",
    // the player who sealed was not to move
    "sealed-move-out-of-turn",
    // the sealed move is clear; argument: the move in English notation
    "sealed-move-clear",
    // the sealed move can be read in several ways
    "sealed-move-ambiguous",
    // the sealed move cannot be made
    "sealed-move-impossible",
    // the sealed move is missing or cannot be read
    "sealed-move-illegible",
    // the boards differed when the move was sealed
    "sealed-move-and-boards-differ",
    // the opponent chooses what follows from the sealed move
    "sealed-move-choice-of-opponent",
    // an assistant must be used with a hearing-impaired opponent
    "assistant-required",
    // an assistant has been appointed
    "assistant-appointed",
    // a clock was defective
    "clock-defective",
    // the clocks were set wrongly; argument: how
    "wrong-setting-corrected",
    // the clocks were set wrongly, but that stands now; argument: how
    "wrong-setting-stands",
    // the arbiter leaves the times as they are
    "times-left-as-they-are",
    // time is given back to this player alone
    "only-the-innocent-restored",
    // this player was late within the default time; argument: seconds
    "late-within-default-time",
    // this player was late beyond the default time; argument: seconds
    "late-beyond-default-time",
    // this player paused the clocks without a reason
    "paused-without-reason",
    // this player used a device that was not approved
    "device-not-approved",
    // both kings stayed in check, or a pawn stayed on the last rank
    "illegal-position-stayed",
    // this player pressed the clock without having moved
    "clock-pressed-without-move",
    // this player used two hands for one move
    "two-hands-used",
    // this player displaced pieces
    "pieces-displaced",
    // this player left the playing area
    "left-the-venue",
    // this player was advised
    "was-advised",
    // this player's captain intervened
    "captain-intervened",
    // the arbiter had restored or set something wrongly; argument: what
    "arbiters-error",
    // this player let a piece go where it could stay and then moved it on
    "released-piece-moved-on",
    // the game was adjourned after the records end; ply: the last entry; argument: adjourned ply
    "adjourned-after-the-last-entry",
    // another move was made than the sealed one; argument: the sealed move
    "sealed-move-not-played",
    // the envelope shows what was played where the scores part
    "sealed-move-decides",
    // the edition says nothing about a faulty sealed move
    "sealed-move-not-regulated",
    // a draw was claimed correctly, but after a flag had fallen
    "draw-claim-too-late",
    // this player's flag has fallen, which does not decide, or not yet
    "flag-fallen",
    // by the scores this player had completed the moves needed at the control
    "control-was-reached",
    // both flags have fallen, nobody knows which first, which does not decide, or not yet
    "flags-fallen",
    // an entry of this player's score belongs to no move; ply: the move before it
    "sheet-has-needless-entry",
    // the envelope is missing: this player makes the move that he says he sealed
    "envelope-missing",
    // this player's score names squares alone and no pieces
    "score-in-coordinates",
    // it is not known which of several pieces this player touched first
    "touch-order-unknown",
    // this sighted player's assistant kept his score
    "sighted-players-assistant-kept-score",
    // the clock is said to have been pressed, but no move was made
    "press-without-a-move",
    // whether this player pressed after the last move contradicts the clock that runs
    "press-contradicts-the-running-clock",
    // whether this player pressed after the last move contradicts the moves completed
    "press-contradicts-the-moves-completed",
    // a fact concerns a move after the last one; argument: its word
    "fact-beyond-the-game",
    // what is said to have been said is no move; arguments: word of the fact, the words
    "words-are-no-move",
    // by the game no piece of the mover stood there; argument: the square
    "executed-without-a-piece",
    // this player is said to have touched a square where nothing stood; argument: the square
    "touched-an-empty-square",
    // a declared result that its reason cannot have
    "result-does-not-fit-its-reason",
    // the declared mate or stalemate is not the last position
    "end-is-not-on-the-board",
    // a result declared after the game had ended otherwise
    "result-after-the-end",
    // this player was declared the winner and could not mate
    "winner-cannot-mate",
};

}  // namespace diptych::law
