#include "core/law/ruled_remedy.h"

#include "core/law/edition.h"
#include "core/law/remedies.h"
#include "core/law/remedy_clocks.h"

#include <algorithm>
#include <utility>

namespace diptych::law {

namespace {

int plyWithin(const Matter& matter, std::optional<int> ply, int otherwise)
{
    return std::clamp(ply.value_or(otherwise), 0, matter.plies());
}

/// The position that stands at the end of a remedy that takes moves back.
void takeBack(const Matter& matter, std::optional<int> ply, Remedy& remedy)
{
    if (ply) {
        remedy.ply = plyWithin(matter, ply, matter.plies());
        remedy.position = positionAfter(matter, *remedy.ply);
    }
}

Remedy unruled(const Matter& matter, const NamedRemedy& named)
{
    const Color side = named.board.value_or(Color::White);
    switch (named.id) {
    case RemedyId::Continue:
        return continueGame(matter);
    case RemedyId::CompleteScore:
        return completeScore(matter, side);
    case RemedyId::AdjustBoard:
        return adjustBoard(matter, side, finalPosition(matter));
    case RemedyId::RestoreBeforeIllegalMove:
        return restoreBefore(matter, plyWithin(matter, named.ply, matter.plies() - 1) + 1);
    case RemedyId::Reconstruct:
        return reconstruct(matter);
    case RemedyId::RestoreLastIdentifiablePosition:
        return restoreLastIdentifiable(matter);
    case RemedyId::Retrace:
        if (const auto& agreement = matter.comparison.agreement) {
            return retrace(matter, *agreement);
        }
        break;
    case RemedyId::ReplacePawnByQueen:
    case RemedyId::GameOver:
    case RemedyId::ResultStands:
    case RemedyId::NewGame:
    case RemedyId::Ask:
        break;
    }
    return remedyUnder(matter, named.id, {});
}

}  // namespace

bool hasPly(RemedyId id)
{
    switch (id) {
    case RemedyId::Retrace:
    case RemedyId::RestoreBeforeIllegalMove:
    case RemedyId::ReplacePawnByQueen:
    case RemedyId::RestoreLastIdentifiablePosition:
    case RemedyId::GameOver:
    case RemedyId::Ask:
        return true;
    case RemedyId::Continue:
    case RemedyId::CompleteScore:
    case RemedyId::AdjustBoard:
    case RemedyId::Reconstruct:
    case RemedyId::ResultStands:
    case RemedyId::NewGame:
        return false;
    }
    return false;
}

bool hasBoard(RemedyId id)
{
    return id == RemedyId::CompleteScore || id == RemedyId::AdjustBoard;
}

Remedy remedyAsRuled(const Circumstances& circumstances, const std::vector<score::Sheet>& sheets,
                     const Assessment& assessment, const NamedRemedy& named)
{
    const auto edition = loadEdition(assessment.edition);
    const Matter matter = prepare(*edition, sheets, circumstances);
    Outcome outcome;
    outcome.penalties = assessment.penalties;
    Remedy remedy = unruled(matter, named);
    if (hasPly(named.id)) {
        takeBack(matter, named.ply, remedy);
    }
    remedy.board = hasBoard(named.id) ? named.board : std::nullopt;
    if (!named.article.empty()) {
        remedy.article = named.article;
    }
    // What the program would not have offered is the arbiter's reading of the Laws.
    remedy.standing = Standing::Interpretation;
    remedy.recommended = false;
    outcome.remedies.push_back(std::move(remedy));
    setClocks(matter, outcome);
    return std::move(outcome.remedies.front());
}

}  // namespace diptych::law
