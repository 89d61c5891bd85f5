#include "app/session/desk.h"
#include "reports/words/phrase_book.h"
#include "tests/cases/every_case.h"

#include <gtest/gtest.h>

#include <regex>

namespace diptych::cases::test {
namespace {

/// Everything that is said about an incident, sentence by sentence.
std::vector<std::string> saidOf(const session::Desk& desk, const reports::PhraseBook& book)
{
    std::vector<std::string> lines = book.aloud(desk.incident, desk.assessment);
    for (const law::Finding& finding : desk.assessment.findings) {
        lines.push_back(book.finding(finding));
    }
    for (const law::Remedy& remedy : desk.assessment.remedies) {
        lines.push_back(book.remedy(remedy));
    }
    for (const score::Difference& difference : desk.assessment.comparison.differences) {
        lines.push_back(book.difference(difference));
    }
    return lines;
}

TEST(Cases, TellPlayersNoNumberOfMoves)
{
    // "move 12", "coup 12", "Zug 12", "jugada 12", and a move count of any wording.
    const std::regex number("(move|moves|coup|coups|Zug|Züge|jugada|jugadas)\\s+\\d");
    for (const auto& path : everyCase()) {
        const auto desk = session::openCase(path);
        ASSERT_TRUE(desk.has_value()) << desk.error().message;
        for (const reports::Language language : reports::allLanguages) {
            const auto players =
                reports::PhraseBook::forLanguage(language, reports::Audience::Players)
                    .startingFrom(desk->incident.circumstances.start);
            for (const auto& book : {players, players.announcing()}) {
                for (const std::string& line : saidOf(*desk, book)) {
                    EXPECT_FALSE(std::regex_search(line, number)) << nameOf(path) << ": " << line;
                }
            }
        }
    }
}

}  // namespace
}  // namespace diptych::cases::test
