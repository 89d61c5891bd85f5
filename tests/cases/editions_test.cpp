#include "app/session/desk.h"
#include "core/law/edition.h"
#include "tests/cases/every_case.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace diptych::cases::test {
namespace {

/// An incident of the table: a case, and facts that are added to it.
struct Column {
    const char* name;
    const char* fact = nullptr;
};

constexpr Column columns[] = {
    {"differing-scores/h-pawn-or-a-pawn.case"},
    {"agreeing-scores/visually-disabled-board-kept-a-bishop.case"},
    {"illegal-moves/pinned-knight-captured.case"},
    {"illegal-moves/pinned-knight-captured.case", "illegal-before black 1"},
    {"illegal-moves/pinned-knight-captured.case", "illegal-before black 2"},
    {"illegal-moves/colours-reversed-nine-moves.case"},
    {"end-of-game/claim-of-threefold-repetition-is-wrong.case"},
    {"illegal-moves/pinned-knight-captured-in-rapid.case"},
    {"illegal-moves/both-kings-in-check-in-rapid.case"},
};

/// The case under another edition.
session::Desk deskUnder(const std::string& edition, const Column& column)
{
    std::ifstream file(casesFolder() / column.name);
    std::string text;
    for (std::string line; std::getline(file, line);) {
        text += line.starts_with("law ") ? "law " + edition : line;
        text += "\n";
        if (line == "[facts]" && column.fact != nullptr) {
            text += std::string(column.fact) + "\n";
        }
    }
    const auto desk = session::openCaseText(text, column.name, casesFolder());
    EXPECT_TRUE(desk.has_value()) << column.name << " " << (desk ? "" : desk.error().message);
    return desk ? *desk : session::Desk{};
}

std::string recommendedOf(const law::Assessment& assessment)
{
    std::string text;
    for (const law::Remedy& remedy : assessment.remedies) {
        if (remedy.recommended) {
            text += (text.empty() ? "" : " ") + std::string(law::toCode(remedy.id));
            text += remedy.article.empty() ? "" : " " + remedy.article;
        }
    }
    for (const law::Penalty& penalty : assessment.penalties) {
        text += " +" + std::to_string(penalty.seconds) + " " + penalty.article;
    }
    return text;
}

std::string trimmed(const std::string& text)
{
    const auto first = text.find_first_not_of(' ');
    return first == std::string::npos ? std::string()
                                      : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

TEST(Editions, RuleTheSameIncidentsEachInItsOwnWay)
{
    std::ifstream file(casesFolder() / "editions.txt");
    std::size_t rows = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("#")) {
            continue;
        }
        std::istringstream cells(line);
        std::string cell;
        std::getline(cells, cell, '|');
        const std::string edition = "fide-" + trimmed(cell);
        for (const Column& column : columns) {
            ASSERT_TRUE(std::getline(cells, cell, '|')) << edition << " " << column.name;
            EXPECT_EQ(recommendedOf(deskUnder(edition, column).assessment), trimmed(cell))
                << edition << " " << column.name;
        }
        ++rows;
    }
    EXPECT_EQ(rows, law::editionIds().size());
}

}  // namespace
}  // namespace diptych::cases::test
