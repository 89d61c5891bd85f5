#include "core/law/remedies.h"

#include "core/chess/draws.h"
#include "core/law/arguments.h"
#include "core/law/boards.h"
#include "core/law/question_ids.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"
#include "core/law/standing.h"

#include <algorithm>

namespace diptych::law {

using chess::Position;
using score::GameResult;

Remedy remedyUnder(const Matter& matter, RemedyId id, std::string_view rule)
{
    Remedy remedy;
    remedy.id = id;
    remedy.article = matter.edition.article(rule);
    remedy.standing =
        !rule.empty() && remedy.article.empty() ? Standing::Interpretation : Standing::Clear;
    remedy.recommended = true;
    return remedy;
}

Remedy continueGame(const Matter& matter)
{
    Remedy remedy = remedyUnder(matter, RemedyId::Continue, ruleForContinuing(matter));
    remedy.position = finalPosition(matter);
    return remedy;
}

namespace {

/// 1928 and 1930 know two boards not at all, but a position set up wrongly after an adjournment.
std::string_view ruleForAdjusting(const Matter& matter)
{
    const Facts& facts = matter.facts();
    const bool wasAdjourned = facts.adjournedAt || facts.sealed;
    return wasAdjourned && !matter.edition.has(rule::boardsDifferScoresAgree) &&
                   matter.edition.has(rule::adjournedPosition)
               ? rule::adjournedPosition
               : rule::boardsDifferScoresAgree;
}

}  // namespace

Remedy adjustBoard(const Matter& matter, Color side, const Position& wanted)
{
    Remedy remedy = remedyUnder(matter, RemedyId::AdjustBoard, ruleForAdjusting(matter));
    remedy.board = side;
    remedy.position = wanted;
    if (const auto& board = boardOf(matter, side)) {
        remedy.steps = stepsBetween(board->position, wanted);
    }
    return remedy;
}

Remedy completeScore(const Matter& matter, Color side)
{
    Remedy remedy = remedyUnder(matter, RemedyId::CompleteScore, rule::scoreToBeCompleted);
    remedy.board = side;
    remedy.position = finalPosition(matter);
    return remedy;
}

Remedy retrace(const Matter& matter, const score::Agreement& agreement)
{
    Remedy remedy = remedyUnder(matter, RemedyId::Retrace, rule::boardsDifferScoresDiffer);
    remedy.ply = agreement.ply;
    remedy.position = agreement.position;
    return remedy;
}

Remedy restoreBefore(const Matter& matter, int illegalPly)
{
    const auto& circumstances = matter.circumstances;
    const std::string_view rapid =
        circumstances.play == Play::Rapid ? rule::rapidIllegalMove : rule::blitzIllegalMove;
    const bool standard = circumstances.play == Play::Standard ||
                          circumstances.supervision == Supervision::Full ||
                          !matter.edition.has(rapid);
    Remedy remedy = remedyUnder(matter, RemedyId::RestoreBeforeIllegalMove,
                                standard ? rule::illegalMove : rapid);
    remedy.ply = illegalPly - 1;
    remedy.position = positionAfter(matter, illegalPly - 1);
    return remedy;
}

Remedy reconstruct(const Matter& matter)
{
    Remedy remedy = remedyUnder(matter, RemedyId::Reconstruct, rule::noCompleteScore);
    if (matter.plies() > 0) {
        remedy.position = finalPosition(matter);
    }
    return remedy;
}

Remedy restoreLastIdentifiable(const Matter& matter)
{
    Remedy remedy =
        remedyUnder(matter, RemedyId::RestoreLastIdentifiablePosition, rule::displacedPosition);
    if (const auto& agreement = matter.comparison.agreement) {
        remedy.ply = agreement->ply;
        remedy.position = agreement->position;
    }
    return remedy;
}

Outcome reconstructFirst(const Matter& matter)
{
    Outcome outcome;
    outcome.findings.push_back(findingUnder(matter, "neither-score-goes-on", rule::noCompleteScore,
                                            Standing::Interpretation));
    outcome.remedies.push_back(reconstruct(matter));
    outcome.remedies.push_back(offeredOnly(restoreLastIdentifiable(matter)));
    return outcome;
}

Remedy gameOver(const Matter& matter, std::string_view rule, GameResult result, int ply,
                std::string reason)
{
    Remedy remedy = remedyUnder(matter, RemedyId::GameOver, rule);
    remedy.ply = ply;
    remedy.position = positionAfter(matter, ply);
    remedy.result = result;
    remedy.reason = std::move(reason);
    return remedy;
}

Remedy askBefore(const Matter& matter, std::string_view question)
{
    Remedy remedy = remedyUnder(matter, RemedyId::Ask, question::ruleOf(question));
    remedy.standing = question::standingOf(question);
    if (const auto& agreement = matter.comparison.agreement) {
        remedy.ply = agreement->ply;
        remedy.position = agreement->position;
    }
    return remedy;
}

Remedy offeredOnly(Remedy remedy)
{
    remedy.recommended = false;
    return remedy;
}

bool isSameRemedy(const Remedy& a, const Remedy& b)
{
    return a.id == b.id && a.board == b.board && a.ply == b.ply && a.article == b.article &&
           a.result == b.result;
}

bool gameGoesOn(const Outcome& outcome)
{
    return std::none_of(outcome.remedies.begin(), outcome.remedies.end(), [](const Remedy& one) {
        return one.recommended && (one.id == RemedyId::GameOver ||
                                   one.id == RemedyId::ResultStands || one.id == RemedyId::NewGame);
    });
}

bool hasFound(const Outcome& outcome, std::string_view id)
{
    return std::ranges::any_of(outcome.findings,
                               [id](const Finding& finding) { return finding.id == id; });
}

GameResult lostBy(Color loser, const Position& position)
{
    const Color winner = opposite(loser);
    if (!chess::canEverMate(position, winner)) {
        return GameResult::Draw;
    }
    return winner == Color::White ? GameResult::WhiteWins : GameResult::BlackWins;
}

Finding findingUnder(const Matter& matter, std::string_view id, std::string_view rule,
                     Standing standing)
{
    Finding finding;
    finding.id = id;
    finding.rule = rule;
    finding.article = matter.edition.article(rule);
    finding.standing = !rule.empty() && finding.article.empty()
                           ? weaker(standing, Standing::Interpretation)
                           : standing;
    return finding;
}

Finding findingAt(const Matter& matter, std::string_view id, std::string_view rule, int ply,
                  Standing standing)
{
    Finding finding = findingUnder(matter, id, rule, standing);
    finding.ply = ply;
    if (ply > 0) {
        finding.side = moverAt(matter, ply);
    }
    return finding;
}

Question questionOf(const Matter& matter, std::string_view id)
{
    return questionOf(matter, id, question::choicesOf(id));
}

Question questionOf(const Matter& matter, std::string_view id, std::vector<std::string> choices)
{
    Question asked;
    asked.id = id;
    asked.article = matter.edition.article(question::ruleOf(id));
    asked.standing = question::standingOf(id);
    for (const std::string& choice : choices) {
        asked.arguments.push_back(argumentForChoice(matter.edition, id, choice));
    }
    asked.choices = std::move(choices);
    return asked;
}

void showChoicesIn(const Position& before, std::string_view question, Outcome& outcome)
{
    for (Question& asked : outcome.questions) {
        if (asked.id == question) {
            asked.before = before;
        }
    }
}

namespace {

/// Offers what is not offered yet. Where answers lead to one remedy in several positions, none of
/// them is its position.
void offer(std::vector<Remedy>& remedies, const std::vector<Remedy>& more)
{
    for (const Remedy& remedy : more) {
        if (remedy.id == RemedyId::Ask) {
            continue;
        }
        const auto known = std::ranges::find_if(
            remedies, [&](const Remedy& other) { return isSameRemedy(other, remedy); });
        if (known == remedies.end()) {
            remedies.push_back(offeredOnly(remedy));
        } else if (known->position != remedy.position) {
            known->position.reset();
            known->steps.clear();
        }
    }
}

bool leadToTheSame(const Outcome& a, const Outcome& b)
{
    const auto samePenalty = [](const Penalty& x, const Penalty& y) {
        return x.side == y.side && x.seconds == y.seconds;
    };
    const auto sameRemedy = [](const Remedy& x, const Remedy& y) {
        return isSameRemedy(x, y) && x.recommended == y.recommended && x.position == y.position;
    };
    return std::equal(a.remedies.begin(), a.remedies.end(), b.remedies.begin(), b.remedies.end(),
                      sameRemedy) &&
           std::equal(a.penalties.begin(), a.penalties.end(), b.penalties.begin(),
                      b.penalties.end(), samePenalty);
}

}  // namespace

Outcome askFirst(const Matter& matter, std::string_view question)
{
    return askFirst(matter, question, question::choicesOf(question), {});
}

Outcome askFirst(const Matter& matter, std::string_view question,
                 const std::vector<std::string>& choices, const std::vector<Remedy>& alsoOffered)
{
    std::vector<Outcome> outcomes;
    for (const std::string& choice : choices) {
        outcomes.push_back(decide(withAnswer(matter, question, choice)));
    }
    const bool moot = outcomes.size() > 1 && alsoOffered.empty() &&
                      std::all_of(outcomes.begin(), outcomes.end(), [&](const Outcome& outcome) {
                          return leadToTheSame(outcomes.front(), outcome);
                      });
    if (moot) {
        return std::move(outcomes.front());
    }
    Outcome asked;
    asked.remedies.push_back(askBefore(matter, question));
    for (const Outcome& outcome : outcomes) {
        offer(asked.remedies, outcome.remedies);
    }
    offer(asked.remedies, alsoOffered);
    asked.questions.push_back(questionOf(matter, question, choices));
    return asked;
}

}  // namespace diptych::law
