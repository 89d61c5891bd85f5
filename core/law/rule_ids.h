#pragma once

#include <string_view>

/// Stable names of the rules. Each edition of the Laws gives them article numbers
/// (core/data/laws); what each says stands in core/data/laws/rules.xml.
namespace diptych::law::rule {

inline constexpr std::string_view twoBoards = "two-boards";
inline constexpr std::string_view announcement = "announcement";
inline constexpr std::string_view pegPieceTouched = "peg-piece-touched";
inline constexpr std::string_view pegMoveMade = "peg-move-made";
inline constexpr std::string_view clockAfterAnnouncement = "clock-after-announcement";
inline constexpr std::string_view sightedPlayerRules = "sighted-player-rules";
inline constexpr std::string_view specialClock = "special-clock";
inline constexpr std::string_view scoreInBrailleOrRecorded = "score-in-braille-or-recorded";
inline constexpr std::string_view slipOfTheTongue = "slip-of-the-tongue";
inline constexpr std::string_view boardsDifferScoresAgree = "boards-differ-scores-agree";
inline constexpr std::string_view boardsDifferScoresDiffer = "boards-differ-scores-differ";
inline constexpr std::string_view assistant = "assistant";
inline constexpr std::string_view assistantKeepsScore = "assistant-keeps-score";
inline constexpr std::string_view assistantInformsArbiter = "assistant-informs-arbiter";
inline constexpr std::string_view sightedPlayersAssistant = "sighted-players-assistant";
inline constexpr std::string_view assistantForHearingImpaired = "assistant-for-hearing-impaired";
inline constexpr std::string_view timesAfterIrregularity = "times-after-irregularity";
inline constexpr std::string_view wrongStartingPosition = "wrong-starting-position";
inline constexpr std::string_view wrongStartStandsInRapid = "wrong-start-stands-in-rapid";
inline constexpr std::string_view coloursReversed = "colours-reversed";
inline constexpr std::string_view displacedPieces = "displaced-pieces";
inline constexpr std::string_view illegalMove = "illegal-move";
inline constexpr std::string_view pawnNotPromoted = "pawn-not-promoted";
inline constexpr std::string_view clockPressedWithoutMove = "clock-pressed-without-move";
inline constexpr std::string_view twoHands = "two-hands";
inline constexpr std::string_view illegalMovePenalty = "illegal-move-penalty";
inline constexpr std::string_view displacedPosition = "displaced-position";
inline constexpr std::string_view gameAnnulled = "game-annulled";
inline constexpr std::string_view adjusting = "adjusting";
inline constexpr std::string_view touchedOwnPiece = "touched-own-piece";
inline constexpr std::string_view touchedOpponentsPiece = "touched-opponents-piece";
inline constexpr std::string_view touchedBothColours = "touched-both-colours";
inline constexpr std::string_view touchedKingAndRook = "touched-king-and-rook";
inline constexpr std::string_view touchedRookFirst = "touched-rook-first";
inline constexpr std::string_view castlingNotLegal = "castling-not-legal";
inline constexpr std::string_view promotionChoiceFinal = "promotion-choice-final";
inline constexpr std::string_view touchedPieceCannotMove = "touched-piece-cannot-move";
inline constexpr std::string_view pieceReleased = "piece-released";
inline constexpr std::string_view claimLost = "claim-lost";
inline constexpr std::string_view keepingScore = "keeping-score";
inline constexpr std::string_view notInAdvance = "not-in-advance";
inline constexpr std::string_view replyBeforeRecording = "reply-before-recording";
inline constexpr std::string_view drawOfferRecorded = "draw-offer-recorded";
inline constexpr std::string_view writingStopped = "writing-stopped";
inline constexpr std::string_view neitherKeepsScore = "neither-keeps-score";
inline constexpr std::string_view scoreToBeCompleted = "score-to-be-completed";
inline constexpr std::string_view noCompleteScore = "no-complete-score";
inline constexpr std::string_view moveCountNotShown = "move-count-not-shown";
inline constexpr std::string_view signedResult = "signed-result";
inline constexpr std::string_view algebraicOnly = "algebraic-only";
inline constexpr std::string_view moveCompleted = "move-completed";
inline constexpr std::string_view controlChecked = "control-checked";
inline constexpr std::string_view defaultTime = "default-time";
inline constexpr std::string_view lossOnTime = "loss-on-time";
inline constexpr std::string_view bothFlags = "both-flags";
inline constexpr std::string_view defectiveClock = "defective-clock";
inline constexpr std::string_view wrongSetting = "wrong-setting";
inline constexpr std::string_view settingStandsInRapid = "setting-stands-in-rapid";
inline constexpr std::string_view pausing = "pausing";
inline constexpr std::string_view moveCounter = "move-counter";
inline constexpr std::string_view checkmate = "checkmate";
inline constexpr std::string_view resignation = "resignation";
inline constexpr std::string_view stalemate = "stalemate";
inline constexpr std::string_view deadPosition = "dead-position";
inline constexpr std::string_view drawAgreed = "draw-agreed";
inline constexpr std::string_view drawOffer = "draw-offer";
inline constexpr std::string_view threefold = "threefold";
inline constexpr std::string_view fiftyMoves = "fifty-moves";
inline constexpr std::string_view wrongClaim = "wrong-claim";
inline constexpr std::string_view fivefold = "fivefold";
inline constexpr std::string_view seventyFiveMoves = "seventy-five-moves";
inline constexpr std::string_view rapidNoScore = "rapid-no-score";
inline constexpr std::string_view rapidIllegalMove = "rapid-illegal-move";
inline constexpr std::string_view blitzIllegalMove = "blitz-illegal-move";
inline constexpr std::string_view penaltyOfOneMinute = "penalty-of-one-minute";
inline constexpr std::string_view supervisedBlitzPenalty = "supervised-blitz-penalty";
inline constexpr std::string_view bothKingsInCheck = "both-kings-in-check";
inline constexpr std::string_view device = "device";
inline constexpr std::string_view reconstructionHelped = "reconstruction-helped";
inline constexpr std::string_view disabledPlayersInterest = "disabled-players-interest";
inline constexpr std::string_view moveCountKeptSecret = "move-count-kept-secret";
inline constexpr std::string_view penalties = "penalties";
inline constexpr std::string_view appeal = "appeal";
inline constexpr std::string_view sealedMoveOpened = "sealed-move-opened";
inline constexpr std::string_view sealedMoveLoses = "sealed-move-loses";
inline constexpr std::string_view envelopeMissing = "envelope-missing";
inline constexpr std::string_view adjournedPosition = "adjourned-position";
inline constexpr std::string_view assistantMakesMoves = "assistant-makes-moves";
inline constexpr std::string_view assistantAnnounces = "assistant-announces";
inline constexpr std::string_view assistantGivesInformation = "assistant-gives-information";
inline constexpr std::string_view assistantAdjourns = "assistant-adjourns";
inline constexpr std::string_view assistantForRecording = "assistant-for-recording";
inline constexpr std::string_view assistantForClock = "assistant-for-clock";
inline constexpr std::string_view assistantForMoves = "assistant-for-moves";
inline constexpr std::string_view supervisedRapid = "supervised-rapid";
inline constexpr std::string_view supervisedBlitz = "supervised-blitz";
inline constexpr std::string_view leavingTheVenue = "leaving-the-venue";
inline constexpr std::string_view adviceForbidden = "advice-forbidden";
inline constexpr std::string_view thirdParty = "third-party";
inline constexpr std::string_view disturbance = "disturbance";
inline constexpr std::string_view arbitersError = "arbiters-error";
inline constexpr std::string_view claimLostByTouching = "claim-lost-by-touching";

/// All of them, in the order of the data.
inline constexpr std::string_view all[] = {
    twoBoards,
    announcement,
    pegPieceTouched,
    pegMoveMade,
    clockAfterAnnouncement,
    sightedPlayerRules,
    specialClock,
    scoreInBrailleOrRecorded,
    slipOfTheTongue,
    boardsDifferScoresAgree,
    boardsDifferScoresDiffer,
    assistant,
    assistantKeepsScore,
    assistantInformsArbiter,
    sightedPlayersAssistant,
    assistantForHearingImpaired,
    timesAfterIrregularity,
    wrongStartingPosition,
    wrongStartStandsInRapid,
    coloursReversed,
    displacedPieces,
    illegalMove,
    pawnNotPromoted,
    clockPressedWithoutMove,
    twoHands,
    illegalMovePenalty,
    displacedPosition,
    gameAnnulled,
    adjusting,
    touchedOwnPiece,
    touchedOpponentsPiece,
    touchedBothColours,
    touchedKingAndRook,
    touchedRookFirst,
    castlingNotLegal,
    promotionChoiceFinal,
    touchedPieceCannotMove,
    pieceReleased,
    claimLost,
    keepingScore,
    notInAdvance,
    replyBeforeRecording,
    drawOfferRecorded,
    writingStopped,
    neitherKeepsScore,
    scoreToBeCompleted,
    noCompleteScore,
    moveCountNotShown,
    signedResult,
    algebraicOnly,
    moveCompleted,
    controlChecked,
    defaultTime,
    lossOnTime,
    bothFlags,
    defectiveClock,
    wrongSetting,
    settingStandsInRapid,
    pausing,
    moveCounter,
    checkmate,
    resignation,
    stalemate,
    deadPosition,
    drawAgreed,
    drawOffer,
    threefold,
    fiftyMoves,
    wrongClaim,
    fivefold,
    seventyFiveMoves,
    rapidNoScore,
    rapidIllegalMove,
    blitzIllegalMove,
    penaltyOfOneMinute,
    supervisedBlitzPenalty,
    bothKingsInCheck,
    device,
    reconstructionHelped,
    disabledPlayersInterest,
    moveCountKeptSecret,
    penalties,
    appeal,
    sealedMoveOpened,
    sealedMoveLoses,
    envelopeMissing,
    adjournedPosition,
    assistantMakesMoves,
    assistantAnnounces,
    assistantGivesInformation,
    assistantAdjourns,
    assistantForRecording,
    assistantForClock,
    assistantForMoves,
    supervisedRapid,
    supervisedBlitz,
    leavingTheVenue,
    adviceForbidden,
    thirdParty,
    disturbance,
    arbitersError,
    claimLostByTouching,
};

}  // namespace diptych::law::rule
