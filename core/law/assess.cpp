#include "core/law/assess.h"

#include "core/law/arguments.h"
#include "core/law/contradictions.h"
#include "core/law/evidence.h"
#include "core/law/notes.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/remedy_clocks.h"
#include "core/law/rules.h"
#include "core/law/standing.h"

#include <algorithm>

namespace diptych::law {

namespace {

/// Contract section 1: the weakest among the findings it rests on and the open questions.
void weighStandings(Outcome& outcome)
{
    Standing weakest = Standing::Clear;
    for (const Finding& finding : outcome.findings) {
        weakest = weaker(weakest, finding.standing);
    }
    for (const Question& question : outcome.questions) {
        if (question::countsForStanding(question.id)) {
            weakest = weaker(weakest, question.standing);
        }
    }
    for (Remedy& remedy : outcome.remedies) {
        remedy.standing = weaker(remedy.standing, weakest);
    }
}

/// What is only offered says what speaks for it.
void argueForAlternatives(Outcome& outcome)
{
    for (Remedy& remedy : outcome.remedies) {
        remedy.argument = remedy.recommended ? std::string_view{} : argumentForRemedy(remedy);
    }
}

/// A pawn left on the last rank is an illegal move that the boards show and the entries do not; it
/// is shown with the scores all the same.
void showUnpromotedPawn(const Outcome& outcome, score::Comparison& comparison)
{
    for (const Finding& finding : outcome.findings) {
        if (finding.id != "illegal-move" || !finding.ply) {
            continue;
        }
        const int ply = *finding.ply;
        const chess::Move move = comparison.game.moves[static_cast<std::size_t>(ply) - 1];
        const bool known =
            std::any_of(comparison.illegal.begin(), comparison.illegal.end(),
                        [&](const score::IllegalPly& one) { return one.ply == ply; });
        if (known || !move.promotion()) {
            continue;
        }
        comparison.illegal.push_back({ply,
                                      chess::Move(move.from(), move.to()),
                                      {chess::Illegality::PromotionMissing},
                                      true});
        for (const auto* line : {&comparison.white, &comparison.black}) {
            if (*line) {
                const auto entry = (*line)->plies[static_cast<std::size_t>(ply) - 1].entry;
                comparison.differences.push_back(
                    {ply, score::DifferenceKind::Illegal, (*line)->keeper, entry});
            }
        }
    }
}

const Remedy* lastRecommended(const std::vector<Remedy>& remedies)
{
    const Remedy* last = nullptr;
    for (const Remedy& remedy : remedies) {
        if (remedy.recommended && remedy.clocks) {
            last = &remedy;
        }
    }
    return last;
}

}  // namespace

Assessment assess(const Circumstances& circumstances, const std::vector<score::Sheet>& sheets)
{
    auto edition = loadEdition(circumstances.edition);
    if (!edition) {
        edition = loadEdition(editionIds().front());
    }
    Matter matter = prepare(*edition, sheets, circumstances);
    Outcome outcome = decide(matter);
    noteBoardsAndScores(matter, outcome);
    noteWitnesses(matter, outcome);
    bindTouchedPieces(matter, outcome);
    noteSpeech(matter, outcome);
    noteDraws(matter, outcome);
    noteArbitersMatters(matter, outcome);
    noteSealedMove(matter, outcome);
    noteConduct(matter, outcome);
    noteContradictions(matter, outcome);
    setClocks(matter, outcome);
    weighStandings(outcome);
    argueForAlternatives(outcome);
    std::stable_partition(outcome.remedies.begin(), outcome.remedies.end(),
                          [](const Remedy& remedy) { return remedy.recommended; });
    Assessment assessment;
    assessment.edition = edition->id;
    assessment.comparison = std::move(matter.comparison);
    if (const auto& conceded = matter.withConcessions;
        conceded && conceded->state == score::ScoresState::Differ) {
        // What is conceded is settled, so that the scores part where they part after it.
        assessment.comparison.firstDivergence = conceded->firstDivergence;
        assessment.comparison.agreement = conceded->agreement;
        assessment.comparison.strictAgreement = conceded->strictAgreement;
    }
    assessment.boards = std::move(matter.boards);
    showUnpromotedPawn(outcome, assessment.comparison);
    if (const Remedy* remedy = lastRecommended(outcome.remedies)) {
        assessment.clocks = remedy->clocks;
    }
    assessment.findings = std::move(outcome.findings);
    assessment.remedies = std::move(outcome.remedies);
    assessment.penalties = std::move(outcome.penalties);
    assessment.questions = std::move(outcome.questions);
    return assessment;
}

}  // namespace diptych::law
