#include "importers/scan/sheet/scan_message.h"
#include "importers/scan/sheet/scanned_sheet.h"

#include <gtest/gtest.h>

namespace diptych::importers::scan {

namespace {

ScannedCell cellOf(int number, chess::Color side, const std::string& text)
{
    ScannedCell cell;
    cell.number = number;
    cell.side = side;
    cell.box = {10.0 * number, 20.5, 30.0, 40.0};
    if (!text.empty()) {
        cell.reading.state = CellReading::State::Written;
        cell.reading.ink.texts = {{{text, -0.1}, {"?" + text, -4.0}}, {{text, -0.2}}};
    }
    return cell;
}

ScannedPage pageOf(int number, const std::vector<std::string>& texts)
{
    ScannedPage page;
    page.number = number;
    page.dialect = "en";
    for (std::size_t i = 0; i < texts.size(); ++i) {
        page.cells.push_back(cellOf(static_cast<int>(i) / 2 + 1,
                                    i % 2 == 0 ? chess::Color::White : chess::Color::Black,
                                    texts[i]));
    }
    return page;
}

ScanResult scanOf(const std::vector<std::vector<std::string>>& pages)
{
    ScanResult scan;
    for (const auto& texts : pages) {
        scan.pages.push_back(pageOf(static_cast<int>(scan.pages.size()) + 1, texts));
    }
    return scan;
}

std::vector<std::string> textsOf(const score::Sheet& sheet)
{
    std::vector<std::string> texts;
    for (const score::Entry& entry : sheet.entries) {
        texts.push_back(entry.text);
    }
    return texts;
}

}  // namespace

TEST(ScannedSheet, HasAnEntryWithInkAndPlaceForEveryWrittenCell)
{
    const score::Sheet sheet = sheetOf(scanOf({{"e4", "e5", "Nf3", "", "Bb5", "a6"}}), {});
    EXPECT_EQ(textsOf(sheet), (std::vector<std::string>{"e4", "e5", "Nf3", "Bb5", "a6"}));
    EXPECT_EQ(sheet.medium, score::Medium::Scan);
    for (const score::Entry& entry : sheet.entries) {
        EXPECT_TRUE(entry.ink);
        EXPECT_FALSE(entry.readings.empty()) << entry.text;
    }
    EXPECT_EQ(sheet.entries[3].number, 3);
    EXPECT_EQ(sheet.entries[3].side, chess::Color::White);
    EXPECT_EQ(sheet.entries[3].place, (PageSpan{1, 30.0, 20.5, 30.0, 40.0}));
}

TEST(ScannedSheet, KeepsTheInkOfACellThatReadsLikeNoMove)
{
    const score::Sheet sheet = sheetOf(scanOf({{"e4", "7", "Nf3", "%%", "Bb5", "a6"}}), {});
    ASSERT_EQ(sheet.entries.size(), 6u);
    EXPECT_TRUE(sheet.entries[1].ink);
    EXPECT_TRUE(sheet.entries[3].ink);
    EXPECT_EQ(sheet.entries[4].text, "Bb5");
}

TEST(ScannedSheet, GoesOnOverItsPages)
{
    const score::Sheet sheet = sheetOf(scanOf({{"e4", "e5"}, {"Nf3", "Nc6"}}), {});
    ASSERT_EQ(sheet.entries.size(), 4u);
    EXPECT_EQ(sheet.entries[2].text, "Nf3");
    EXPECT_EQ(sheet.entries[2].place->page, 2);
}

TEST(ScannedSheet, LeavesOutWhatIsCrossedOut)
{
    ScanResult scan = scanOf({{"e4", "e5", "Nf3", "Nc6"}});
    scan.pages[0].cells[2].reading.state = CellReading::State::CrossedOut;
    EXPECT_EQ(textsOf(sheetOf(scan, {})), (std::vector<std::string>{"e4", "e5", "Nc6"}));
}

TEST(ScanMessage, TellsEverythingButThePictures)
{
    ScanResult scan = scanOf({{"e4", "Sf6"}, {"", "d4"}});
    scan.pages[0].writing = Writing::Hand;
    scan.pages[0].form = "us-2x30";
    scan.pages[0].cells[0].reading.ink.frames.assign(2 * score::inkClasses, -1.5F);
    scan.pages[0].cells[0].reading.ink.pieceLetters = {"K", "D", "T", "L", "S"};
    scan.diagnostics.push_back(
        {Severity::Warning, "scan-table-uncertain", {2, 1, 0}, {"a", "\"b\""}});
    const auto told = fromMessage(toMessage(scan));
    ASSERT_TRUE(told);
    EXPECT_EQ(told->diagnostics, scan.diagnostics);
    ASSERT_EQ(told->pages.size(), 2u);
    EXPECT_EQ(told->pages[0].form, "us-2x30");
    EXPECT_EQ(told->pages[0].writing, Writing::Hand);
    const score::InkReading& ink = told->pages[0].cells[0].reading.ink;
    EXPECT_EQ(ink.frames, scan.pages[0].cells[0].reading.ink.frames);
    EXPECT_EQ(ink.pieceLetters[4], "S");
    EXPECT_EQ(ink.texts[0][1].text, "?e4");
    EXPECT_EQ(toMessage(*told), toMessage(scan));
}

TEST(ScanMessage, TakesNoDamagedMessageForOne)
{
    const std::string whole = toMessage(scanOf({{"e4", "e5"}}));
    for (const char* message : {"", "[]", "{}", "{\"diptych-scan\":2}", "null", "7"}) {
        EXPECT_FALSE(fromMessage(message)) << message;
    }
    for (std::size_t length = 0; length < whole.size(); length += 7) {
        EXPECT_FALSE(fromMessage(whole.substr(0, length))) << length;
    }
}

}  // namespace diptych::importers::scan
