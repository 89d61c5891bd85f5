#include "core/law/question_ids.h"

#include "core/law/rule_ids.h"
#include "core/score/sheet.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace diptych::law::question {

namespace {

/// What belongs to a question. Choices are separated by blanks.
struct Kind {
    std::string_view id;
    std::string_view rule;
    std::string_view choices;
    Answers answers = Answers::Words;
    Standing standing = Standing::Interpretation;
};

constexpr std::array<Kind, std::size(all)> kinds = {{
    {announcedMoveBinding, rule::pegMoveMade, "yes no"},
    {areCopiedEntriesAccepted, rule::scoreToBeCompleted, "yes no"},
    {assistantRequired, rule::assistantForHearingImpaired, "appointed not", Answers::Words,
     Standing::Clear},
    {bonusOnDisplay, rule::timesAfterIrregularity, "yes no"},
    {castlingRightDisputed, rule::keepingScore, "white black"},
    {concessionAgreed, rule::boardsDifferScoresAgree, "yes no"},
    {doesAPlayerConcede, rule::boardsDifferScoresDiffer, "none white black"},
    {doesAPlayerConcedeAgain, rule::boardsDifferScoresDiffer, "none white black"},
    {drawClaimBeforeFlagFall, rule::lossOnTime, "yes no"},
    {drawOfferInAnnulledMoves, rule::drawOffer, "lapses stands"},
    {enPassantRightDisputed, rule::keepingScore, "yes no"},
    {flagBeforeDivergenceFound, rule::lossOnTime, "declared not", Answers::Words,
     Standing::Contested},
    {illegalCountAfterRetrace, rule::illegalMovePenalty, "counts not", Answers::Words,
     Standing::Contested},
    {movesAfterTheLastCommonEntry, rule::noCompleteScore, "accepted contested", Answers::Words,
     Standing::Contested},
    {orderOfMovesDisputed, rule::boardsDifferScoresDiffer, "accepted contested"},
    {penaltyForIllegalMoveFromWrongBoard, rule::illegalMovePenalty, "yes no", Answers::Words,
     Standing::Contested},
    {penaltyForWrongClaimInAnnulledMoves, rule::wrongClaim, "keep cancel"},
    {penaltyTimeInSupervisedBlitz, rule::supervisedBlitzPenalty, "60 120"},
    {repetitionHistory, rule::threefold, "common white black"},
    {sealedMoveFromWrongBoard, rule::sealedMoveLoses, "loses not", Answers::Words,
     Standing::Contested},
    {timeTroubleCapsTheAverage, rule::writingStopped, "yes no"},
    {touchMoveAfterRetrace, rule::touchedOwnPiece, "established not"},
    {touchMoveOnAWrongBoard, rule::touchedOwnPiece, "yes no"},
    {warningForWrongRepetition, rule::announcement, "yes no"},
    {wasAnIllegalMoveCompleted, rule::illegalMove, "none white black"},
    {wasTheClockPressed, rule::moveCompleted, "yes no"},
    {whatWasReallyPlayed, rule::reconstructionHelped, "", Answers::AMove},
    {whichPieceWasMeant, rule::keepingScore, "", Answers::AMove},
    {whichPieceWasTouchedFirst, rule::touchedOwnPiece, "", Answers::ASquare},
    {whichPromotionPiece, rule::announcement, "q r b n"},
    {whichScoreIsOfficial, rule::assistantKeepsScore, "", Answers::AKeeper},
}};

const Kind* kindOf(std::string_view question)
{
    const auto* found = std::find_if(kinds.begin(), kinds.end(),
                                     [&](const Kind& kind) { return kind.id == question; });
    return found == kinds.end() ? nullptr : found;
}

}  // namespace

Standing standingOf(std::string_view question)
{
    const Kind* kind = kindOf(question);
    return kind != nullptr ? kind->standing : Standing::Interpretation;
}

bool isQuestion(std::string_view id)
{
    return kindOf(id) != nullptr;
}

Answers answersOf(std::string_view question)
{
    const Kind* kind = kindOf(question);
    return kind != nullptr ? kind->answers : Answers::Words;
}

std::vector<std::string> choicesOf(std::string_view question)
{
    const Kind* kind = kindOf(question);
    std::istringstream words(std::string(kind != nullptr ? kind->choices : std::string_view{}));
    std::vector<std::string> choices;
    for (std::string word; words >> word;) {
        choices.push_back(std::move(word));
    }
    return choices;
}

bool isChoice(std::string_view question, std::string_view choice)
{
    if (!isQuestion(question)) {
        return false;
    }
    switch (answersOf(question)) {
    case Answers::Words: {
        const std::vector<std::string> choices = choicesOf(question);
        return std::find(choices.begin(), choices.end(), choice) != choices.end();
    }
    case Answers::AMove:
        return chess::parseUci(choice).has_value();
    case Answers::ASquare:
        return chess::parseSquare(choice).has_value();
    case Answers::AKeeper:
        return score::keeperFromCode(choice).has_value();
    }
    return false;
}

bool countsForStanding(std::string_view question)
{
    return question != doesAPlayerConcede && question != doesAPlayerConcedeAgain;
}

std::string_view ruleOf(std::string_view question)
{
    const Kind* kind = kindOf(question);
    return kind != nullptr ? kind->rule : std::string_view{};
}

}  // namespace diptych::law::question
