#include "core/law/sealed_move.h"

#include "core/chess/san.h"
#include "core/law/announcement.h"

namespace diptych::law {

using score::Comparison;

namespace {

Color moverOf(const Circumstances& circumstances, int ply)
{
    const Color first = circumstances.start.sideToMove();
    return ply % 2 == 1 ? first : opposite(first);
}

int adjournedPly(const Circumstances& circumstances, const Comparison& comparison)
{
    const int plies = comparison.game.plies();
    const Facts& facts = circumstances.facts;
    const bool isEntered =
        plies > 0 && facts.sealed && moverOf(circumstances, plies) == facts.sealed->side;
    return facts.adjournedAt.value_or(plies - (isEntered ? 1 : 0));
}

SealedReading readIn(const chess::Position& adjourned, const SideText& sealed,
                     const std::string& dialect)
{
    if (adjourned.sideToMove() != sealed.side) {
        return {SealedMove::OutOfTurn, {}, {}};
    }
    if (sealed.text.empty()) {
        return {SealedMove::Missing, {}, {}};
    }
    const auto token = readSealedText(sealed.text, dialect);
    if (!token) {
        return {SealedMove::Unreadable, {}, {}};
    }
    const auto resolution = chess::resolve(adjourned, *token);
    if (const auto* move = std::get_if<chess::Move>(&resolution)) {
        return {SealedMove::Clear, *move, token};
    }
    const bool several = std::holds_alternative<chess::SanAmbiguous>(resolution);
    return {several ? SealedMove::Ambiguous : SealedMove::Illegal, {}, token};
}

SealedReading readSealed(const Circumstances& circumstances, const Comparison& comparison,
                         const std::vector<score::Sheet>& sheets)
{
    const auto& sealed = circumstances.facts.sealed;
    if (!sealed) {
        return {};
    }
    const int ply = adjournedPly(circumstances, comparison);
    if (ply < 0 || ply > comparison.game.plies()) {
        return {SealedMove::Unplaced, {}, {}};
    }
    const auto& positions = comparison.game.positions;
    const chess::Position& adjourned =
        positions.empty() ? circumstances.start : positions[static_cast<std::size_t>(ply)];
    const auto& line = sealed->side == Color::White ? comparison.white : comparison.black;
    return readIn(adjourned, *sealed, line ? sheets[line->sheet].dialect : std::string());
}

}  // namespace

int adjournedPly(const Matter& matter)
{
    return adjournedPly(matter.circumstances, matter.comparison);
}

const chess::Position& adjournedPosition(const Matter& matter)
{
    return positionAfter(matter, adjournedPly(matter));
}

SealedReading readSealedMove(const Matter& matter)
{
    return readSealed(matter.circumstances, matter.comparison, matter.sheets);
}

std::optional<score::EstablishedMove> sealedWhereTheyPart(const Circumstances& circumstances,
                                                          const Comparison& comparison,
                                                          const std::vector<score::Sheet>& sheets)
{
    const auto& divergence = comparison.firstDivergence;
    const SealedReading sealed = readSealed(circumstances, comparison, sheets);
    const bool isThere =
        divergence && divergence->ply == adjournedPly(circumstances, comparison) + 1;
    if (!sealed.move || !isThere) {
        return std::nullopt;
    }
    return score::EstablishedMove{divergence->ply, *sealed.move};
}

bool decidesBetweenScores(const Matter& matter)
{
    return sealedWhereTheyPart(matter.circumstances, matter.comparison, matter.sheets).has_value();
}

}  // namespace diptych::law
