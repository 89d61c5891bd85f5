#include "tests/house/source_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>

using namespace diptych::house;
using testing::IsEmpty;

namespace {

/// The includes below a folder that match a pattern, as "file includes what".
std::vector<std::string> includesMatching(const TreePath& folder, const std::regex& pattern)
{
    std::vector<std::string> found;
    for (const auto& file : cppFilesUnder(folder)) {
        for (const auto& include : includesOf(file)) {
            if (std::regex_search(include, pattern)) {
                found.push_back(file + " includes " + include);
            }
        }
    }
    return found;
}

const std::regex qt("^Q[A-Z]|^Qt|^private/q|^q[a-z_]+\\.h$");

}  // namespace

TEST(Floors, AreThereToBeChecked)
{
    for (const auto* folder : {"core", "importers", "reports", "app"}) {
        EXPECT_FALSE(cppFilesUnder(folder).empty()) << folder;
    }
}

TEST(Floors, CoreKnowsNobodyAbove)
{
    EXPECT_THAT(includesMatching("core", std::regex("^(app|importers|reports|tests)/")), IsEmpty());
}

TEST(Floors, CoreIsFreeOfQt)
{
    EXPECT_THAT(includesMatching("core", qt), IsEmpty());
}

TEST(Floors, ImportersKnowOnlyCore)
{
    EXPECT_THAT(includesMatching("importers", std::regex("^(app|reports|tests)/")), IsEmpty());
}

TEST(Floors, ReportsKnowOnlyCore)
{
    EXPECT_THAT(includesMatching("reports", std::regex("^(app|importers|tests)/")), IsEmpty());
}

TEST(Floors, TheSessionHasNoWidgets)
{
    EXPECT_THAT(
        includesMatching("app/session", std::regex("QtWidgets|QWidget|QApplication|QDialog")),
        IsEmpty());
    EXPECT_THAT(includesMatching("app/session", std::regex("^app/(gui|cli)/")), IsEmpty());
}

TEST(Floors, TheWindowAndTheTerminalProgramDoNotKnowEachOther)
{
    EXPECT_THAT(includesMatching("app/gui", std::regex("^app/cli/")), IsEmpty());
    EXPECT_THAT(includesMatching("app/cli", std::regex("^app/gui/")), IsEmpty());
}

TEST(Floors, InsideCoreTheFlowRunsOneWay)
{
    const std::map<std::string, std::string> above{
        {"core/support", "^core/(chess|notation|score|clock|law|incident)/"},
        {"core/chess", "^core/(notation|score|clock|law|incident)/"},
        {"core/notation", "^core/(score|clock|law|incident)/"},
        {"core/clock", "^core/(notation|score|law|incident)/"},
        {"core/score", "^core/(clock|law|incident)/"},
        {"core/law", "^core/incident/"},
    };
    for (const auto& [folder, forbidden] : above) {
        EXPECT_THAT(includesMatching(folder, std::regex(forbidden)), IsEmpty());
    }
}
