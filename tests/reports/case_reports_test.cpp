#include "app/session/desk.h"
#include "reports/report_builder.h"
#include "reports/report_writer.h"
#include "tests/reports/shell.h"

#include <gmock/gmock.h>
#include <pugixml.hpp>

#include <algorithm>

namespace diptych::reports {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> caseFiles()
{
    std::vector<fs::path> paths;
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(DIPTYCH_SOURCE_DIR) / "tests/cases")) {
        if (entry.path().extension() == ".case") {
            paths.push_back(entry.path());
        }
    }
    std::ranges::sort(paths);
    return paths;
}

/// The reports of all cases that can be opened; media that are not read yet are left out.
std::vector<std::pair<fs::path, Report>> caseReports()
{
    std::vector<std::pair<fs::path, Report>> reports;
    for (const fs::path& path : caseFiles()) {
        if (const auto desk = session::openCase(path)) {
            reports.emplace_back(path, buildReport(desk->incident, desk->sheets, desk->assessment));
        }
    }
    return reports;
}

TEST(CaseReports, SayEverythingInWords)
{
    const auto reports = caseReports();
    EXPECT_GT(reports.size(), 200U);
    for (const Language language : allLanguages) {
        const PhraseBook book = PhraseBook::forLanguage(language);
        for (const auto& [path, report] : reports) {
            for (const law::Finding& finding : report.findings) {
                EXPECT_THAT(book.finding(finding), testing::Not(testing::HasSubstr(finding.id)))
                    << path;
            }
            for (const law::Question& question : report.questions) {
                EXPECT_NE(book.question(question), question.id) << path;
            }
            for (const std::string& line : book.aloud(report.decision)) {
                EXPECT_TRUE(line.ends_with('.') || line.ends_with('?')) << path << line;
                EXPECT_THAT(line, testing::Not(testing::HasSubstr("%"))) << path;
            }
        }
    }
}

TEST(CaseReports, AreWellFormedPages)
{
    const PhraseBook book = PhraseBook::forLanguage(Language::German);
    for (const auto& [path, report] : caseReports()) {
        const auto html = write(report, Format::Html, book);
        ASSERT_TRUE(html) << path;
        pugi::xml_document page;
        EXPECT_TRUE(page.load_string(html->c_str())) << path;
        EXPECT_TRUE(write(report, Format::Text, book)) << path;
    }
}

TEST(CaseReports, AreSoundPdfsOfFewPages)
{
    const test::TemporaryFolder folder;
    const PhraseBook book = PhraseBook::forLanguage(Language::Spanish);
    const auto reports = caseReports();
    for (std::size_t i = 0; i < reports.size(); i += 25) {
        const auto bytes = write(reports[i].second, Format::Pdf, book);
        ASSERT_TRUE(bytes) << reports[i].first;
        const auto path = folder.put("case.pdf", *bytes);
        EXPECT_EQ(test::shell("qpdf --check '" + path.string() + "'").status, 0)
            << reports[i].first;
        const std::string info = test::shell("pdfinfo '" + path.string() + "'").output;
        EXPECT_THAT(info, testing::ContainsRegex("Pages: +[1-8]\n")) << reports[i].first;
    }
}

}  // namespace
}  // namespace diptych::reports
