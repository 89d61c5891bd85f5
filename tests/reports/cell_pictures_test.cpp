#include "reports/document/compose.h"
#include "reports/html/grey_png.h"
#include "reports/html/html_writer.h"
#include "reports/pdf/pdf_writer.h"
#include "reports/text/text_writer.h"
#include "tests/reports/shell.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>

namespace diptych::reports {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Both sheets are scans; only 9.h3 and 9.a3 are in dispute.
test::SmallIncident scanned()
{
    test::SmallIncident small = test::smallIncident();
    for (score::Sheet& sheet : small.sheets) {
        sheet.medium = score::Medium::Scan;
        for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
            sheet.entries[i].place = PageSpan{1, 100, 40.0 * static_cast<double>(i), 200, 40};
        }
    }
    small.assessment.comparison.black->sheet = 1;
    return small;
}

GreyPicture stripes(std::size_t, const PageSpan&)
{
    GreyPicture picture{40, 10, {}};
    for (int i = 0; i < 400; ++i) {
        picture.pixels.push_back(static_cast<std::uint8_t>(i % 40 * 6));
    }
    return picture;
}

Report reportOf(const test::SmallIncident& small, const DrawCell& draw = stripes)
{
    return buildReport(small.incident, small.sheets, small.assessment, {}, draw);
}

TEST(CellPictures, AreThoseOfEntriesInDisputeAndNoOthers)
{
    const auto small = scanned();
    std::vector<double> drawn;
    const Report report = reportOf(small, [&](std::size_t sheet, const PageSpan& place) {
        drawn.push_back(place.y);
        return stripes(sheet, place);
    });
    ASSERT_EQ(report.cells.size(), 2U);
    EXPECT_EQ(report.cells[0].ply, 17);
    EXPECT_EQ(report.cells[0].score, chess::Color::White);
    EXPECT_EQ(report.cells[1].score, chess::Color::Black);
    EXPECT_THAT(drawn, testing::ElementsAre(640.0, 640.0));
    EXPECT_TRUE(reportOf(test::smallIncident()).cells.empty()) << "typed scores have no cells";
    EXPECT_TRUE(reportOf(small, {}).cells.empty());
}

TEST(CellPictures, AreToldInEveryLanguageToThoseWhoDoNotSeeThem)
{
    const Report report = reportOf(scanned());
    const std::pair<Language, std::string> expected[] = {
        {Language::English, "Picture of the entry: White’s score, 9. White"},
        {Language::French, "Image de l’inscription : "},
        {Language::German, "Bild des Eintrags: "},
        {Language::Spanish, "Imagen de la anotación: "}};
    for (const auto& [language, words] : expected) {
        const std::string html = toHtml(compose(report, PhraseBook::forLanguage(language)));
        EXPECT_THAT(html, HasSubstr("<img src=\"data:image/png;base64,iVBOR"));
        EXPECT_THAT(html, HasSubstr("alt=\"" + words));
    }
    const std::string text = toText(compose(report, PhraseBook::forLanguage(Language::English)));
    EXPECT_THAT(text, HasSubstr("- White’s score, 9. White: read as h3; differ"));
    EXPECT_THAT(text, HasSubstr("- Black’s score, 9. White: read as a3; differ"));
}

TEST(CellPictures, AreFiguresOfThePdfWithWordsForThem)
{
    const test::TemporaryFolder folder;
    const auto pdf =
        toPdf(compose(reportOf(scanned()), PhraseBook::forLanguage(Language::English)));
    ASSERT_TRUE(pdf) << pdf.error();
    const auto path = folder.put("incident.pdf", *pdf);
    const auto run = [&](const std::string& command) {
        return test::shell(command + " '" + path.string() + "'").output;
    };
    const std::string objects = run("qpdf --json");
    EXPECT_THAT(objects, HasSubstr("u:Picture of the entry: White’s score, 9. White"));
    EXPECT_THAT(objects, HasSubstr("u:Picture of the entry: Black’s score, 9. White"));
    EXPECT_THAT(objects, Not(HasSubstr("\"/Interpolate\": true")));
    const std::string images = run("pdfimages -list");
    EXPECT_THAT(images, HasSubstr("40    10"));
    EXPECT_THAT(run("pdfinfo -struct-text"), HasSubstr("White’s score, 9. White: read as h3"));
    EXPECT_THAT(run("qpdf --check"), HasSubstr("No syntax or stream encoding errors found"));
}

/// A page that a picture begins has nothing on it when its structure elements are begun.
TEST(CellPictures, RunOverSeveralPagesOfThePdf)
{
    constexpr std::size_t many = 60;
    Document document;
    document.title = "Incident report";
    document.pageLabel = "Page %1 of %2";
    Pictures pictures;
    for (std::size_t i = 0; i < many; ++i) {
        pictures.pictures.push_back({"9.h3", "Picture of an entry", stripes(0, {})});
    }
    document.blocks.emplace_back(pictures);
    for (const Print print : {Print::Normal, Print::Large}) {
        const auto pdf = toPdf(document, {.print = print});
        ASSERT_TRUE(pdf) << pdf.error();
        const test::TemporaryFolder folder;
        const auto path = folder.put("incident.pdf", *pdf);
        const std::string structure =
            test::shell("pdfinfo -struct-text '" + path.string() + "'").output;
        std::size_t figures = 0;
        for (auto at = structure.find("Figure"); at != std::string::npos;
             at = structure.find("Figure", at + 1)) {
            ++figures;
        }
        EXPECT_EQ(figures, many) << structure;
        const std::string images = test::shell("pdfimages -list '" + path.string() + "'").output;
        EXPECT_THAT(images, HasSubstr(" image "));
    }
}

TEST(CellPictures, BecomePngsThatOthersRead)
{
    const test::TemporaryFolder folder;
    const auto path = folder.put("cell.png", toPng(stripes(0, {})));
    EXPECT_THAT(test::shell("file '" + path.string() + "'").output,
                HasSubstr("PNG image data, 40 x 10, 8-bit grayscale"));
    EXPECT_EQ(toPng({}), "");
}

}  // namespace
}  // namespace diptych::reports
