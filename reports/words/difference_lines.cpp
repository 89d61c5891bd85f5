#include "reports/words/difference_lines.h"

#include <QtGlobal>

#include <algorithm>

namespace diptych::reports {

namespace {

/// The divergence and illegal moves in both scores have sentences of their own.
bool isToldAlready(const score::Difference& difference, const score::Comparison& comparison)
{
    const auto& divergence = comparison.firstDivergence;
    return (divergence && divergence->ply == difference.ply) ||
           (divergence && difference.kind == score::DifferenceKind::DifferentMove) ||
           (difference.kind == score::DifferenceKind::Illegal &&
            std::ranges::find(comparison.illegal, difference.ply, &score::IllegalPly::ply) !=
                comparison.illegal.end());
}

}  // namespace

std::vector<std::string> differenceLines(const score::Comparison& comparison,
                                         const PhraseBook& book)
{
    std::vector<std::string> lines;
    if (comparison.firstDivergence) {
        lines.push_back(book.divergence(*comparison.firstDivergence));
    }
    for (const score::IllegalPly& illegal : comparison.illegal) {
        const auto before = static_cast<std::size_t>(illegal.ply) - 1;
        const auto& positions = comparison.game.positions;
        lines.push_back(book.illegalPly(
            illegal, before < positions.size() ? positions[before] : chess::Position::initial()));
    }
    for (const score::Difference& difference : comparison.differences) {
        if (!isToldAlready(difference, comparison)) {
            lines.push_back(book.difference(difference));
        }
    }
    return lines;
}

std::string reunionLine(const score::Comparison& comparison, const PhraseBook& book)
{
    const auto& agreement = comparison.agreement;
    const auto& strict = comparison.strictAgreement;
    if (!comparison.firstDivergence || !agreement || !strict || agreement->ply <= strict->ply) {
        return {};
    }
    return book.text("Sentences",
                     QT_TRANSLATE_NOOP("Sentences", "After %1 both scores stand on the same "
                                                    "position again, by another order of moves."),
                     {book.ply(agreement->ply)});
}

}  // namespace diptych::reports
