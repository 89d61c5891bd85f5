#pragma once

#include "core/law/assessment.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Stable names of the questions that an answer settles, with the choices of the contract.
namespace diptych::law::question {

inline constexpr std::string_view announcedMoveBinding = "announced-move-binding";
inline constexpr std::string_view areCopiedEntriesAccepted = "are-copied-entries-accepted";
inline constexpr std::string_view assistantRequired = "assistant-required";
inline constexpr std::string_view bonusOnDisplay = "bonus-on-display";
inline constexpr std::string_view castlingRightDisputed = "castling-right-disputed";
inline constexpr std::string_view concessionAgreed = "concession-agreed";
inline constexpr std::string_view doesAPlayerConcede = "does-a-player-concede";
inline constexpr std::string_view doesAPlayerConcedeAgain = "does-a-player-concede-again";
inline constexpr std::string_view drawClaimBeforeFlagFall = "draw-claim-before-flag-fall";
inline constexpr std::string_view drawOfferInAnnulledMoves = "draw-offer-in-annulled-moves";
inline constexpr std::string_view enPassantRightDisputed = "en-passant-right-disputed";
inline constexpr std::string_view flagBeforeDivergenceFound = "flag-before-divergence-found";
inline constexpr std::string_view illegalCountAfterRetrace = "illegal-count-after-retrace";
inline constexpr std::string_view movesAfterTheLastCommonEntry =
    "moves-after-the-last-common-entry";
inline constexpr std::string_view orderOfMovesDisputed = "order-of-moves-disputed";
inline constexpr std::string_view penaltyForIllegalMoveFromWrongBoard =
    "penalty-for-illegal-move-from-wrong-board";
inline constexpr std::string_view penaltyForWrongClaimInAnnulledMoves =
    "penalty-for-wrong-claim-in-annulled-moves";
inline constexpr std::string_view penaltyTimeInSupervisedBlitz = "penalty-time-in-supervised-blitz";
inline constexpr std::string_view repetitionHistory = "repetition-history";
inline constexpr std::string_view sealedMoveFromWrongBoard = "sealed-move-from-wrong-board";
inline constexpr std::string_view timeTroubleCapsTheAverage = "time-trouble-caps-the-average";
inline constexpr std::string_view touchMoveAfterRetrace = "touch-move-after-retrace";
inline constexpr std::string_view touchMoveOnAWrongBoard = "touch-move-on-a-wrong-board";
inline constexpr std::string_view warningForWrongRepetition = "warning-for-wrong-repetition";
inline constexpr std::string_view wasAnIllegalMoveCompleted = "was-an-illegal-move-completed";
inline constexpr std::string_view wasTheClockPressed = "was-the-clock-pressed";
inline constexpr std::string_view whatWasReallyPlayed = "what-was-really-played";
inline constexpr std::string_view whichPieceWasMeant = "which-piece-was-meant";
inline constexpr std::string_view whichPieceWasTouchedFirst = "which-piece-was-touched-first";
inline constexpr std::string_view whichPromotionPiece = "which-promotion-piece";
inline constexpr std::string_view whichScoreIsOfficial = "which-score-is-official";

/// All of them.
inline constexpr std::string_view all[] = {
    announcedMoveBinding,
    areCopiedEntriesAccepted,
    assistantRequired,
    bonusOnDisplay,
    castlingRightDisputed,
    concessionAgreed,
    doesAPlayerConcede,
    doesAPlayerConcedeAgain,
    drawClaimBeforeFlagFall,
    drawOfferInAnnulledMoves,
    enPassantRightDisputed,
    flagBeforeDivergenceFound,
    illegalCountAfterRetrace,
    movesAfterTheLastCommonEntry,
    orderOfMovesDisputed,
    penaltyForIllegalMoveFromWrongBoard,
    penaltyForWrongClaimInAnnulledMoves,
    penaltyTimeInSupervisedBlitz,
    repetitionHistory,
    sealedMoveFromWrongBoard,
    timeTroubleCapsTheAverage,
    touchMoveAfterRetrace,
    touchMoveOnAWrongBoard,
    warningForWrongRepetition,
    wasAnIllegalMoveCompleted,
    wasTheClockPressed,
    whatWasReallyPlayed,
    whichPieceWasMeant,
    whichPieceWasTouchedFirst,
    whichPromotionPiece,
    whichScoreIsOfficial,
};

/// Standing of a question while it is open.
Standing standingOf(std::string_view question);

/// What may be answered.
enum class Answers : std::uint8_t {
    Words,  ///< one of the choices in words
    AMove,  ///< a move in UCI
    ASquare,
    AKeeper  ///< the keeper of a score
};

/// The id belongs to a question that may be put to the arbiter.
bool isQuestion(std::string_view id);

Answers answersOf(std::string_view question);

/// The choices in words, in the order of cases/QUESTIONS.md; empty where none is in words.
std::vector<std::string> choicesOf(std::string_view question);

/// The choice is one that the question allows.
bool isChoice(std::string_view question, std::string_view choice);

/// An open question lowers the standing of the remedies.
bool countsForStanding(std::string_view question);

/// The rule that a question belongs to (core/law/rule_ids.h).
std::string_view ruleOf(std::string_view question);

}  // namespace diptych::law::question
