#include "core/law/question_ids.h"

#include "core/law/rule_ids.h"

#include <algorithm>
#include <array>
#include <utility>

namespace diptych::law::question {

Standing standingOf(std::string_view question)
{
    constexpr std::array contested = {flagBeforeDivergenceFound, illegalCountAfterRetrace,
                                      movesAfterTheLastCommonEntry,
                                      penaltyForIllegalMoveFromWrongBoard};
    if (std::find(contested.begin(), contested.end(), question) != contested.end()) {
        return Standing::Contested;
    }
    return question == assistantRequired ? Standing::Clear : Standing::Interpretation;
}

bool countsForStanding(std::string_view question)
{
    return question != doesAPlayerConcede;
}

std::string_view ruleOf(std::string_view question)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 26> rules = {{
        {announcedMoveBinding, rule::pegMoveMade},
        {areCopiedEntriesAccepted, rule::scoreToBeCompleted},
        {assistantRequired, rule::assistantForHearingImpaired},
        {bonusOnDisplay, rule::timesAfterIrregularity},
        {castlingRightDisputed, rule::keepingScore},
        {concessionAgreed, rule::boardsDifferScoresAgree},
        {doesAPlayerConcede, rule::boardsDifferScoresDiffer},
        {drawOfferInAnnulledMoves, rule::drawOffer},
        {enPassantRightDisputed, rule::keepingScore},
        {flagBeforeDivergenceFound, rule::lossOnTime},
        {illegalCountAfterRetrace, rule::illegalMovePenalty},
        {movesAfterTheLastCommonEntry, rule::noCompleteScore},
        {orderOfMovesDisputed, rule::boardsDifferScoresDiffer},
        {penaltyForIllegalMoveFromWrongBoard, rule::illegalMovePenalty},
        {penaltyTimeInSupervisedBlitz, rule::supervisedBlitzPenalty},
        {repetitionHistory, rule::threefold},
        {timeTroubleCapsTheAverage, rule::writingStopped},
        {touchMoveAfterRetrace, rule::touchedOwnPiece},
        {touchMoveOnAWrongBoard, rule::touchedOwnPiece},
        {warningForWrongRepetition, rule::announcement},
        {wasAnIllegalMoveCompleted, rule::illegalMove},
        {wasTheClockPressed, rule::moveCompleted},
        {whatWasReallyPlayed, rule::reconstructionHelped},
        {whichPieceWasMeant, rule::keepingScore},
        {whichPromotionPiece, rule::announcement},
        {whichScoreIsOfficial, rule::assistantKeepsScore},
    }};
    const auto* found = std::find_if(rules.begin(), rules.end(),
                                     [&](const auto& entry) { return entry.first == question; });
    return found == rules.end() ? std::string_view{} : found->second;
}

}  // namespace diptych::law::question
