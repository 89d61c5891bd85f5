#include "core/law/sealed_move.h"

#include "core/law/announcement.h"
#include "core/law/remedies.h"
#include "core/law/rule_ids.h"
#include "core/law/rules.h"

namespace diptych::law {

int adjournedPly(const Matter& matter)
{
    return matter.facts().adjournedAt.value_or(matter.plies());
}

SealedMove readSealedMove(const Matter& matter)
{
    const auto& sealed = matter.facts().sealed;
    if (!sealed) {
        return SealedMove::None;
    }
    const auto& line = lineOf(matter, sealed->side);
    const std::string dialect = line ? matter.sheets[line->sheet].dialect : std::string();
    const auto token = readSealedText(sealed->text, dialect);
    if (!token) {
        return SealedMove::Unreadable;
    }
    const auto resolution = chess::resolve(positionAfter(matter, adjournedPly(matter)), *token);
    if (std::holds_alternative<chess::Move>(resolution)) {
        return SealedMove::Clear;
    }
    return std::holds_alternative<chess::SanAmbiguous>(resolution) ? SealedMove::Ambiguous
                                                                   : SealedMove::Illegal;
}

std::optional<Outcome> sealedMove(const Matter& matter)
{
    const SealedMove read = readSealedMove(matter);
    if (read == SealedMove::None || read == SealedMove::Clear) {
        return std::nullopt;
    }
    const Color sealer = matter.facts().sealed->side;
    // A wrong board may have misled the sealer: it is put right first, and the loss only offered.
    if (isWrongBoard(matter, sealer) || matter.boards.state == BoardsState::Differ) {
        return std::nullopt;
    }
    Outcome outcome;
    if (matter.edition.parameters.unidentifiableGameAnnulled) {
        // 1928 and 1930 leave the choice of the penalty to the opponent.
        outcome.findings.push_back(findingUnder(matter, "sealed-move-choice-of-opponent",
                                                rule::sealedMoveLoses, Standing::Interpretation));
        outcome.remedies.push_back(continueGame(matter));
        return outcome;
    }
    const int ply = adjournedPly(matter);
    if (read == SealedMove::Ambiguous) {
        outcome.findings.push_back(
            findingAt(matter, "sealed-move-ambiguous", rule::sealedMoveLoses, ply + 1));
    }
    outcome.findings.push_back(
        findingAt(matter, "sealed-move-impossible", rule::sealedMoveLoses, ply + 1));
    outcome.remedies.push_back(gameOver(matter, rule::sealedMoveLoses,
                                        lostBy(sealer, positionAfter(matter, ply)), ply,
                                        "sealed-move"));
    return outcome;
}

}  // namespace diptych::law
