#include "core/chess/fen.h"
#include "reports/words/diagnostic_phrases.h"
#include "tests/reports/shell.h"

#include <gmock/gmock.h>

#include <regex>
#include <set>

namespace diptych::reports {
namespace {

namespace fs = std::filesystem;

/// Codes of diagnostics in the sources of those who read: "Severity::Note, "code"" and the case
/// reader's complain("code".
std::set<std::string> codesOfTheReaders()
{
    static const std::regex code(R"rx((?:Severity::\w+,\s*|complain(?:At)?\()"([a-z0-9-]+)")rx");
    std::set<std::string> codes;
    for (const char* folder : {"core", "importers", "app/session"}) {
        const fs::path top = fs::path(DIPTYCH_SOURCE_DIR) / folder;
        for (const auto& entry : fs::recursive_directory_iterator(top)) {
            if (entry.path().extension() != ".cpp") {
                continue;
            }
            const std::string text = test::readAll(entry.path());
            for (std::sregex_iterator found(text.begin(), text.end(), code), end; found != end;
                 ++found) {
                codes.insert((*found)[1]);
            }
        }
    }
    return codes;
}

TEST(Diagnostics, EveryCodeOfTheReadersHasASentence)
{
    const auto codes = codesOfTheReaders();
    EXPECT_GE(codes.size(), 20U);
    for (const std::string& code : codes) {
        EXPECT_NE(findPhrase(phrases::diagnostics(), code), nullptr) << code;
    }
}

TEST(Diagnostics, EveryProblemOfAFenHasWords)
{
    for (int i = 0; i <= static_cast<int>(chess::FenProblem::ExtraText); ++i) {
        const auto code = chess::toCode(static_cast<chess::FenProblem>(i));
        EXPECT_NE(findPhrase(phrases::fenProblems(), code), nullptr) << code;
    }
}

}  // namespace
}  // namespace diptych::reports
