#include "reports/document/compose.h"
#include "reports/report_writer.h"
#include "tests/reports/small_incident.h"

#include <gmock/gmock.h>

#include <variant>

namespace diptych::reports {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

test::SmallIncident withHistory()
{
    test::SmallIncident small = test::smallIncident();
    small.incident.history = {
        {"2026-08-14T18:05:03Z", "Arntzen, Solveig", "clocks", "white 0:10:00", "white 0:11:00"},
        {"2026-08-14T18:06:40Z", "", "score-black", "", "Sf6"},
        {"2026-08-14T18:07:00Z", "Arntzen, Solveig", "board-white", "8/8/8/8/8/8/8/8", ""}};
    return small;
}

std::vector<Table> tablesOf(const Document& document)
{
    std::vector<Table> tables;
    for (const Block& block : document.blocks) {
        if (const auto* table = std::get_if<Table>(&block)) {
            tables.push_back(*table);
        }
    }
    return tables;
}

TEST(HistorySection, TellsTheCommitteeWhoChangedWhatAndWhen)
{
    const auto book = PhraseBook::forLanguage(Language::English);
    const auto tables = tablesOf(compose(withHistory().report(), book));
    const auto table = std::ranges::find_if(
        tables, [](const Table& one) { return one.columns.front().title == "Time (UTC)"; });
    ASSERT_NE(table, tables.end());
    ASSERT_EQ(table->rows.size(), 3U);
    EXPECT_THAT(table->rows[0].cells, ElementsAre("2026-08-14 18:05:03", "Arntzen, Solveig",
                                                  "clocks", "white 0:10:00", "white 0:11:00"));
    EXPECT_THAT(table->rows[1].cells,
                ElementsAre("2026-08-14 18:06:40", "–", HasSubstr("score: "), "–", "Sf6"));
    EXPECT_EQ(table->rows[2].cells[2], "White’s board");
}

TEST(HistorySection, StandsInEveryFormOfTheReport)
{
    const Report report = withHistory().report();
    for (const Language language : allLanguages) {
        const auto book = PhraseBook::forLanguage(language);
        for (const Format format : {Format::Html, Format::Text, Format::Xml}) {
            const auto bytes = write(report, format, book);
            ASSERT_TRUE(bytes);
            EXPECT_THAT(*bytes, HasSubstr("0:11:00")) << extensionOf(format);
            EXPECT_THAT(*bytes, HasSubstr("Arntzen,")) << extensionOf(format);
        }
    }
}

TEST(HistorySection, IsNotForPlayersAndNotOnOnePage)
{
    const auto general = PhraseBook::forLanguage(Language::English);
    const auto players = PhraseBook::forLanguage(Language::English, Audience::Players);
    const Report report = withHistory().report();
    for (const Document& document :
         {compose(report, players), compose(report, general, Extent::OnePage)}) {
        for (const Table& table : tablesOf(document)) {
            EXPECT_NE(table.columns.front().title, "Time (UTC)");
        }
    }
    for (const Table& table : tablesOf(compose(test::smallIncident().report(), general))) {
        EXPECT_NE(table.columns.front().title, "Time (UTC)") << "nothing was changed at the desk";
    }
}

}  // namespace
}  // namespace diptych::reports
