#include "core/law/notes.h"

#include "core/law/draw_claim.h"
#include "core/law/established.h"
#include "core/law/penalties.h"
#include "core/law/question_ids.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"
#include "core/law/sealed_move.h"

#include <algorithm>
#include <cstdlib>

namespace diptych::law {

using score::ScoresState;

namespace {

std::string_view scoresFinding(ScoresState state)
{
    switch (state) {
    case ScoresState::Correspond:
        return "scores-correspond";
    case ScoresState::CorrespondWithIllegal:
        return "scores-correspond-with-illegal";
    case ScoresState::Differ:
        return "scores-differ";
    case ScoresState::Incomplete:
        return "scores-incomplete";
    case ScoresState::Unusable:
        return "scores-unusable";
    }
    return "scores-unusable";
}

const Remedy* recommendedRetrace(const Outcome& outcome)
{
    const auto found =
        std::find_if(outcome.remedies.begin(), outcome.remedies.end(), [](const Remedy& remedy) {
            return remedy.recommended && remedy.id == RemedyId::Retrace;
        });
    return found == outcome.remedies.end() ? nullptr : &*found;
}

/// A draw was offered after a ply, by a statement or by "(=)" on a sheet.
std::optional<int> drawOfferAfter(const Matter& matter, int ply)
{
    for (const SidePly& offer : matter.facts().drawOffers) {
        if (offer.ply > ply) {
            return offer.ply;
        }
    }
    for (const Color side : bothSides) {
        const auto& line = lineOf(matter, side);
        if (!line) {
            continue;
        }
        const score::Sheet& sheet = matter.sheets[line->sheet];
        for (auto i = static_cast<std::size_t>(ply); i < line->plies.size(); ++i) {
            const auto entry = line->plies[i].entry;
            if (entry && sheet.entries[*entry].offersDraw) {
                return static_cast<int>(i) + 1;
            }
        }
    }
    return std::nullopt;
}

void noteDrawOffer(const Matter& matter, const Remedy& retraced, Outcome& outcome)
{
    const auto offered = drawOfferAfter(matter, retraced.ply.value_or(0));
    if (!offered) {
        return;
    }
    const auto id = question::drawOfferInAnnulledMoves;
    const auto answer = answerTo(matter, id);
    Finding finding = findingAt(matter, "draw-offer-in-annulled-moves", rule::drawOffer, *offered);
    for (const SidePly& offer : matter.facts().drawOffers) {
        if (offer.ply == *offered) {
            finding.side = offer.side;
        }
    }
    if (answer) {
        finding.arguments = {*answer};
    } else {
        outcome.questions.push_back(questionOf(matter, id));
    }
    outcome.findings.push_back(std::move(finding));
}

void penaliseWrongClaim(const WrongClaimCost& cost, Outcome& outcome)
{
    if (cost.penalty) {
        outcome.penalties.push_back(*cost.penalty);
    }
    if (cost.question) {
        outcome.questions.push_back(*cost.question);
    }
}

/// A claim lapses with the moves; whether the penalty for a wrong one does is not regulated.
void noteAnnulledClaim(const Matter& matter, Outcome& outcome)
{
    const auto& claim = matter.facts().drawClaim;
    if (!claim) {
        return;
    }
    Finding finding = findingUnder(matter, "draw-claim-in-annulled-moves", rule::threefold,
                                   Standing::Interpretation);
    finding.side = claim->side;
    const WrongClaimCost cost = costOfWrongClaim(matter, claim->side);
    if (stateOfClaim(matter) == ClaimState::Wrong && cost.penalty) {
        const auto id = question::penaltyForWrongClaimInAnnulledMoves;
        const auto answer = answerTo(matter, id);
        if (answer == "keep") {
            penaliseWrongClaim(cost, outcome);
        }
        if (answer) {
            finding.arguments = {*answer};
        } else {
            outcome.questions.push_back(questionOf(matter, id));
        }
    }
    outcome.findings.push_back(std::move(finding));
}

/// While a question is open, a wrong claim is penalised only where the game goes on without moves
/// taken back whatever is answered.
bool isPenalisedAnyhow(const Matter& matter, const Outcome& outcome)
{
    const bool asks = std::ranges::any_of(outcome.remedies, [](const Remedy& remedy) {
        return remedy.recommended && remedy.id == RemedyId::Ask;
    });
    if (!asks || outcome.questions.empty()) {
        return gameGoesOn(outcome);
    }
    const Question& question = outcome.questions.front();
    return std::ranges::all_of(question.choices, [&](const std::string& choice) {
        const Outcome answered = decide(withAnswer(matter, question.id, choice));
        return gameGoesOn(answered) && recommendedRetrace(answered) == nullptr;
    });
}

Finding findingOnClaim(const Matter& matter, std::string_view id, std::string_view rule)
{
    Finding finding = findingUnder(matter, id, rule);
    finding.side = matter.facts().drawClaim->side;
    return finding;
}

/// A claim of a draw that does not itself end the game.
void noteClaim(const Matter& matter, Outcome& outcome)
{
    const bool lostOnTime = hasFound(outcome, "loss-on-time");
    if (!gameGoesOn(outcome) && !lostOnTime) {
        return;
    }
    switch (stateOfClaim(matter)) {
    case ClaimState::None:
    case ClaimState::Disputed:  // what it is worth hangs on an open question
        return;
    case ClaimState::Good: {
        const std::string_view rule = matter.facts().drawClaim->kind == ClaimKind::Threefold
                                          ? rule::threefold
                                          : rule::fiftyMoves;
        outcome.findings.push_back(
            findingOnClaim(matter, lostOnTime ? "draw-claim-too-late" : "draw-claim-good", rule));
        return;
    }
    case ClaimState::Lost:
        outcome.findings.push_back(
            findingOnClaim(matter, "draw-claim-lost-by-touching", rule::claimLostByTouching));
        return;
    case ClaimState::Wrong:
        outcome.findings.push_back(findingOnClaim(matter, "draw-claim-wrong", rule::wrongClaim));
        if (!lostOnTime && isPenalisedAnyhow(matter, outcome)) {
            penaliseWrongClaim(costOfWrongClaim(matter, matter.facts().drawClaim->side), outcome);
        }
        return;
    }
}

bool isCut(const score::Sheet& sheet)
{
    return std::any_of(sheet.diagnostics.begin(), sheet.diagnostics.end(),
                       [](const Diagnostic& one) {
                           return one.code == "too-many-entries" || one.code == "input-too-long";
                       });
}

/// Every move of a piece is written as two squares, without the letter of the piece (C.3).
bool namesSquaresAlone(const score::Sheet& sheet, const score::ScoreLine& line)
{
    int pieces = 0;
    for (std::size_t i = 0; i < line.plies.size() && i < line.positions.size(); ++i) {
        const score::PlyRecord& record = line.plies[i];
        const auto piece = record.move ? line.positions[i].at(record.move->from()) : std::nullopt;
        if (!record.entry || !piece || piece->type == chess::PieceType::Pawn) {
            continue;
        }
        const std::string& text = sheet.entries[*record.entry].text;
        const auto from = text.size() >= 4 ? chess::parseSquare(text.substr(0, 2)) : std::nullopt;
        const bool castles = std::abs(fileOf(record.move->from()) - fileOf(record.move->to())) == 2;
        if (from != record.move->from() && !(castles && piece->type == chess::PieceType::King)) {
            return false;
        }
        pieces += from == record.move->from() ? 1 : 0;
    }
    return pieces > 0;
}

void noteCoordinates(const Matter& matter, std::vector<Finding>& findings)
{
    for (const Color side : bothSides) {
        const auto& line = lineOf(matter, side);
        const bool isWritten = line && (matter.sheets[line->sheet].medium == score::Medium::Typed ||
                                        matter.sheets[line->sheet].medium == score::Medium::Scan);
        if (isWritten && namesSquaresAlone(matter.sheets[line->sheet], *line)) {
            findings.push_back(findingUnder(matter, "score-in-coordinates", rule::algebraicOnly,
                                            Standing::Interpretation));
            findings.back().side = side;
        }
    }
}

/// A sheet that tells nothing, or not all.
void noteSheets(const Matter& matter, std::vector<Finding>& findings)
{
    for (const score::Sheet& sheet : matter.sheets) {
        const std::string keeper(score::toCode(sheet.keeper));
        if (sheet.entries.empty()) {
            findings.push_back(findingUnder(matter, "sheet-has-no-move", {}));
            findings.back().arguments = {keeper};
        } else if (isCut(sheet)) {
            findings.push_back(findingUnder(matter, "sheet-is-cut", {}));
            findings.back().arguments = {keeper, std::to_string(sheet.entries.size())};
        }
    }
}

/// Concessions that cannot be put into the scores.
void noteUnusedConcessions(const Matter& matter, std::vector<Finding>& findings)
{
    const auto& stated = matter.facts().concedes;
    const auto used = usedConcessions(matter.facts(), matter.comparison);
    for (auto one = stated.begin(); one != stated.end(); ++one) {
        const auto isOpposite = [&](const SidePly& other) {
            return other.ply == one->ply && other.side != one->side;
        };
        const bool isUsed = std::ranges::any_of(used, [&](const SidePly& other) {
            return other.ply == one->ply && other.side == one->side;
        });
        if (std::any_of(one, stated.end(), isOpposite)) {
            findings.push_back(findingAt(matter, "concessions-contradict", {}, one->ply,
                                         Standing::Interpretation));
        } else if (!isUsed && std::none_of(stated.begin(), one, isOpposite) &&
                   !matter.withConcessions) {
            findings.push_back(findingAt(matter, "concession-concerns-nothing", {}, one->ply));
            findings.back().side = one->side;
        }
    }
}

}  // namespace

void noteBoardsAndScores(const Matter& matter, Outcome& outcome)
{
    const ScoresState state = matter.scores().state;
    const std::string_view boardsRule = state == ScoresState::Differ
                                            ? rule::boardsDifferScoresDiffer
                                            : rule::boardsDifferScoresAgree;
    std::vector<Finding> first;
    if (matter.boards.state == BoardsState::Differ) {
        first.push_back(findingUnder(matter, "boards-differ", boardsRule));
    } else if (matter.boards.state == BoardsState::Equal) {
        first.push_back(findingUnder(matter, "boards-equal", {}));
    }
    Finding scores = findingUnder(matter, scoresFinding(state), {});
    if (state == ScoresState::Differ && matter.scores().firstDivergence) {
        scores.ply = matter.scores().firstDivergence->ply;
    } else if (matter.comparison.firstDivergence) {
        scores.ply = matter.comparison.firstDivergence->ply;
    }
    first.push_back(std::move(scores));
    if (state == ScoresState::Differ && matter.boards.state == BoardsState::Equal) {
        first.push_back(findingUnder(matter, "no-case-of-two-boards", boardsRule));
    }
    noteSheets(matter, first);
    noteCoordinates(matter, first);
    const auto agreedAt = plyAskedAbout(matter.comparison, matter.sheets);
    if (matter.withConcessions && agreedAt && !decidesBetweenScores(matter)) {
        first.push_back(findingAt(matter, "entry-agreed", {}, *agreedAt));
    }
    noteUnusedConcessions(matter, first);
    outcome.findings.insert(outcome.findings.begin(), first.begin(), first.end());
}

void noteDraws(const Matter& matter, Outcome& outcome)
{
    if (const Remedy* retraced = recommendedRetrace(outcome)) {
        noteDrawOffer(matter, *retraced, outcome);
        noteAnnulledClaim(matter, outcome);
        return;
    }
    noteClaim(matter, outcome);
}

}  // namespace diptych::law
