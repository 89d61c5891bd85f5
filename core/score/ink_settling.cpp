#include "core/score/ink_settling.h"

#include "core/score/decoder.h"
#include "core/score/explanation.h"
#include "core/score/ink_certainty.h"
#include "core/score/ink_costs.h"
#include "core/score/ink_verdict.h"

#include <algorithm>
#include <optional>
#include <span>

namespace diptych::score {

using chess::Move;
using chess::Position;

namespace {

/// Ink that fits the move of the game worse than another move by more than this was written for
/// the other one.
constexpr double writtenForAnother = 5.0;
/// A rival as near as this leaves a doubt that the arbiter should see.
constexpr double doubt = 1.0;

notation::Readings readingsOf(const InkVerdict& verdict, const Entry& entry, const DecodedPly& ply)
{
    const auto rival = verdict.bestBut(ply.move);
    const double lead = rival ? verdict.costOf(*rival) - verdict.costOf(ply.move) : doubt;
    if (ply.legal && lead > -writtenForAnother) {
        notation::Readings readings{verdict.reading(ply.move, 0.0)};
        if (rival && std::min(lead, ply.margin) < doubt && lead < writtenForAnother) {
            readings.push_back(verdict.reading(*rival, std::max(0.0, lead)));
        }
        return readings;
    }
    if (!entry.readings.empty() || !rival) {
        return entry.readings;
    }
    return {verdict.reading(*rival, 0.0)};
}

void settleSheet(Sheet& sheet, std::size_t index, const Decoding& decoding)
{
    InkStore store;
    const Costs& costs = costsFor(sheet);
    for (std::size_t n = 0; n < decoding.plies.size(); ++n) {
        const SheetStep& step = decoding.plies[n].sheets[index];
        if (!step.entry || !sheet.entries[*step.entry].ink) {
            continue;
        }
        Entry& entry = sheet.entries[*step.entry];
        const InkVerdict verdict(decoding.positions[n], store.of(*entry.ink), costs);
        entry.readings = readingsOf(verdict, entry, decoding.plies[n]);
    }
}

}  // namespace

SettledInk settleInk(const Position& start, std::vector<Sheet> sheets,
                     const EstablishedForScores& established)
{
    if (std::none_of(sheets.begin(), sheets.end(), holdsInk)) {
        return {std::move(sheets)};
    }
    std::vector<const Sheet*> all;
    for (const Sheet& sheet : sheets) {
        all.push_back(&sheet);
    }
    all.resize(std::min(all.size(), maxSheets));
    const Decoding decoding = decode(start, all, established.moves);
    for (std::size_t s = 0; s < all.size(); ++s) {
        settleSheet(sheets[s], s, decoding);
    }
    for (Sheet& sheet : sheets) {
        for (Entry& entry : sheet.entries) {
            entry.ink.reset();
        }
    }
    SettledInk settled{std::move(sheets), {}, inkCertainties(decoding)};
    for (const DecodedPly& ply : decoding.plies) {
        settled.moves.push_back(ply.move);
    }
    return settled;
}

}  // namespace diptych::score
