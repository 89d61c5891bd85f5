#include "importers/table/csv_grid.h"
#include "importers/table/table_sheet.h"
#include "importers/table/workbook_grid.h"
#include "tests/importers/sheets.h"
#include "tests/importers/table/workbooks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>

namespace diptych::importers {
namespace {

using testdata::codesOf;
using testdata::movesOf;
using testdata::placesOf;
using testdata::textsOf;
using testdata::workbookOf;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

score::Sheet tableOf(std::string_view bytes, const std::string& dialect = "en")
{
    ImportRequest request;
    request.bytes = bytes;
    request.dialect = dialect;
    return readTable(request);
}

struct Layout {
    const char* name;
    std::string_view text;
};

constexpr Layout layouts[] = {
    {"numbers and moves", "1,e4,e5\n2,Nf3,Nc6\n"},
    {"semicolons", "1;e4;e5\r\n2;Nf3;Nc6\r\n"},
    {"heads", "No.,White,Black\n1,e4,e5\n2,Nf3,Nc6\n"},
    {"quotation marks", "\"1\",\"e4\",\"e5\"\n\"2\",\"Nf3\" ,\"Nc6\"\n"},
    {"dots", "1.;e4;e5\n2.;Nf3;Nc6\n"},
    {"without numbers", "White;Black\ne4;e5\nNf3;Nc6\n"},
    {"Black's column first", "Nr;Schwarz;Weiß\n1;e5;e4\n2;Nc6;Nf3\n"},
    {"title and players above", "Event;Open\nWhite;Beispiel, Anna\n\n1;e4;e5\n2;Nf3;Nc6\n"},
    {"numbered rows beyond the game", "1;e4;e5\n2;Nf3;Nc6\n3;;\n4;;\n"},
    {"one move a row", "1,w,e4\n1,b,e5\n2,w,Nf3\n2,b,Nc6\n"},
    {"one move a row, plies counted", "ply,move,san\n1,e2e4,x\n2,e7e5,x\n3,g1f3,x\n4,b8c6,x\n"},
    {"two blocks", "1,e4,e5,,2,Nf3,Nc6\n"},
    {"two blocks of columns", "1;e4;e5;2;Nf3;Nc6\n"},
    {"clock times", "1;e4;1:29:50;e5;1:29:40\n2;Nf3;1:29:10;Nc6;1:28:00\n"},
    {"result below", "1;e4;e5\n2;Nf3;Nc6\n;1-0;\n"},
    {"byte order mark", "\xEF\xBB\xBF"
                        "1;e4;e5\n2;Nf3;Nc6\n"},
};

TEST(Table, ReadsEveryLayout)
{
    for (const Layout& layout : layouts) {
        EXPECT_THAT(movesOf(tableOf(layout.text)), ElementsAre("e2e4", "e7e5", "g1f3", "b8c6"))
            << layout.name;
    }
}

TEST(Table, IsFoundOut)
{
    for (const Layout& layout : layouts) {
        EXPECT_TRUE(looksLikeTable(layout.text)) << layout.name;
    }
    for (const char* other :
         {"", "1. e4 e5 2. Nf3 Nc6", "1.e4,e5 2.Nf3,Nc6", "e4\te5\nNf3\tNc6\n",
          "Dear Sir,\nwe are glad, as you know, to\nsend you, as promised,\n e4, e5",
          "[Event \"a,b\"]\n[Site \"c,d\"]\n\n1. e4 e5 *", "PK\x03\x04 no archive"}) {
        EXPECT_FALSE(looksLikeTable(other)) << other;
    }
}

TEST(Table, KnowsPlacesNumbersSidesAndClocks)
{
    const score::Sheet sheet =
        tableOf("Nr;Weiß;Zeit;Schwarz;Zeit\n1; e4;1:29:50;e5;\n2;Sf3;1:29:10;Sc6;1:28:00\n", "de");
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2w", "2b"));
    EXPECT_EQ(sheet.entries[0].span, (TextSpan{2, 4, 2}));
    EXPECT_EQ(sheet.entries[3].span, (TextSpan{3, 15, 3}));
    EXPECT_EQ(sheet.entries[0].clockSeconds, 5390);
    EXPECT_FALSE(sheet.entries[1].clockSeconds.has_value());
    EXPECT_EQ(sheet.entries[3].clockSeconds, 5280);
    EXPECT_EQ(sheet.dialect, "de");
}

TEST(Table, KeepsTagsResultAndEmptyCells)
{
    const score::Sheet sheet = tableOf("Event;Open\nResult;1/2-1/2\n1;e4;e5\n2;;Nc6\n3;Bc4;\n");
    EXPECT_EQ(sheet.tags.at("Event"), "Open");
    EXPECT_EQ(sheet.result, score::GameResult::Draw);
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2b", "3w"));
    EXPECT_THAT(codesOf(sheet), ElementsAre("empty-cell"));
}

TEST(Table, ReadsFieldsAsRfc4180HasThem)
{
    const Grid grid = readCsv("\"a \"\"b\"\"\",\"c,d\"\n\"e\nf\",g\n\"open", ',', 5);
    ASSERT_EQ(grid.rows.size(), 3U);
    EXPECT_EQ(grid.rows[0][0].text, "a \"b\"");
    EXPECT_EQ(grid.rows[0][1].text, "c,d");
    EXPECT_EQ(grid.rows[1][0].text, "e f");
    EXPECT_EQ(grid.rows[1][0].place.line, 6);
    EXPECT_EQ(grid.rows[2][0].text, "open");
    EXPECT_EQ(grid.rows[2][0].place.line, 8);
    ASSERT_EQ(grid.diagnostics.size(), 1U);
    EXPECT_EQ(grid.diagnostics[0].code, "quote-not-closed");
    EXPECT_EQ(separatorOf("a;b;c\nd;e;f,g\n"), ';');
    EXPECT_EQ(separatorOf("a\tb\nc\td\n"), '\t');
    EXPECT_FALSE(separatorOf("a b c\n").has_value());
}

TEST(Table, ReadsAWorkbook)
{
    const std::string bytes = workbookOf(
        {"<row r=\"1\"><c r=\"A1\"><v>17</v></c></row>",
         "<row r=\"2\"><c r=\"B2\"><v>1</v></c><c r=\"C2\" t=\"s\"><v>0</v></c>"
         "<c r=\"D2\" t=\"inlineStr\"><is><t>e5</t></is></c>"
         "<c r=\"E2\"><v>0.0624</v></c></row>"
         "<row><c><v/></c><c><v>2</v></c><c t=\"s\"><v>1</v></c><c t=\"str\"><v> Nc6 </v></c></row>"
         "<row r=\"60\"><c r=\"B60\"><v>60</v></c></row>"},
        "<si><t>e4</t></si><si><r><t>N</t></r><r><t>f3</t></r><rPh><t>x</t></rPh></si>");
    ASSERT_TRUE(looksLikeWorkbook(bytes));
    ASSERT_TRUE(looksLikeTable(bytes));
    const score::Sheet sheet = tableOf(bytes);
    EXPECT_THAT(movesOf(sheet), ElementsAre("e2e4", "e7e5", "g1f3", "b8c6"));
    EXPECT_THAT(placesOf(sheet), ElementsAre("1w", "1b", "2w", "2b"));
    EXPECT_EQ(sheet.entries[2].span, (TextSpan{3, 3, 3}));
    EXPECT_EQ(sheet.entries[1].clockSeconds, 5391);
    EXPECT_THAT(sheet.diagnostics, IsEmpty());
}

TEST(Table, SaysWhatIsWrongWithAWorkbook)
{
    const score::Sheet none = tableOf(testdata::zipOf({{"xl/workbook.xml", "<workbook/>"}}));
    EXPECT_THAT(codesOf(none), Contains("bad-workbook"));
    const score::Sheet broken = tableOf(workbookOf(
        {"<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"ZZZZ9\"><v>1</v></c>"
         "<c r=\"B1\" t=\"s\"><v>99999999999</v></c><c r=\"C1\" t=\"inlineStr\"><is><t>e5"},
        "<si><t>e4</t></si>"));
    EXPECT_THAT(textsOf(broken), ElementsAre("e4", "e5"));
    EXPECT_THAT(codesOf(broken), Contains("bad-workbook"));
    std::string cut = workbookOf({"<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>"}, "");
    for (std::size_t size = 4; size < cut.size(); size += 7) {
        EXPECT_THAT(tableOf(cut.substr(0, size)).entries, IsEmpty()) << size;
    }
    for (std::size_t i = 0; i < cut.size(); ++i) {
        std::string changed = cut;
        changed[i] = static_cast<char>(changed[i] ^ 0x55);
        EXPECT_THAT(tableOf(changed).entries, IsEmpty()) << i;
    }
}

TEST(Table, DoesNotUnpackWithoutLimit)
{
    const std::string huge(40'000'000, ' ');
    const score::Sheet sheet = tableOf(testdata::zipOf({
        {"xl/workbook.xml", "<workbook><sheets><sheet r:id=\"a\"/></sheets></workbook>"},
        {"xl/_rels/workbook.xml.rels", "<R><r Id=\"a\" Target=\"s.xml\"/></R>"},
        {"xl/s.xml", huge},
    }));
    EXPECT_THAT(sheet.entries, IsEmpty());
    EXPECT_THAT(codesOf(sheet), Contains("workbook-too-large"));
}

TEST(Table, DoesNotCopyOneLongTextIntoManyCells)
{
    std::string cells;
    for (int row = 1; row <= 5000; ++row) {
        cells += "<row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>0</v></c></row>";
    }
    const score::Sheet sheet =
        tableOf(workbookOf({cells}, "<si><t>" + std::string(3'000'000, 'x') + "</t></si>"));
    EXPECT_THAT(codesOf(sheet), Contains("workbook-too-large"));
}

TEST(CsvGrid, CountsPlacesInARowWithoutEndInLinearTime)
{
    constexpr int cells = 400'000;
    std::string text = "é,b";
    for (int i = 0; i < cells; ++i) {
        text += ",e4";
    }
    const auto start = std::chrono::steady_clock::now();
    const Grid grid = readCsv(text + "\nc,\"d\ne\",f", ',', 1);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
    ASSERT_EQ(grid.rows.size(), 2U);
    EXPECT_EQ(grid.rows[0].size(), mostGridColumns);
    EXPECT_EQ(grid.rows[0][1].place, (TextSpan{1, 3, 1}));
    EXPECT_EQ(grid.rows[0][3].place, (TextSpan{1, 8, 2}));
    EXPECT_EQ(grid.rows[1][2].place, (TextSpan{3, 4, 1}));
}

}  // namespace
}  // namespace diptych::importers
