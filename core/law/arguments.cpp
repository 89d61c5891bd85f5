#include "core/law/arguments.h"

#include "core/law/question_ids.h"
#include "core/law/rule_ids.h"

#include <algorithm>
#include <vector>

namespace diptych::law {

namespace {

/// The argument for an answer, and the rule that it rests on. An empty choice is any other one.
struct ForChoice {
    std::string_view question;
    std::string_view choice;
    std::string_view code;
    std::string_view rule;
};

constexpr ForChoice forChoices[] = {
    {question::announcedMoveBinding, "yes", "announcing-is-part-of-moving", rule::pegMoveMade},
    {question::announcedMoveBinding, "no", "only-a-piece-lifted-is-touched", rule::pegPieceTouched},
    {question::areCopiedEntriesAccepted, "yes", "a-score-may-be-completed-from-the-other",
     rule::scoreToBeCompleted},
    {question::areCopiedEntriesAccepted, "no", "a-copy-is-no-second-witness", rule::keepingScore},
    {question::assistantRequired, "appointed", "the-assistant-stands-between",
     rule::assistantForHearingImpaired},
    {question::assistantRequired, "not", "the-article-leaves-no-choice",
     rule::assistantForHearingImpaired},
    {question::bonusOnDisplay, "yes", "the-clock-counts-the-moves", rule::timesAfterIrregularity},
    {question::bonusOnDisplay, "no", "the-clock-adds-at-zero", rule::timesAfterIrregularity},
    {question::castlingRightDisputed, "white", "whites-order-shows-the-rights", rule::keepingScore},
    {question::castlingRightDisputed, "black", "blacks-order-shows-the-rights", rule::keepingScore},
    {question::concessionAgreed, "yes", "both-accept-what-was-played",
     rule::boardsDifferScoresAgree},
    {question::concessionAgreed, "no", "nobody-asks-which-score-is-right",
     rule::boardsDifferScoresDiffer},
    {question::doesAPlayerConcede, "none", "the-scores-are-found-to-differ",
     rule::boardsDifferScoresDiffer},
    {question::doesAPlayerConcede, "white", "an-admission-saves-the-later-moves",
     rule::boardsDifferScoresAgree},
    {question::doesAPlayerConcede, "black", "an-admission-saves-the-later-moves",
     rule::boardsDifferScoresAgree},
    {question::doesAPlayerConcedeAgain, "none", "the-scores-are-found-to-differ",
     rule::boardsDifferScoresDiffer},
    {question::doesAPlayerConcedeAgain, "white", "an-admission-saves-the-later-moves",
     rule::boardsDifferScoresAgree},
    {question::doesAPlayerConcedeAgain, "black", "an-admission-saves-the-later-moves",
     rule::boardsDifferScoresAgree},
    {question::drawClaimBeforeFlagFall, "yes", "a-good-claim-ends-the-game", rule::threefold},
    {question::drawClaimBeforeFlagFall, "no", "the-flag-is-conclusive", rule::lossOnTime},
    {question::drawOfferInAnnulledMoves, "lapses", "the-offer-goes-with-its-move", rule::drawOffer},
    {question::drawOfferInAnnulledMoves, "stands", "an-offer-cannot-be-withdrawn", rule::drawOffer},
    {question::enPassantRightDisputed, "yes", "the-double-step-is-on-record", rule::keepingScore},
    {question::enPassantRightDisputed, "no", "no-double-step-is-on-the-other-record",
     rule::keepingScore},
    {question::flagBeforeDivergenceFound, "declared", "a-declared-result-ends-the-game",
     rule::lossOnTime},
    {question::flagBeforeDivergenceFound, "not", "the-loss-rests-on-what-is-in-doubt",
     rule::boardsDifferScoresDiffer},
    {question::illegalCountAfterRetrace, "counts", "the-offence-was-completed",
     rule::illegalMovePenalty},
    {question::illegalCountAfterRetrace, "not", "annulled-moves-are-no-part-of-the-game",
     rule::boardsDifferScoresDiffer},
    {question::movesAfterTheLastCommonEntry, "accepted", "the-longer-score-is-the-best-evidence",
     rule::reconstructionHelped},
    {question::movesAfterTheLastCommonEntry, "contested", "one-score-alone-proves-nothing",
     rule::noCompleteScore},
    {question::orderOfMovesDisputed, "accepted", "the-scores-agree-on-the-position",
     rule::boardsDifferScoresDiffer},
    {question::orderOfMovesDisputed, "contested", "the-entries-agree-no-further",
     rule::boardsDifferScoresDiffer},
    {question::penaltyForIllegalMoveFromWrongBoard, "yes", "the-penalty-knows-no-exception",
     rule::illegalMovePenalty},
    {question::penaltyForIllegalMoveFromWrongBoard, "no", "two-boards-know-no-penalty",
     rule::boardsDifferScoresAgree},
    {question::penaltyForWrongClaimInAnnulledMoves, "keep", "the-wrong-claim-was-made",
     rule::wrongClaim},
    {question::penaltyForWrongClaimInAnnulledMoves, "cancel", "the-claim-goes-with-its-moves",
     rule::boardsDifferScoresDiffer},
    {question::penaltyTimeInSupervisedBlitz, "60", "one-minute-was-meant-for-blitz",
     rule::penaltyOfOneMinute},
    {question::penaltyTimeInSupervisedBlitz, "120", "the-competition-rules-give-two-minutes",
     rule::supervisedBlitzPenalty},
    {question::repetitionHistory, "common", "only-what-both-prove-can-be-claimed", rule::threefold},
    {question::repetitionHistory, "white", "whites-order-is-accepted", rule::threefold},
    {question::repetitionHistory, "black", "blacks-order-is-accepted", rule::threefold},
    {question::sealedMoveFromWrongBoard, "loses", "a-sealed-move-must-be-clear",
     rule::sealedMoveLoses},
    {question::sealedMoveFromWrongBoard, "not", "the-wrong-position-misled-the-sealer",
     rule::adjournedPosition},
    {question::timeTroubleCapsTheAverage, "yes", "who-stops-writing-has-no-five-minutes",
     rule::writingStopped},
    {question::timeTroubleCapsTheAverage, "no", "the-judgement-is-the-arbiters",
     rule::timesAfterIrregularity},
    {question::touchMoveAfterRetrace, "established", "the-move-is-made-again",
     rule::touchedOwnPiece},
    {question::touchMoveAfterRetrace, "not", "retracing-names-no-touch",
     rule::boardsDifferScoresDiffer},
    {question::touchMoveOnAWrongBoard, "yes", "a-piece-lifted-is-touched", rule::touchedOwnPiece},
    {question::touchMoveOnAWrongBoard, "no", "he-meant-another-position",
     rule::boardsDifferScoresAgree},
    {question::warningForWrongRepetition, "yes", "a-wrong-repetition-misleads", rule::penalties},
    {question::warningForWrongRepetition, "no", "announcing-names-no-penalty", rule::announcement},
    {question::wasAnIllegalMoveCompleted, "none", "contradicting-entries-prove-nothing",
     rule::keepingScore},
    {question::wasAnIllegalMoveCompleted, "white", "it-is-shown-to-be-completed",
     rule::illegalMove},
    {question::wasAnIllegalMoveCompleted, "black", "it-is-shown-to-be-completed",
     rule::illegalMove},
    {question::wasTheClockPressed, "yes", "pressing-completes-the-move", rule::moveCompleted},
    {question::wasTheClockPressed, "no", "unpressed-it-is-not-completed", rule::moveCompleted},
    {question::whatWasReallyPlayed, "", "both-players-say-so", rule::reconstructionHelped},
    {question::whichPieceWasMeant, "", "the-writer-knows-what-he-meant", rule::keepingScore},
    {question::whichPieceWasTouchedFirst, "", "the-first-piece-touched-binds",
     rule::touchedOwnPiece},
    {question::whichPromotionPiece, "", "the-piece-on-the-square-is-final",
     rule::promotionChoiceFinal},
    {question::whichScoreIsOfficial, "white", "the-duty-is-the-players-own", rule::keepingScore},
    {question::whichScoreIsOfficial, "black", "the-duty-is-the-players-own", rule::keepingScore},
    {question::whichScoreIsOfficial, "", "the-assistant-writes-for-him", rule::assistantKeepsScore},
};

/// The argument for a remedy; with a reason only where the game is over for it.
struct ForRemedy {
    RemedyId id;
    std::string_view reason;
    std::string_view code;
};

constexpr ForRemedy forRemedies[] = {
    {RemedyId::Continue, "next-period", "nobody-is-shown-to-have-overstepped"},
    {RemedyId::Continue, "", "nothing-need-be-taken-back"},
    {RemedyId::CompleteScore, "", "only-a-score-is-at-fault"},
    {RemedyId::AdjustBoard, "", "a-wrong-board-costs-no-move"},
    {RemedyId::Retrace, "touch-move", "a-touched-piece-must-be-moved"},
    {RemedyId::Retrace, "", "nobody-need-prove-his-score"},
    {RemedyId::RestoreBeforeIllegalMove, "", "an-illegal-move-is-taken-back"},
    {RemedyId::ReplacePawnByQueen, "", "the-pawn-becomes-a-queen"},
    {RemedyId::RestoreLastIdentifiablePosition, "", "what-both-show-is-beyond-dispute"},
    {RemedyId::Reconstruct, "", "the-best-evidence-is-used"},
    {RemedyId::GameOver, "time", "the-flag-is-conclusive"},
    {RemedyId::GameOver, "illegal-move", "the-offence-loses-the-game"},
    {RemedyId::GameOver, "sealed-move", "a-sealed-move-must-be-clear"},
    {RemedyId::GameOver, "default-time", "who-comes-too-late-loses"},
    {RemedyId::GameOver, "", "the-game-had-ended"},
    {RemedyId::ResultStands, "", "what-was-declared-stands"},
    {RemedyId::NewGame, "", "what-cannot-be-established-is-played-anew"},
};

}  // namespace

Argument argumentForChoice(const Edition& edition, std::string_view question,
                           std::string_view choice)
{
    const auto found =
        std::find_if(std::begin(forChoices), std::end(forChoices), [&](const ForChoice& entry) {
            return entry.question == question && (entry.choice == choice || entry.choice.empty());
        });
    return found == std::end(forChoices)
               ? Argument{}
               : Argument{std::string(found->code), edition.article(found->rule)};
}

std::string_view argumentForRemedy(const Remedy& remedy)
{
    const auto found =
        std::find_if(std::begin(forRemedies), std::end(forRemedies), [&](const ForRemedy& entry) {
            return entry.id == remedy.id && (entry.reason == remedy.reason || entry.reason.empty());
        });
    return found == std::end(forRemedies) ? std::string_view{} : found->code;
}

std::vector<std::string_view> argumentCodes()
{
    std::vector<std::string_view> codes;
    for (const ForChoice& entry : forChoices) {
        codes.push_back(entry.code);
    }
    for (const ForRemedy& entry : forRemedies) {
        codes.push_back(entry.code);
    }
    return codes;
}

}  // namespace diptych::law
