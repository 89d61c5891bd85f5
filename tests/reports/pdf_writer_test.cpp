#include "reports/document/compose.h"
#include "reports/pdf/flow.h"
#include "reports/pdf/pdf_writer.h"
#include "tests/reports/shell.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <regex>

namespace diptych::reports {
namespace {

using testing::HasSubstr;
using testing::Not;

class PdfWriter : public testing::Test {
protected:
    std::filesystem::path written(const test::SmallIncident& small, Language language) const
    {
        const auto bytes = toPdf(compose(small.report(), PhraseBook::forLanguage(language)));
        EXPECT_TRUE(bytes) << (bytes ? "" : bytes.error());
        return m_folder.put("incident.pdf", bytes.value_or(""));
    }

    static std::string run(const std::string& command, const std::filesystem::path& path)
    {
        return test::shell(command + " '" + path.string() + "'").output;
    }

private:
    test::TemporaryFolder m_folder{};
};

std::size_t countOf(const std::string& text, const std::string& pattern)
{
    const std::regex expression(pattern);
    return static_cast<std::size_t>(std::distance(
        std::sregex_iterator(text.begin(), text.end(), expression), std::sregex_iterator()));
}

TEST_F(PdfWriter, IsSoundForQpdf)
{
    for (const Language language : allLanguages) {
        const auto path = written(test::smallIncident(), language);
        const auto result = test::shell("qpdf --check '" + path.string() + "'");
        EXPECT_EQ(result.status, 0) << result.output;
        EXPECT_THAT(result.output, HasSubstr("No syntax or stream encoding errors found"));
    }
}

TEST_F(PdfWriter, IsTaggedA4WithTitleAndLanguage)
{
    const auto path = written(test::smallIncident(), Language::French);
    const std::string info = run("pdfinfo", path);
    EXPECT_THAT(info, HasSubstr("Rapport d’incident\u00A0: Weißmüller, Antonia"));
    EXPECT_TRUE(std::regex_search(info, std::regex("Tagged: +yes"))) << info;
    EXPECT_THAT(info, HasSubstr("(A4)"));
    const std::string objects = run("qpdf --json", path);
    EXPECT_THAT(objects, HasSubstr("\"/Lang\": \"u:fr\""));
    EXPECT_THAT(objects, HasSubstr("\"/DisplayDocTitle\": true"));
}

TEST_F(PdfWriter, ReadsInOrderThroughItsStructure)
{
    const auto path = written(test::smallIncident(), Language::English);
    const std::string structure = run("pdfinfo -struct-text", path);
    EXPECT_EQ(countOf(structure, "\n  H1 "), 1U);
    EXPECT_GE(countOf(structure, "\n  H2 "), 7U);
    EXPECT_EQ(countOf(structure, "\n +Figure"), 3U);
    EXPECT_GE(countOf(structure, "\n  Table "), 4U);
    const std::size_t game = structure.find("\"The game\"");
    const std::size_t found = structure.find("\"What was found\"");
    const std::size_t signatures = structure.find("\"Signatures\"");
    EXPECT_LT(game, found);
    EXPECT_LT(found, signatures);
    EXPECT_NE(signatures, std::string::npos);
}

TEST_F(PdfWriter, KeepsTheWholeTextOfAWrappedParagraph)
{
    auto small = test::smallIncident();
    small.incident.ruling = test::rulingFor(law::RemedyId::Retrace);
    std::string& reason = small.incident.ruling->reason;
    for (int i = 0; i < 300; ++i) {
        reason += " word" + std::to_string(i);
    }
    const auto path = written(small, Language::English);
    const std::string structure = run("pdfinfo -struct-text", path);
    EXPECT_EQ(countOf(structure, "word[0-9]+"), 300U);
    EXPECT_THAT(structure, HasSubstr(" word298 word299\""));
}

TEST_F(PdfWriter, WritesNoLigatures)
{
    const auto path = written(test::smallIncident(), Language::English);
    const std::string text = test::shell("pdftotext '" + path.string() + "' -").output;
    EXPECT_THAT(text, HasSubstr("The two boards show different positions."));
}

TEST_F(PdfWriter, GivesEveryDiagramATextThatNamesAllPieces)
{
    const auto path = written(test::smallIncident(), Language::English);
    const std::string objects = run("qpdf --json", path);
    EXPECT_EQ(countOf(objects, "\"/Alt\": \"u:White: king g1, queen d1, rooks a1, e1, "), 3U);
}

TEST_F(PdfWriter, TellsHeadersOfColumnsFromHeadersOfRows)
{
    const auto path = written(test::smallIncident(), Language::English);
    const std::string objects = run("qpdf --json", path);
    EXPECT_EQ(countOf(objects, "\"/Scope\": \"/Column\""), 4U + 4U + 5U + 4U + 3U + 3U + 5U);
    EXPECT_EQ(countOf(objects, "\"/Scope\": \"/Row\""), 2U + 12U + 2U + 2U + 1U + 19U + 12U);
}

TEST_F(PdfWriter, GivesTheArbiterOnePageInEveryLanguage)
{
    auto small = test::smallIncident();
    small.incident.ruling = test::rulingFor(law::RemedyId::Retrace);
    small.incident.event.chief = "Chief, Carla";
    const test::TemporaryFolder folder;
    for (const Language language : allLanguages) {
        const Document document =
            compose(small.report(), PhraseBook::forLanguage(language), Extent::OnePage);
        const auto path =
            folder.put("page.pdf", toPdf(document, {Paper::A4, Print::Normal, Pages::One}).value());
        EXPECT_THAT(run("pdfinfo", path), testing::ContainsRegex("Pages: +1\n"));
        EXPECT_THAT(run("pdfinfo -struct-text", path), HasSubstr("1:08:02"));
    }
}

TEST_F(PdfWriter, DrawsLargePrintOnLetterPaper)
{
    const Document document =
        compose(test::smallIncident().report(), PhraseBook::forLanguage(Language::English));
    const test::TemporaryFolder folder;
    const auto path =
        folder.put("large.pdf", toPdf(document, {Paper::Letter, Print::Large}).value());
    EXPECT_THAT(run("pdfinfo", path), HasSubstr("612 x 792"));
    const std::string text = test::shell("pdftotext -bbox '" + path.string() + "' -").output;
    const std::regex word("yMin=\"([0-9.]+)\" xMax=\"[0-9.]+\" yMax=\"([0-9.]+)\">two<");
    std::smatch found;
    ASSERT_TRUE(std::regex_search(text, found, word));
    EXPECT_GT(std::stod(found[2]) - std::stod(found[1]), 15.0);
    EXPECT_THAT(run("pdfinfo -struct-text", path), HasSubstr("Okafor & Sons <Daniel>"));
}

TEST_F(PdfWriter, NumbersItsPagesOutsideTheStructure)
{
    const auto path = written(test::smallIncident(), Language::English);
    const std::string text = test::shell("pdftotext -layout '" + path.string() + "' -").output;
    EXPECT_THAT(text, HasSubstr("Page 1 of "));
    EXPECT_THAT(run("pdfinfo -struct-text", path), Not(HasSubstr("Page 1 of ")));
}

TEST_F(PdfWriter, RepeatsTheHeaderOfATableOnEveryPage)
{
    Document document;
    document.title = "Long";
    document.pageLabel = "Page %1 of %2";
    Table table;
    table.caption = "Rows";
    table.columns = {{"Number", Align::Left, 1}, {"Text", Align::Left, 3}};
    for (int i = 0; i < 120; ++i) {
        table.rows.push_back({{std::to_string(i), "row " + std::to_string(i)}});
    }
    document.blocks.push_back(table);
    const test::TemporaryFolder folder;
    const auto path = folder.put("long.pdf", toPdf(document).value());
    const std::string text = test::shell("pdftotext -layout '" + path.string() + "' -").output;
    EXPECT_EQ(countOf(text, "Number +Text"), countOf(text, "Page \\d of"));
    EXPECT_GE(countOf(text, "Number +Text"), 3U);
    EXPECT_EQ(countOf(run("pdfinfo -struct-text", path), "\"Number\""), 1U);
}

TEST_F(PdfWriter, WritesTheSameBytesAtTheSameTime)
{
    setenv("SOURCE_DATE_EPOCH", "1700000000", 1);
    const Document document =
        compose(test::smallIncident().report(), PhraseBook::forLanguage(Language::English));
    EXPECT_EQ(toPdf(document).value(), toPdf(document).value());
    unsetenv("SOURCE_DATE_EPOCH");
}

TEST_F(PdfWriter, DrawsBrokenBytesAndControlCharacters)
{
    auto small = test::smallIncident();
    small.incident.title = "a\xFF\x01 b";
    small.sheets[0].entries[16].text = std::string(3000, 'x');
    const auto path = written(small, Language::English);
    EXPECT_EQ(test::shell("qpdf --check '" + path.string() + "'").status, 0);
}

TEST(Flow, TearsNothingApartAndKeepsHeadingsWithWhatFollows)
{
    const auto item = [](double height, Keep keep) {
        FlowItem one;
        one.before = 5;
        one.height = height;
        one.keep = keep;
        return one;
    };
    const std::vector<FlowItem> items{item(60, Keep::Free), item(20, Keep::WithNext),
                                      item(30, Keep::Free), item(40, Keep::Free)};
    const auto pages = paginate(items, 0, 100);
    ASSERT_EQ(pages.size(), 2U);
    EXPECT_EQ(pages[0].size(), 1U);
    ASSERT_EQ(pages[1].size(), 3U);
    EXPECT_EQ(pages[1][0].top, 0);
    EXPECT_EQ(pages[1][1].top, 25);
}

TEST(Flow, PutsAnItemHigherThanAPageOnAPageOfItsOwn)
{
    FlowItem high;
    high.height = 500;
    FlowItem low;
    low.height = 10;
    const std::vector<FlowItem> items{low, high, low};
    EXPECT_EQ(paginate(items, 0, 100).size(), 3U);
}

}  // namespace
}  // namespace diptych::reports
