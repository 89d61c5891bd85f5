#include "app/cli/expectation.h"
#include "app/cli/json_assessment.h"
#include "tests/app/cli/case_list.h"

#include <gtest/gtest.h>

namespace {

using namespace diptych;

/// One case file held to what it expects.
class CaseTest : public testing::Test {
public:
    explicit CaseTest(std::string path)
        : m_path(std::move(path))
    {}

    void TestBody() override
    {
        const auto desk = session::openCase(m_path);
        ASSERT_TRUE(desk.has_value()) << desk.error().message;
        ASSERT_FALSE(desk->incident.expectations.empty());
        const cli::Json rule = cli::assessmentJson(*desk);
        for (const incident::ExpectLine& line : desk->incident.expectations) {
            const cli::Verdict verdict = cli::hold(line, rule);
            EXPECT_EQ(verdict.outcome, cli::Outcome::Holds)
                << m_path << ":" << line.line << ": expected " << line.text << ", found "
                << verdict.found;
        }
    }

private:
    std::string m_path;
};

/// Folders whose cases are all ruled as they should be.
constexpr const char* folders[] = {
    "agreeing-scores",      "answers",  "braille",          "clocks",
    "differing-scores",     "editions", "evidence",         "illegal-moves",
    "not-real-divergences", "scans",    "speech-and-touch",
};

void registerCases()
{
    for (const std::string folder : folders) {
        for (const std::string& path : cli::test::casesIn(folder)) {
            testing::RegisterTest("Case", cli::test::shortName(path).c_str(), nullptr, nullptr,
                                  __FILE__, __LINE__, [path]() { return new CaseTest(path); });
        }
    }
}

}  // namespace

int main(int count, char** words)
{
    testing::InitGoogleTest(&count, words);
    registerCases();
    return RUN_ALL_TESTS();
}
