#include "reports/words/departure.h"

#include <QtGlobal>

#include <algorithm>
#include <initializer_list>

namespace diptych::reports {

namespace {

using Clock = std::optional<law::ClockSetting> law::ClockProposal::*;

std::string inReport(const PhraseBook& book, const char* source,
                     std::initializer_list<std::string> arguments = {})
{
    return book.text("Report", source, arguments);
}

bool remediesDepart(const std::vector<law::Remedy>& proposed, const Decision& decision)
{
    return !std::ranges::all_of(decision.remedies, &law::Remedy::recommended) ||
           std::ranges::any_of(proposed, [&](const law::Remedy& remedy) {
               return remedy.recommended && !isInForce(remedy, decision);
           });
}

std::optional<int> secondsOf(const std::optional<law::ClockProposal>& clocks, Clock side)
{
    const auto setting = clocks ? (*clocks).*side : std::nullopt;
    return setting ? std::optional(setting->seconds) : std::nullopt;
}

/// The times as proposed and as ruled; empty where they are the same.
std::string clockDeparture(const Decision& decision, const PhraseBook& book)
{
    const auto& proposed = decision.proposedClocks;
    const auto& ruled = decision.clocks;
    const auto time = [&](const std::optional<law::ClockProposal>& clocks, Clock side) {
        const auto seconds = secondsOf(clocks, side);
        return seconds ? book.clockTime(*seconds) : std::string("—");
    };
    constexpr Clock white = &law::ClockProposal::white;
    constexpr Clock black = &law::ClockProposal::black;
    if (secondsOf(proposed, white) == secondsOf(ruled, white) &&
        secondsOf(proposed, black) == secondsOf(ruled, black)) {
        return {};
    }
    return inReport(
        book,
        QT_TRANSLATE_NOOP("Report", "Clocks proposed: White %1, Black %2. Clocks as "
                                    "ruled: White %3, Black %4."),
        {time(proposed, white), time(proposed, black), time(ruled, white), time(ruled, black)});
}

std::string remedyDeparture(const std::vector<law::Remedy>& proposed, const PhraseBook& book)
{
    std::string remedies;
    for (const law::Remedy& remedy : proposed) {
        if (remedy.recommended) {
            remedies += (remedies.empty() ? "" : " ") + book.remedy(remedy);
        }
    }
    if (remedies.empty()) {
        return inReport(book, QT_TRANSLATE_NOOP("Report", "The ruling departs from the proposal."));
    }
    return inReport(
        book, QT_TRANSLATE_NOOP("Report", "The ruling departs from the proposal, which was: %1"),
        {remedies});
}

}  // namespace

bool isInForce(const law::Remedy& remedy, const Decision& decision)
{
    return std::ranges::any_of(decision.remedies, [&](const law::Remedy& other) {
        return other.id == remedy.id && other.board == remedy.board && other.ply == remedy.ply &&
               other.article == remedy.article;
    });
}

std::string departureInWords(const std::vector<law::Remedy>& proposed, const Decision& decision,
                             const PhraseBook& book)
{
    const std::string clocks = clockDeparture(decision, book);
    if (clocks.empty()) {
        return remedyDeparture(proposed, book);
    }
    const std::string what =
        remediesDepart(proposed, decision)
            ? remedyDeparture(proposed, book)
            : inReport(book, QT_TRANSLATE_NOOP("Report", "The ruling departs from the proposal in "
                                                         "the clocks only."));
    return what + " " + clocks;
}

}  // namespace diptych::reports
