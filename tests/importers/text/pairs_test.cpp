#include "tests/importers/sheets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace diptych::importers {
namespace {

using nlohmann::json;

std::vector<json> linesOfFile(const std::string& path)
{
    std::istringstream stream(testdata::fileText(path));
    std::vector<json> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(json::parse(line));
    }
    return lines;
}

bool isFirstOrEqual(const score::Sheet& sheet, const std::string& dialect)
{
    return std::any_of(sheet.dialects.begin(), sheet.dialects.end(), [&](const auto& entry) {
        return entry.code == dialect && entry.share == sheet.dialects.front().share;
    });
}

void expectGame(const score::Sheet& sheet, const json& moves, const std::string& name)
{
    EXPECT_EQ(testdata::movesOf(sheet), moves.get<std::vector<std::string>>()) << name;
    EXPECT_TRUE(sheet.diagnostics.empty()) << name;
}

TEST(CleanPairs, AreReadToTheGameWithTheirLanguageFoundOut)
{
    const std::vector<json> pairs = linesOfFile("pairs/clean-pairs.ndjson");
    const std::vector<json> truths = linesOfFile("pairs/clean-truth.ndjson");
    ASSERT_EQ(pairs.size(), 60u);
    ASSERT_EQ(pairs.size(), truths.size());
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const json& truth = truths[i];
        ASSERT_EQ(pairs[i]["id"], truth["id"]);
        for (const json& score : pairs[i]["scores"]) {
            const bool white = score["keeper"] == "white";
            const std::string language = truth[white ? "white_lang" : "black_lang"];
            const std::string name = truth["id"].get<std::string>() + " " + language;
            const std::string text = score["text"];
            const score::Sheet sheet = testdata::read(text, score::Medium::Typed);
            EXPECT_TRUE(isFirstOrEqual(sheet, language)) << name << " is not " << sheet.dialect;
            expectGame(sheet, truth["moves"], name);
            expectGame(testdata::read(text, score::Medium::Typed, language), truth["moves"], name);
        }
    }
}

}  // namespace
}  // namespace diptych::importers
